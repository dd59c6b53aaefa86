-- Papers of a store, and the account that it is paid to (docs/decisions/067): handed in by the store, decided by an admin, never deleted.
create table store_papers (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  kind text not null check (kind in ('trade_licence', 'nid', 'bin', 'tin')),
  number text not null check (length(number) between 1 and 60),
  -- The name on the paper; of a BIN the registered name.
  holder text not null check (length(holder) between 1 and 120),
  -- Of a BIN the registered address.
  address text not null default '' check (length(address) <= 300),
  state text not null default 'handed_in' check (state in ('handed_in', 'approved', 'refused', 'replaced')),
  refusal_reason text check (length(refusal_reason) between 1 and 200),
  handed_in_at timestamptz(3) not null default now(),
  handed_in_by bigint not null references users (id),
  decided_at timestamptz(3),
  decided_by bigint references users (id),
  check (case kind
    when 'bin' then number ~ '^[0-9]{9}-[0-9]{4}$' and address <> ''
    when 'nid' then number ~ '^([0-9]{10}|[0-9]{13}|[0-9]{17})$'
    when 'tin' then number ~ '^[0-9]{12}$'
    else true end),
  check ((decided_at is null) = (decided_by is null) and (state = 'refused') = (refusal_reason is not null)),
  -- What is replaced before anybody decided was handed in anew.
  check ((state = 'handed_in') <= (decided_at is null) and (state in ('approved', 'refused')) <= (decided_at is not null))
);
create unique index store_papers_approved on store_papers (vendor_id, kind) where state = 'approved';
create unique index store_papers_handed_in on store_papers (vendor_id, kind) where state = 'handed_in';
create index store_papers_of_store on store_papers (vendor_id, id);
create index store_papers_to_decide on store_papers (id) where state = 'handed_in';

-- Where a store is paid to. Once one is approved another is a change: nothing is paid while it waits, and for some days after it is approved.
create table payout_accounts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  way text not null check (way in ('bank', 'bkash', 'cash')),
  -- '' where the way has none.
  bank text not null default '' check (length(bank) <= 60),
  branch text not null default '' check (length(branch) <= 60),
  routing_number text not null default '',
  account_name text not null default '' check (length(account_name) <= 120),
  number text not null default '',
  state text not null default 'handed_in' check (state in ('handed_in', 'approved', 'refused', 'replaced', 'withdrawn')),
  refusal_reason text check (length(refusal_reason) between 1 and 200),
  handed_in_at timestamptz(3) not null default now(),
  handed_in_by bigint not null references users (id),
  decided_at timestamptz(3),
  decided_by bigint references users (id),
  payable_from timestamptz(3),
  unique (id, vendor_id),
  check (case way
    when 'bank' then bank <> '' and branch <> '' and account_name <> '' and routing_number ~ '^[0-9]{9}$' and number ~ '^[0-9]{6,20}$'
    when 'bkash' then (bank, branch, routing_number, account_name) = ('', '', '', '') and number ~ '^01[3-9][0-9]{8}$'
    else (bank, branch, routing_number, account_name, number) = ('', '', '', '', '') end),
  check ((decided_at is null) = (decided_by is null) and (state = 'refused') = (refusal_reason is not null)),
  check ((state in ('handed_in', 'withdrawn')) <= (decided_at is null) and (state in ('approved', 'refused')) <= (decided_at is not null)),
  check ((payable_from is not null) = (decided_at is not null and state <> 'refused') and payable_from >= decided_at)
);
create unique index payout_accounts_approved on payout_accounts (vendor_id) where state = 'approved';
create unique index payout_accounts_handed_in on payout_accounts (vendor_id) where state = 'handed_in';
create index payout_accounts_of_store on payout_accounts (vendor_id, id);
create index payout_accounts_to_decide on payout_accounts (id) where state = 'handed_in';

-- What was handed in is what is decided, and what was decided stays known.
create trigger store_papers_stay before delete or truncate on store_papers for each statement execute function refuse_change();
create trigger store_papers_say_what_they_said
  before update of id, vendor_id, kind, number, holder, address, handed_in_at, handed_in_by
  on store_papers for each statement execute function refuse_change();
create trigger store_papers_go_their_way before update on store_papers for each row
  when ((old.state, new.state) not in
      (('handed_in', 'approved'), ('handed_in', 'refused'), ('handed_in', 'replaced'), ('approved', 'replaced'))
    or (old.decided_at is not null and (new.decided_at, new.decided_by) is distinct from (old.decided_at, old.decided_by)))
  execute function refuse_change();
create trigger payout_accounts_stay before delete or truncate on payout_accounts for each statement execute function refuse_change();
create trigger payout_accounts_say_what_they_said
  before update of id, vendor_id, way, bank, branch, routing_number, account_name, number, handed_in_at, handed_in_by
  on payout_accounts for each statement execute function refuse_change();
create trigger payout_accounts_go_their_way before update on payout_accounts for each row
  when ((old.state, new.state) not in (('handed_in', 'approved'), ('handed_in', 'refused'), ('handed_in', 'replaced'),
      ('handed_in', 'withdrawn'), ('approved', 'replaced'))
    or (old.decided_at is not null
      and (new.decided_at, new.decided_by, new.payable_from) is distinct from (old.decided_at, old.decided_by, old.payable_from)))
  execute function refuse_change();

-- A store hands in its own, takes back what waits, and decides nothing; who of the shop decided is the shop’s business.
grant select (id, vendor_id, kind, number, holder, address, state, refusal_reason, handed_in_at, decided_at),
  insert (vendor_id, kind, number, holder, address, handed_in_by), update (state) on store_papers to pg_database_owner;
grant select (id, vendor_id, way, bank, branch, routing_number, account_name, number, state, refusal_reason, handed_in_at, decided_at,
    payable_from),
  insert (vendor_id, way, bank, branch, routing_number, account_name, number, handed_in_by), update (state)
  on payout_accounts to pg_database_owner;
alter table store_papers enable row level security;
create policy own on store_papers for select to pg_database_owner using (vendor_id = (select actor_store_id()));
create policy handed_in on store_papers for insert to pg_database_owner
  with check (vendor_id = (select actor_store_id()) and handed_in_by = (select actor_id()));
create policy taken_back on store_papers for update to pg_database_owner
  using (vendor_id = (select actor_store_id()) and state = 'handed_in') with check (state = 'replaced');
alter table payout_accounts enable row level security;
create policy own on payout_accounts for select to pg_database_owner using (vendor_id = (select actor_store_id()));
create policy handed_in on payout_accounts for insert to pg_database_owner
  with check (vendor_id = (select actor_store_id()) and handed_in_by = (select actor_id()));
create policy taken_back on payout_accounts for update to pg_database_owner
  using (vendor_id = (select actor_store_id()) and state = 'handed_in') with check (state in ('replaced', 'withdrawn'));

-- Where a store was reached before it changed that, for as long as a changed account holds payouts: whoever changes both is told of to
-- whom it was before. Nobody but the shop reads them; they go with their account.
create table earlier_contacts (
  vendor_id bigint primary key references vendors (id),
  email text not null,
  phone text not null,
  -- The last change; of changes one after the other what was there before the first is kept.
  changed_at timestamptz(3) not null default now()
);
grant select (vendor_id), delete on earlier_contacts to pg_database_owner;
alter table earlier_contacts enable row level security;
create policy forgotten on earlier_contacts to pg_database_owner
  using ((select true from vendors where vendors.id = vendor_id and owner_id = (select actor_id())));

create function keep_earlier_contact() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Each new one takes ten ended ones away.
  delete from earlier_contacts where ctid in (
    select ctid from earlier_contacts where changed_at < now() - interval '72 hours' and vendor_id <> old.id
    limit 10 for update skip locked
  );
  insert into earlier_contacts as earlier (vendor_id, email, phone) values (old.id, old.contact_email, old.contact_phone)
  on conflict (vendor_id) do update set
    email = case when earlier.changed_at > now() - interval '72 hours' then earlier.email else excluded.email end,
    phone = case when earlier.changed_at > now() - interval '72 hours' then earlier.phone else excluded.phone end,
    changed_at = excluded.changed_at;
  return null;
end $$;
create trigger keep_earlier_contact after update of contact_email, contact_phone on vendors for each row
  when ((old.contact_email, old.contact_phone) is distinct from (new.contact_email, new.contact_phone))
  execute function keep_earlier_contact();

-- What a payout goes to; null: in cash, to a store without an account, or prepared before there were any.
alter table payouts add column account_id bigint;
alter table payouts add foreign key (account_id, vendor_id) references payout_accounts (id, vendor_id);
grant select (account_id) on payouts to pg_database_owner;
create trigger payouts_pay_to_one_account before update of account_id on payouts for each statement execute function refuse_change();

-- Payouts go to the account that is approved and not held, whoever prepares them.
create function payout_to_approved_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  approved payout_accounts;
begin
  select * into approved from payout_accounts where vendor_id = new.vendor_id and state = 'approved';
  if (new.account_id, new.way) is distinct from (approved.id, coalesce(approved.way, 'cash'))
    or approved.payable_from > now()
    or (approved.id is not null and exists (select from payout_accounts where vendor_id = new.vendor_id and state = 'handed_in'))
  then
    raise exception 'A payout does not go to its store’s account.'
      using errcode = 'check_violation', constraint = 'payout_to_approved_account', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger payout_to_approved_account before insert on payouts for each row execute function payout_to_approved_account();

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''paper''::text, ''payout_account''::text, ');
end $$;
