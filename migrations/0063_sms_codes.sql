-- What codes cost is counted apart: they use up nothing of what other SMS may cost in a day, and are not held up by it (docs/decisions/049).
alter table sms_days
  add code_poisha int not null default 0 check (code_poisha >= 0),
  add code_parts int not null default 0 check (code_parts >= 0);
