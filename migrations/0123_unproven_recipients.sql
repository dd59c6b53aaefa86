-- Messages to an email or phone that nobody has shown to be theirs (docs/decisions/084); and what SMS to such phones cost, which is a share of
-- the day's limit.
alter table messages add is_unproven boolean not null default false;
alter table sms_days add unproven_poisha int not null default 0 check (unproven_poisha >= 0);
