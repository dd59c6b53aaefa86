-- What its own store sells is the shop’s (docs/decisions/083): no commission, nothing payable to itself, and an account for its sales.
alter table ledger_accounts drop constraint ledger_accounts_kind_check, drop constraint ledger_accounts_check,
  add constraint ledger_accounts_kind_check check (kind in ('bank', 'courier_owes', 'vendor_owes', 'vendor_pending', 'vendor_payable',
    'shopper_due', 'sales', 'commission', 'vat_payable', 'shipping_income', 'courier_charges', 'promotions', 'losses', 'suspense')),
  add constraint ledger_accounts_check check ((owner = '') = (kind in ('bank', 'sales', 'commission', 'vat_payable', 'shipping_income',
    'courier_charges', 'promotions', 'losses')));

-- As before; a store posts to what its own deliveries move, and to no other account.
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
          'promotions')
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

-- What these products are sold under now, one row each. A customer orders, and reads no rule: this looks with the owner’s eyes. Its
-- plan is made once, and maybe while the tables are all but empty. Of its own store the shop takes nothing.
create or replace function commission_at_checkout(product_ids bigint[]) returns table (
  of_product bigint, rule_name text, basis_points int, fixed_poisha int, lowest_poisha int, highest_poisha int,
  commission_vat int, goods_vat int
) language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  today constant date := now() at time zone 'Asia/Dhaka';
begin
  return query
    select products.id, coalesce(rule.name, ''), coalesce(rule.basis_points, 0), coalesce(rule.fixed_poisha, 0), rule.lowest_poisha,
      rule.highest_poisha,
      coalesce((select rate.basis_points from vat_rates as rate where rate.what = 'commission' and rate.valid_from <= today
        order by rate.valid_from desc, rate.id desc limit 1), 0),
      coalesce((select rate.basis_points from vat_rates as rate where rate.what = 'goods' and rate.valid_from <= today
        order by rate.valid_from desc, rate.id desc limit 1), 0)
    from products
    left join visible_categories on visible_categories.id = products.category_id
    left join lateral commission_rule_of(products.vendor_id, visible_categories.path) as rule
      on products.vendor_id <> (select id from vendors where is_house)
    where products.id = any (product_ids);
end $$;
