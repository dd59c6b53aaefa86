-- The ledger refuses what it refused, by fewer lookups: each entry’s account and journal were asked for by its foreign keys as well as by
-- the checks of its statement. Neither table gives a row away (0093), so that what is there once stays.
alter table ledger_entries drop constraint ledger_entries_account_id_fkey, drop constraint ledger_entries_journal_id_fkey;

create or replace function entries_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  wrong record;
begin
  -- All of a journal in one statement.
  select into wrong
    bool_or(ledger_journals.id is null) as is_of_none, bool_or(kept.poisha <> 0) as is_unequal, bool_or(kept.entries <> told.entries) as is_late
  from (select journal_id, count(*) as entries from added group by journal_id) as told
  cross join lateral (
    select count(*) as entries, sum(amount_poisha) as poisha from ledger_entries where journal_id = told.journal_id
  ) as kept
  left join ledger_journals on ledger_journals.id = told.journal_id;
  if wrong.is_of_none then
    raise exception 'An entry is of no journal.'
      using errcode = 'foreign_key_violation', constraint = 'entries_of_journal', table = tg_table_name;
  end if;
  if wrong.is_unequal then
    raise exception 'The entries do not balance.'
      using errcode = 'check_violation', constraint = 'journal_balances', table = tg_table_name;
  end if;
  if wrong.is_late then
    raise exception 'The journal has its entries already.'
      using errcode = 'check_violation', constraint = 'entries_in_one_go', table = tg_table_name;
  end if;
  -- Each goes on where its account’s last one ended, and the account is what the last of them says.
  select into wrong
    bool_or(account.id is null) as is_of_none,
    bool_or(told.balance_poisha <> told.amount_poisha + coalesce(earlier.balance_poisha, 0)
      or (earlier.version is null) <> (told.version = 1)) as is_apart,
    bool_or(account.version <> told.last_version
      or (told.version = told.last_version and account.balance_poisha <> told.balance_poisha)) as is_alone
  from (select *, max(version) over (partition by account_id) as last_version from added) as told
  left join ledger_entries as earlier on earlier.account_id = told.account_id and earlier.version = told.version - 1
  left join ledger_accounts as account on account.id = told.account_id;
  if wrong.is_of_none then
    raise exception 'An entry is of no account.'
      using errcode = 'foreign_key_violation', constraint = 'entries_of_account', table = tg_table_name;
  end if;
  if wrong.is_apart then
    raise exception 'An entry does not go on from the one before it.'
      using errcode = 'check_violation', constraint = 'entries_go_on', table = tg_table_name;
  end if;
  if wrong.is_alone then
    raise exception 'The account does not go along with its entries.'
      using errcode = 'check_violation', constraint = 'account_follows_entries', table = tg_table_name;
  end if;
  return null;
end $$;

-- As before (0093), with the accounts of all legs in one look.
create or replace function ledger_post(
  kinds text[], sources text[], subjects text[], moments timestamptz[], reversed bigint[],
  places int[], accounts text[], owners text[], amounts bigint[]
) returns int
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  lane_here constant int := pg_backend_pid() & 15;
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
    leg_ids := array(
      select ledger_accounts.id from unnest(accounts, owners) with ordinality as leg (account, owner, place)
        join ledger_accounts on kind = leg.account and ledger_accounts.owner = leg.owner and lane = ledger_lane(leg.account, lane_here)
        order by place
    );
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
