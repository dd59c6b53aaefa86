-- A door is asked for whole taka, rounded down; the difference is the shop’s, in an account of its own (docs/decisions/086).
alter table ledger_accounts drop constraint ledger_accounts_kind_check, drop constraint ledger_accounts_check,
  add constraint ledger_accounts_kind_check check (kind in ('bank', 'courier_owes', 'vendor_owes', 'vendor_pending', 'vendor_payable',
    'shopper_due', 'sales', 'commission', 'fees', 'penalties', 'vat_payable', 'shipping_income', 'courier_charges', 'promotions',
    'rounding', 'losses', 'store_adjustments', 'opening_balances', 'suspense')),
  add constraint ledger_accounts_check check ((owner = '') = (kind in ('bank', 'sales', 'commission', 'fees', 'penalties', 'vat_payable',
    'shipping_income', 'courier_charges', 'promotions', 'rounding', 'losses', 'store_adjustments', 'opening_balances')));

-- As before; a store’s own delivery may be rounded.
create or replace function ledger_post(
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
      where account not in ('courier_owes', 'suspense', 'vendor_owes', 'vendor_pending', 'commission', 'vat_payable', 'shipping_income',
          'promotions', 'rounding')
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

-- What of a refund’s pieces was rounding at the door, which the shop has back.
alter table refunds add rounding_poisha bigint not null default 0;
grant select (rounding_poisha) on refunds to pg_database_owner;
create trigger refunds_say_what_was_rounded before update of rounding_poisha on refunds for each statement execute function refuse_change();

-- Not validated: what is there was held to a shorter list, and nobody waits.
do $$
declare
  allowed constant text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'statement_lines'::regclass and conname = 'statement_lines_kind_check');
begin
  alter table statement_lines drop constraint statement_lines_kind_check;
  execute format('alter table statement_lines add constraint statement_lines_kind_check %s not valid',
    replace(replace(allowed, ' NOT VALID', ''), 'ARRAY[', 'ARRAY[''rounding''::text, ''rounding_taken_back''::text, '));
end $$;
