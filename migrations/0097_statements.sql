-- What a store is told of its money (docs/decisions/066): statements that never change, and payouts of their balances.
create table statements (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  -- Of the store, without gaps.
  number int not null check (number > 0),
  -- Days in Dhaka, both included; the next one begins the day after.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- What the shop owes the store; below zero, what the store owes the shop.
  opening_poisha bigint not null,
  closing_poisha bigint not null,
  -- What was pending as it was closed: it waits for its cash.
  waiting_poisha bigint not null,
  line_count int not null check (line_count > 0),
  -- Of its canonical text.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz(3) not null default now(),
  unique (vendor_id, number),
  unique (vendor_id, last_day),
  unique (id, vendor_id)
);

create table statement_lines (
  statement_id bigint not null references statements (id),
  position int not null check (position > 0),
  kind text not null check (kind in ('sale', 'sale_taken_back', 'promotion', 'promotion_taken_back', 'commission',
    'commission_taken_back', 'payout', 'payout_failed', 'debt_netted', 'adjustment')),
  subject text not null,
  happened_at timestamptz(3) not null,
  -- As the store sees it: more is owed to it, or less.
  amount_poisha bigint not null check (amount_poisha <> 0),
  -- What of it is VAT on a commission.
  vat_poisha bigint not null,
  account_id bigint not null,
  version bigint not null,
  primary key (statement_id, position),
  -- An entry stands in one statement.
  unique (account_id, version),
  foreign key (account_id, version) references ledger_entries (account_id, version)
);

create trigger statements_append_only before update or delete or truncate on statements
  for each statement execute function refuse_change();
create trigger statement_lines_append_only before update or delete or truncate on statement_lines
  for each statement execute function refuse_change();

-- All lines of a statement come at once, say what their entries say, and add up.
create function statement_says_its_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if exists (
    select from (select distinct statement_id as id from added) as told join statements using (id)
    where line_count <> (select count(*) from statement_lines where statement_id = statements.id)
      or closing_poisha - opening_poisha <> (select sum(amount_poisha) from statement_lines where statement_id = statements.id)
  ) then
    raise exception 'A statement does not add up.'
      using errcode = 'check_violation', constraint = 'statement_adds_up', table = tg_table_name;
  end if;
  if exists (
    select from added
      join statements on statements.id = added.statement_id
      join ledger_entries as entry on entry.account_id = added.account_id and entry.version = added.version
      join ledger_accounts as account on account.id = added.account_id
      join ledger_journals as journal on journal.id = entry.journal_id
    where added.amount_poisha <> -entry.amount_poisha
      or (account.owner, true) <> (statements.vendor_id::text, account.kind in ('vendor_owes', 'vendor_payable'))
      or (added.subject, added.happened_at) <> (journal.subject, journal.happened_at)
  ) then
    raise exception 'A line does not say what its entry says.'
      using errcode = 'check_violation', constraint = 'line_says_its_entry', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger statement_says_its_entries after insert on statement_lines referencing new table as added
  for each statement execute function statement_says_its_entries();

-- A statement goes on where the one before it ended, and has the lines that it counts.
create function statement_goes_on() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  before statements;
begin
  select * into before from statements where vendor_id = new.vendor_id and number = new.number - 1;
  if (new.number > 1 and before.id is null)
    or new.opening_poisha <> coalesce(before.closing_poisha, 0)
    or new.first_day <> coalesce(before.last_day + 1, new.first_day)
    or new.line_count <> (select count(*) from statement_lines where statement_id = new.id)
  then
    raise exception 'Statement % does not go on from the one before it.', new.id
      using errcode = 'check_violation', constraint = 'statement_goes_on', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger statement_goes_on after insert on statements
  deferrable initially deferred for each row execute function statement_goes_on();

create table payouts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  -- Whose balance it pays.
  statement_id bigint not null,
  amount_poisha bigint not null check (amount_poisha > 0),
  way text not null check (way in ('bank', 'bkash', 'cash')),
  -- The account it goes to; '' for cash.
  pay_to text not null check ((pay_to = '') = (way = 'cash')),
  state text not null default 'prepared' check (state in ('prepared', 'approved', 'paid', 'failed')),
  prepared_by bigint not null references users (id),
  prepared_at timestamptz(3) not null default now(),
  approved_by bigint references users (id),
  approved_at timestamptz(3),
  paid_by bigint references users (id),
  paid_at timestamptz(3),
  -- The bank’s, bKash’s, or that of a receipt.
  reference text not null default '',
  failed_by bigint references users (id),
  failed_at timestamptz(3),
  failed_because text not null default '',
  foreign key (statement_id, vendor_id) references statements (id, vendor_id),
  check ((approved_at is null) = (approved_by is null) and (paid_at is null) = (paid_by is null)),
  check ((state = 'prepared') <= (approved_at is null) and (state in ('approved', 'paid')) <= (approved_at is not null)),
  check ((paid_at is not null) = (reference <> '') and (state = 'paid') <= (paid_at is not null)),
  check (paid_at is null or state in ('paid', 'failed')),
  check ((state = 'failed') = (failed_at is not null) and (failed_at is null) = (failed_by is null)),
  check ((failed_at is not null) = (failed_because <> ''))
);
-- A statement is paid once, and a store is paid one thing at a time.
create unique index payouts_of_statement on payouts (statement_id) where state <> 'failed';
create unique index payouts_open on payouts (vendor_id) where state in ('prepared', 'approved');
create index payouts_of_store on payouts (vendor_id, id);
create index payouts_in_state on payouts (state, id);

create trigger payouts_stay before delete or truncate on payouts for each statement execute function refuse_change();
create trigger payouts_pay_what_they_said
  before update of id, vendor_id, statement_id, amount_poisha, way, pay_to, prepared_by, prepared_at
  on payouts for each statement execute function refuse_change();
create trigger payouts_go_their_way before update on payouts for each row
  when ((old.state, new.state) not in (('prepared', 'approved'), ('prepared', 'failed'), ('approved', 'paid'), ('approved', 'failed'),
      ('paid', 'failed'))
    or (old.approved_at is not null and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at))
    or (old.paid_at is not null
      and (new.paid_by, new.paid_at, new.reference) is distinct from (old.paid_by, old.paid_at, old.reference)))
  execute function refuse_change();

create function payout_within_statement() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.amount_poisha > (select closing_poisha from statements where id = new.statement_id) then
    raise exception 'A payout is more than its statement says.'
      using errcode = 'check_violation', constraint = 'payout_within_statement', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger payout_within_statement before insert on payouts for each row execute function payout_within_statement();

-- A store reads its own; who of the shop did what is the shop’s business.
grant select on statements, statement_lines to pg_database_owner;
grant select (id, vendor_id, statement_id, amount_poisha, way, pay_to, state, prepared_at, approved_at, paid_at, reference,
  failed_at, failed_because) on payouts to pg_database_owner;
alter table statements enable row level security;
create policy own on statements for select to pg_database_owner using (vendor_id = (select actor_store_id()));
alter table statement_lines enable row level security;
create policy own on statement_lines for select to pg_database_owner
  using ((select true from statements where statements.id = statement_id));
alter table payouts enable row level security;
create policy own on payouts for select to pg_database_owner using (vendor_id = (select actor_store_id()));

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''payout''::text, ');
end $$;
