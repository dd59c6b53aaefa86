-- Where every taka is and why (docs/decisions/062): double entry, append-only. Debits are positive, credits negative.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('bank', 'courier_owes', 'vendor_owes', 'vendor_pending', 'vendor_payable', 'shopper_due',
    'commission', 'vat_payable', 'shipping_income', 'courier_charges', 'promotions', 'losses', 'suspense')),
  -- A store’s or customer’s id, a courier’s name; '' where it is the shop’s.
  owner text not null,
  -- Postings at once into one account share out its lanes: its balance is the sum of theirs.
  lane smallint not null check (lane between 0 and 15),
  balance_poisha bigint not null default 0,
  -- How many entries it has.
  version bigint not null default 0,
  unique (kind, owner, lane),
  check ((owner = '') = (kind in ('bank', 'commission', 'vat_payable', 'shipping_income', 'courier_charges', 'promotions', 'losses')))
) with (fillfactor = 50);

create table ledger_journals (
  id bigint generated always as identity primary key,
  -- One event posts once, however often it is told.
  kind text not null check (kind <> ''),
  source text not null check (source <> ''),
  -- What it is about, such as `parcel:17`.
  subject text not null check (subject <> ''),
  -- A correction takes all of an earlier one back, once.
  reverses bigint unique references ledger_journals (id),
  happened_at timestamptz(3) not null,
  written_at timestamptz(3) not null default now(),
  unique (kind, source)
);
create index journals_of_subject on ledger_journals (subject, id);

create table ledger_entries (
  account_id bigint not null references ledger_accounts (id),
  -- Of the account: without gaps.
  version bigint not null,
  journal_id bigint not null references ledger_journals (id),
  amount_poisha bigint not null check (amount_poisha <> 0),
  -- Of the account, once this is written.
  balance_poisha bigint not null,
  primary key (account_id, version)
);
create index entries_of_journal on ledger_entries (journal_id);

create trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_accounts_are_whose_they_are before update of id, kind, owner, lane on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_accounts_begin_empty before insert on ledger_accounts
  for each row when (new.balance_poisha <> 0 or new.version <> 0) execute function refuse_change();

-- What is asked here has an index for it, also while a new shop’s tables are so small that a plan, kept until they are analysed,
-- would do without: row by row, as there are few.
create function journal_balances() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if (select count(*) < 2 or sum(amount_poisha) <> 0 from ledger_entries where journal_id = new.id) then
    raise exception 'Journal % does not balance.', new.id
      using errcode = 'check_violation', constraint = 'journal_balances', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger journal_balances after insert on ledger_journals
  deferrable initially deferred for each row execute function journal_balances();

-- All of a journal in one statement, and each goes on where its account’s last one ended.
create function entries_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from (select distinct journal_id as id from added) as journal
    where (select sum(amount_poisha) from ledger_entries where journal_id = journal.id) <> 0
  ) then
    raise exception 'The entries do not balance.'
      using errcode = 'check_violation', constraint = 'journal_balances', table = tg_table_name;
  end if;
  if exists (
    select from added left join ledger_entries as earlier
      on earlier.account_id = added.account_id and earlier.version = added.version - 1
    where added.balance_poisha <> added.amount_poisha + coalesce(earlier.balance_poisha, 0)
      or (earlier.version is null) <> (added.version = 1)
  ) then
    raise exception 'An entry does not go on from the one before it.'
      using errcode = 'check_violation', constraint = 'entries_go_on', table = tg_table_name;
  end if;
  if exists (
    select from ledger_entries where journal_id in (select journal_id from added)
      and (account_id, version) not in (select account_id, version from added)
  ) then
    raise exception 'The journal has its entries already.'
      using errcode = 'check_violation', constraint = 'entries_in_one_go', table = tg_table_name;
  end if;
  if exists (
    select from (select distinct on (account_id) * from added order by account_id, version desc) as last_entry
      join ledger_accounts on ledger_accounts.id = last_entry.account_id
    where (ledger_accounts.version, ledger_accounts.balance_poisha) <> (last_entry.version, last_entry.balance_poisha)
  ) then
    raise exception 'The account does not go along with its entries.'
      using errcode = 'check_violation', constraint = 'account_follows_entries', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger entries_balance after insert on ledger_entries referencing new table as added
  for each statement execute function entries_balance();

-- An account moves with its entries alone, in the statement that writes them.
create function account_follows_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from changed left join ledger_entries as last_entry
      on last_entry.account_id = changed.id and last_entry.version = changed.version
    where changed.balance_poisha is distinct from last_entry.balance_poisha
      or exists (select from ledger_entries where account_id = changed.id and version > changed.version)
  ) then
    raise exception 'An account is not what its last entry says.'
      using errcode = 'check_violation', constraint = 'account_follows_entries', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger account_follows_entries after update on ledger_accounts referencing new table as changed
  for each statement execute function account_follows_entries();

-- Accounts that all events have a part of have a lane for each connection, nearly: two seldom wait for one another.
create function ledger_lane(account text, own_lane int) returns smallint language sql immutable as $$
  select case when account in ('vendor_owes', 'vendor_pending', 'vendor_payable', 'shopper_due') then 0 else own_lane end::smallint
$$;

-- The one way into the ledger: journals, and their legs, each of which names its journal by its place. One that `reverses` an
-- earlier journal takes all of that back, and has no legs. What was posted before is left out. Answers how many were posted.
-- Once a transaction, at its end: all accounts are held at once, in the order of their ids, then events, in the order given.
create function ledger_post(
  kinds text[], sources text[], subjects text[], moments timestamptz[], reversed bigint[],
  places int[], accounts text[], owners text[], amounts bigint[]
) returns int
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  lane_here constant int := pg_backend_pid() & 15;
  leg_id bigint;
  leg_ids bigint[];
  new_id bigint;
  posted int := 0;
begin
  if current_setting('haat.has_posted', true) = 'yes' then
    raise exception 'A transaction posts once: two postings would hold their accounts in any order.';
  end if;
  perform set_config('haat.has_posted', 'yes', true);
  -- A store posts what its own deliveries come to, and takes nothing back; a customer posts nothing.
  if actor_id() is not null and (actor_store_id() is null or exists (select from unnest(reversed) as id where id is not null)
    or exists (
      select from unnest(accounts, owners) as leg (account, owner)
      where account in ('bank', 'vendor_payable', 'shopper_due', 'courier_charges', 'losses')
        or (account in ('vendor_owes', 'vendor_pending') and owner <> actor_store_id()::text)
    ))
  then
    raise exception 'This is not for a store or a customer to post.' using errcode = 'insufficient_privilege';
  end if;
  loop
    leg_ids := '{}';
    for at in 1 .. cardinality(accounts) loop
      select id into leg_id from ledger_accounts
        where kind = accounts[at] and owner = owners[at] and lane = ledger_lane(accounts[at], lane_here);
      exit when not found;
      leg_ids := leg_ids || leg_id;
    end loop;
    exit when cardinality(leg_ids) = cardinality(accounts);
    -- In one order: whoever makes the same ones meanwhile is waited for.
    insert into ledger_accounts (kind, owner, lane)
      select distinct account, owner, ledger_lane(account, lane_here) from unnest(accounts, owners) as leg (account, owner)
      order by 1, 2, 3
      on conflict do nothing;
  end loop;
  perform from ledger_accounts
    where id = any (leg_ids || array(select account_id from ledger_entries where journal_id = any (reversed)))
    order by id for no key update;
  for at in 1 .. cardinality(kinds) loop
    insert into ledger_journals (kind, source, subject, reverses, happened_at)
      values (kinds[at], sources[at], subjects[at], reversed[at], moments[at])
      on conflict (kind, source) do nothing
      returning id into new_id;
    continue when new_id is null;
    posted := posted + 1;
    with legs as (
      select leg.id, sum(leg.amount) as poisha from unnest(places, leg_ids, amounts) as leg (place, id, amount)
        where leg.place = at group by leg.id
      union all
      select account_id, -amount_poisha from ledger_entries where journal_id = reversed[at]
    ), moved as (
      update ledger_accounts set balance_poisha = balance_poisha + poisha, version = version + 1
      from legs where ledger_accounts.id = legs.id and poisha <> 0
      returning ledger_accounts.id, version, poisha, balance_poisha
    )
    insert into ledger_entries (account_id, version, journal_id, amount_poisha, balance_poisha)
      select id, version, new_id, poisha, balance_poisha from moved;
  end loop;
  return posted;
end $$;

revoke execute on function ledger_post from public;
grant execute on function ledger_post to pg_database_owner;
-- A store reads its own accounts.
grant select on ledger_accounts, ledger_journals, ledger_entries to pg_database_owner;
alter table ledger_accounts enable row level security;
create policy own on ledger_accounts for select to pg_database_owner
  using (kind in ('vendor_owes', 'vendor_pending', 'vendor_payable') and owner = (select actor_store_id())::text);
alter table ledger_entries enable row level security;
create policy own on ledger_entries for select to pg_database_owner
  using ((select true from ledger_accounts where ledger_accounts.id = account_id));
alter table ledger_journals enable row level security;
create policy own on ledger_journals for select to pg_database_owner
  using ((select true from ledger_entries where journal_id = ledger_journals.id limit 1));
