-- What the shop takes of a sale (docs/decisions/063): rules, and of each line the one that was found when it was ordered.
create table commission_rules (
  id bigint generated always as identity primary key,
  -- As stores read it.
  name text not null check (length(name) between 1 and 60),
  -- Whose, and of what: null is everybody’s, and everything. A category that is deleted meanwhile has nothing to sell: its rule
  -- stays, and applies to nothing.
  vendor_id bigint references vendors (id),
  category_id bigint,
  basis_points int not null check (basis_points between 0 and 10000),
  -- A piece, beside that.
  fixed_poisha int not null check (fixed_poisha >= 0),
  -- What both come to for a piece is no less and no more.
  lowest_poisha int check (lowest_poisha >= 0),
  highest_poisha int check (highest_poisha >= 0),
  valid_from timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (lowest_poisha <= highest_poisha)
);
create index commission_rules_of on commission_rules (coalesce(vendor_id, 0), coalesce(category_id, 0));
-- A shop takes nothing until an admin says so.
insert into commission_rules (name, basis_points, fixed_poisha, valid_from) values ('Shop’s default', 0, 0, now());

-- Old lines are explained by old rules: none is changed, but each may end, once.
create trigger commission_rules_stay before delete or truncate on commission_rules
  for each statement execute function refuse_change();
create trigger commission_rules_say_what_they_said
  before update of id, name, vendor_id, category_id, basis_points, fixed_poisha, lowest_poisha, highest_poisha, valid_from, created_at
  on commission_rules for each statement execute function refuse_change();
create trigger commission_rules_end_once before update on commission_rules
  for each row when (old.ended_at is not null) execute function refuse_change();

-- A law’s rate from a day in Dhaka on; of one day, what was written last.
create table vat_rates (
  id bigint generated always as identity primary key,
  what text not null check (what in ('commission', 'goods')),
  basis_points int not null check (basis_points between 0 and 10000),
  valid_from date not null,
  created_at timestamptz(3) not null default now()
);
create index vat_rates_from on vat_rates (what, valid_from, id);
insert into vat_rates (what, basis_points, valid_from) values
  ('commission', 500, '2019-07-01'), ('commission', 1500, '2025-07-01'),
  ('goods', 750, '2019-07-01'), ('goods', 1500, '2025-01-09'), ('goods', 1000, '2025-01-22');
create trigger vat_rates_append_only before update or delete or truncate on vat_rates
  for each statement execute function refuse_change();

-- What a line was sold under, found as it was ordered, and never again. Lines from before had no commission.
alter table order_lines
  add column commission_rule text not null default '',
  add column commission_basis_points int not null default 0,
  add column commission_fixed_poisha int not null default 0,
  -- Of all its pieces, as the VAT on it; rounded with the lines of its parcel.
  add column commission_poisha bigint not null default 0,
  add column commission_vat_basis_points int not null default 0,
  add column commission_vat_poisha bigint not null default 0,
  -- Of the goods, which their price contains.
  add column vat_basis_points int not null default 0,
  -- True of the zeros that are there: nobody waits until all lines are read.
  add constraint order_lines_commission check (
    commission_poisha between 0 and price_poisha::bigint * quantity
    and commission_vat_poisha between 0 and commission_poisha
    and commission_basis_points between 0 and 10000 and commission_fixed_poisha >= 0
    and commission_vat_basis_points between 0 and 10000 and vat_basis_points between 0 and 10000
  ) not valid;
create trigger order_lines_commission_is_frozen
  before update of commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha, commission_vat_basis_points,
    commission_vat_poisha, vat_basis_points
  on order_lines for each statement execute function refuse_change();

-- The rule by which a store pays for what stands under a path of categories, from the root down: its own before everybody’s, that of
-- the nearest category before those above it and before that of all categories, the newest first.
create function commission_rule_of(store_id bigint, category_path bigint[]) returns setof commission_rules
  language sql stable as $$
    select rule.* from commission_rules as rule
    where coalesce(rule.vendor_id, 0) = any (array[0, store_id]) and coalesce(rule.category_id, 0) = any (0::bigint || category_path)
      and rule.valid_from <= now() and (rule.ended_at is null or rule.ended_at > now())
    order by rule.vendor_id is null, array_position(category_path, rule.category_id) desc nulls last, rule.valid_from desc, rule.id desc
    limit 1
$$;

-- What these products are sold under now, one row each. A customer orders, and reads no rule: this looks with the owner’s eyes. Its
-- plan is made once, and maybe while the tables are all but empty.
create function commission_at_checkout(product_ids bigint[]) returns table (
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
    left join lateral commission_rule_of(products.vendor_id, visible_categories.path) as rule on true
    where products.id = any (product_ids);
end $$;
revoke execute on function commission_at_checkout from public;
grant execute on function commission_at_checkout to pg_database_owner;

-- A store reads the rules that may apply to it.
grant select on commission_rules, vat_rates to pg_database_owner;
alter table commission_rules enable row level security;
create policy own on commission_rules for select to pg_database_owner
  using ((select actor_store_id()) is not null and (vendor_id is null or vendor_id = (select actor_store_id())));
alter table vat_rates enable row level security;
create policy seen on vat_rates for select to pg_database_owner using ((select actor_store_id()) is not null);

-- Of a line, who bought it knows all but what its store pays for that.
revoke select on order_lines from pg_database_owner;
grant select (id, parcel_id, product_id, name, price_poisha, image, size, quantity, stock_taken),
  insert (commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha, commission_vat_basis_points,
    commission_vat_poisha, vat_basis_points)
  on order_lines to pg_database_owner;
create view line_commissions as
  select order_lines.id as line_id, parcel_id, commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha,
    commission_vat_basis_points, commission_vat_poisha, vat_basis_points
  from order_lines join parcels on parcels.id = parcel_id
  where parcels.vendor_id = (select actor_store_id());
grant select on line_commissions to pg_database_owner;

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''commission''::text, ''vat''::text, ');
end $$;
