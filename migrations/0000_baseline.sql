-- The tables of an empty database, as the migrations leave them that stand in its schema_migrations (docs/decisions/079-baseline.md).
-- Written by `npm run baseline`, not by hand. Why each thing is as it is stands in the numbered migrations.
SET LOCAL check_function_bodies = off;

CREATE FUNCTION public.account_follows_entries() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
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

CREATE FUNCTION public.actor_id() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('haat.actor_id'::text, true), ''::text))::bigint;

CREATE FUNCTION public.actor_store_id() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('haat.store_id'::text, true), ''::text))::bigint;

CREATE FUNCTION public.add_job(task text, payload json, queue text, run_at timestamp with time zone, max_attempts integer, job_key text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform graphile_worker.add_job(
    identifier => add_job.task, payload => add_job.payload, queue_name => add_job.queue, run_at => add_job.run_at,
    max_attempts => add_job.max_attempts, job_key => add_job.job_key
  );
end $$;

CREATE FUNCTION public.adjustments_add_up() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  of_order bigint;
begin
  for of_order in
    select distinct (side ->> tg_argv[0])::bigint from unnest(array[to_jsonb(new), to_jsonb(old)]) as side where side is not null
  loop
    perform from orders
    where id = of_order and (
      adjustments_poisha <> (select coalesce(sum(poisha), 0) from order_adjustments where order_id = of_order)
      or shipping_poisha + (
        select coalesce(sum(poisha), 0) from order_adjustments where order_id = of_order and parcel_id is null
      ) < 0
      or exists (
        select from parcels
        where order_id = of_order and (adjustments_poisha, store_adjustments_poisha) <> (
          select coalesce(sum(poisha), 0), coalesce(sum(poisha) filter (where paid_by = 'store'), 0)
          from order_adjustments where order_id = of_order and parcel_id = parcels.id
        )
      )
      or exists (
        select from order_adjustments join parcels on parcels.id = parcel_id
        where order_adjustments.order_id = of_order and parcels.order_id <> of_order
      )
    );
    if found then
      raise exception 'The adjustments of order % do not add up.', of_order
        using errcode = 'check_violation', constraint = 'adjustments_add_up', table = tg_table_name;
    end if;
  end loop;
  return null;
end $$;

CREATE FUNCTION public.commission_at_checkout(product_ids bigint[]) RETURNS TABLE(of_product bigint, rule_name text, basis_points integer, fixed_poisha integer, lowest_poisha integer, highest_poisha integer, commission_vat integer, goods_vat integer)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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

CREATE TABLE public.commission_rules (
    id bigint NOT NULL,
    name text NOT NULL,
    vendor_id bigint,
    category_id bigint,
    basis_points integer NOT NULL,
    fixed_poisha integer NOT NULL,
    lowest_poisha integer,
    highest_poisha integer,
    valid_from timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT commission_rules_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
    CONSTRAINT commission_rules_check CHECK ((lowest_poisha <= highest_poisha)),
    CONSTRAINT commission_rules_fixed_poisha_check CHECK ((fixed_poisha >= 0)),
    CONSTRAINT commission_rules_highest_poisha_check CHECK ((highest_poisha >= 0)),
    CONSTRAINT commission_rules_lowest_poisha_check CHECK ((lowest_poisha >= 0)),
    CONSTRAINT commission_rules_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

CREATE FUNCTION public.commission_rule_of(store_id bigint, category_path bigint[]) RETURNS SETOF public.commission_rules
    LANGUAGE sql STABLE
    AS $$
    select rule.* from commission_rules as rule
    where coalesce(rule.vendor_id, 0) = any (array[0, store_id]) and coalesce(rule.category_id, 0) = any (0::bigint || category_path)
      and rule.valid_from <= now() and (rule.ended_at is null or rule.ended_at > now())
    order by rule.vendor_id is null, array_position(category_path, rule.category_id) desc nulls last, rule.valid_from desc, rule.id desc
    limit 1
$$;

CREATE FUNCTION public.count_products() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into product_counts as counted (category_id, vendor_id, products)
    select category_id, vendor_id, count(*) from after where deleted_at is null
    group by category_id, vendor_id order by category_id, vendor_id
    on conflict (category_id, vendor_id) do update set products = counted.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into product_counts as counted (category_id, vendor_id, products)
    select category_id, vendor_id, -count(*) from before where deleted_at is null
    group by category_id, vendor_id order by category_id, vendor_id
    on conflict (category_id, vendor_id) do update set products = counted.products + excluded.products;
  else
    insert into product_counts as counted (category_id, vendor_id, products)
    select category_id, vendor_id, sum(change) from (
      select category_id, vendor_id, 1 as change from after where deleted_at is null
      union all select category_id, vendor_id, -1 from before where deleted_at is null
    ) as changes
    group by category_id, vendor_id having sum(change) <> 0 order by category_id, vendor_id
    on conflict (category_id, vendor_id) do update set products = counted.products + excluded.products;
  end if;
  return null;
end $$;

CREATE FUNCTION public.delivery_place(address text, city text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select pg_catalog.md5(pg_catalog.regexp_replace(
    pg_catalog.translate(pg_catalog.lower(pg_catalog.normalize(address || city, 'NFKC') collate "C"), '০১২৩৪৫৬৭৮৯', '0123456789'),
    '[\u0001-/:-`{-\u00bf\u2000-\u206f]+', '', 'g'))
$$;

CREATE FUNCTION public.entries_balance() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
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

CREATE FUNCTION public.fiscal_year_of(moment timestamp with time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  select extract(year from (moment at time zone 'Asia/Dhaka') - interval '6 months')::int
$$;

CREATE FUNCTION public.held_open(of_customer bigint, of_phone text, of_address text, of_city text, of_products bigint[], of_sizes text[]) RETURNS TABLE(product_id bigint, size text, pieces bigint, poisha bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  place constant text := delivery_place(of_address, of_city);
begin
  if exists (select from users where id = of_customer and phone is not null) or exists (
    select from orders join parcels on parcels.order_id = orders.id
    where orders.customer_id = of_customer and parcels.status = 'Completed'
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(116, hashtext(of_phone));
  perform pg_advisory_xact_lock(117, hashtext(place));
  return query
    with held as materialized (
      select 'account' as subject, orders.id from orders where customer_id = of_customer and status = 'Pending'
      union all
      select 'phone', orders.id from orders where phone = of_phone and status = 'Pending'
      union all
      select 'place', orders.id from orders
        where delivery_place(shipping_address, shipping_city) = place and status = 'Pending'
    ), lines as materialized (
      select held.subject, order_lines.product_id, order_lines.size, order_lines.quantity, order_lines.stock_taken,
        order_lines.quantity::bigint * order_lines.price_poisha as poisha
      from held
      join parcels on parcels.order_id = held.id and parcels.status = 'Pending' and not parcels.awaits_confirmation
      join order_lines on order_lines.parcel_id = parcels.id
    ), sums as (
      select null::bigint as product_id, null::text as size, lines.subject, sum(lines.quantity) as pieces, sum(lines.poisha) as poisha
      from lines group by lines.subject
      union all
      select lines.product_id, lines.size, lines.subject, sum(lines.quantity), 0
      from lines join unnest(of_products, of_sizes) as asked(product_id, size) using (product_id, size)
      where lines.stock_taken
      group by lines.product_id, lines.size, lines.subject
    ), totals as (
      select sums.product_id, sums.size, max(sums.pieces) as pieces, max(sums.poisha)::bigint as poisha from sums
      group by sums.product_id, sums.size
    )
    select totals.product_id, totals.size, totals.pieces, totals.poisha from totals
    union all
    -- An account that holds nothing is told from one that is known.
    select null, null, 0, 0 where not exists (select from lines);
end $$;

CREATE FUNCTION public.invoice_number_is_used() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if not exists (
    select from tax_invoices
    where (issuer, form, fiscal_year, number) = (new.issuer, new.form, new.fiscal_year, new.last)
  ) then
    raise exception 'Number % of % was not issued.', new.last, new.issuer
      using errcode = 'check_violation', constraint = 'invoice_number_is_used', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.journal_balances() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
begin
  if (select count(*) < 2 or sum(amount_poisha) <> 0 from ledger_entries where journal_id = new.id) then
    raise exception 'Journal % does not balance.', new.id
      using errcode = 'check_violation', constraint = 'journal_balances', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.keep_earlier_contact() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.keep_visible_categories() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  with recursive visible as (
    select id, array[id] as path from categories where parent_id is null and is_active
    union all
    select below.id, path || below.id
    from categories as below join visible on visible.id = below.parent_id
    where below.is_active
  ), hidden as (
    delete from visible_categories where id not in (select id from visible)
  )
  insert into visible_categories as kept (id, path) select id, path from visible
  on conflict (id) do update set path = excluded.path where kept.path <> excluded.path;
  return null;
end $$;

CREATE FUNCTION public.ledger_lane(account text, own_lane integer) RETURNS smallint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when account in ('vendor_owes', 'vendor_pending', 'vendor_payable', 'shopper_due') then 0 else own_lane end::smallint
$$;

CREATE FUNCTION public.ledger_post(kinds text[], sources text[], subjects text[], moments timestamp with time zone[], reversed bigint[], places integer[], accounts text[], owners text[], amounts bigint[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
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

CREATE FUNCTION public.note_risen_size() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update low_sizes set has_risen = true
    where product_id = new.product_id and size = new.size and not has_risen and (new.stock is null or new.stock > line);
  return null;
end $$;

CREATE FUNCTION public.note_size_sold_out() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update products set sizes_in_stock =
    case when new.stock = 0 then sizes_in_stock & ~size_bit(new.size) else sizes_in_stock | size_bit(new.size) end
  where id = new.product_id;
  return null;
end $$;

CREATE FUNCTION public.note_sizes_come() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update products set sizes_in_stock = sizes_in_stock | come.bits
  from (
    select product_id, bit_or(size_bit(size)) as bits from after where stock is distinct from 0 group by product_id
  ) as come
  where id = come.product_id and sizes_in_stock & come.bits <> come.bits;
  return null;
end $$;

CREATE FUNCTION public.note_sizes_gone() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update products set sizes_in_stock = sizes_in_stock & ~gone.bits
  from (select product_id, bit_or(size_bit(size)) as bits from before group by product_id) as gone
  where id = gone.product_id and sizes_in_stock & gone.bits <> 0;
  return null;
end $$;

CREATE FUNCTION public.number_tax_invoice() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  next int;
begin
  new.issuer := coalesce(nullif(regexp_replace(new.issuer_bin, '\D', '', 'g'), ''), new.issuer_bin);
  new.fiscal_year := case when new.kind = 'commission' and new.form = 'invoice'
    then least(fiscal_year_of(new.supplied_at), fiscal_year_of(clock_timestamp())) else fiscal_year_of(clock_timestamp()) end;
  insert into invoice_series (issuer, form, fiscal_year, last) values (new.issuer, new.form, new.fiscal_year, 1)
    on conflict (issuer, form, fiscal_year) do update set last = invoice_series.last + 1
    returning last into next;
  if new.number not in (0, next) then
    raise exception 'The next number is %, not %.', next, new.number
      using errcode = 'check_violation', constraint = 'invoice_number_is_next', table = tg_table_name;
  end if;
  new.number := next;
  new.issued_at := date_trunc('milliseconds', case when new.kind = 'commission' and new.form = 'invoice' then clock_timestamp()
    else least(clock_timestamp(),
      make_timestamptz(new.fiscal_year + 1, 7, 1, 0, 0, 0, 'Asia/Dhaka') - interval '1 millisecond') end);
  return new;
end $$;

CREATE FUNCTION public.outcomes_within_line() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if (select sum(quantity) from line_outcomes where line_id = new.line_id)
    > (select quantity from order_lines where id = new.line_id) then
    raise exception 'Line % has fewer pieces than outcomes.', new.line_id
      using errcode = 'check_violation', constraint = 'outcomes_within_line', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.paused_by_debt() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if (select orders_paused from vendors where id = new.vendor_id) and not exists (
    select from store_debts where vendor_id = new.vendor_id and ended_at is null and paused_at is not null
  ) then
    raise exception 'Store % is paused without a debt.', new.vendor_id
      using errcode = 'check_violation', constraint = 'paused_by_debt', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.payout_to_approved_account() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.payout_within_statement() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.amount_poisha > (select closing_poisha from statements where id = new.statement_id) then
    raise exception 'A payout is more than its statement says.'
      using errcode = 'check_violation', constraint = 'payout_within_statement', table = tg_table_name;
  end if;
  return new;
end $$;

CREATE FUNCTION public.place_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search := array_to_tsvector(
      array_remove(array['#c' || new.category_id, '#v' || new.vendor_id], null)
      || array(select format('#n%s.%s', bits, new.id >> bits) from unnest(array[10, 12, 14, 16, 18]) as bits)
    )
    || ts_delete(new.search, array(select lexeme from unnest(new.search) where lexeme like '#%'));
  return new;
end $$;

CREATE FUNCTION public.point_at_size() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  new.product_size_id := (
    select id from product_sizes where product_id = new.product_id and size = new.size for key share
  );
  return new;
end $$;

CREATE FUNCTION public.point_carts_at_sizes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
begin
  update cart_lines set product_size_id = after.id from after
  where cart_lines.product_id = after.product_id and cart_lines.size = after.size and cart_lines.product_size_id is null;
  return null;
end $$;

CREATE FUNCTION public.refund_has_lines(of_refund bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform from refunds
  where id = of_refund and (amount_poisha - shipping_poisha) is distinct from (
    select sum(refund_lines.amount_poisha) from refund_lines join order_lines on order_lines.id = line_id
    where refund_id = of_refund and order_lines.parcel_id = refunds.parcel_id
      and (select count(*) from refund_lines where refund_id = of_refund) = (
        select count(*) from refund_lines as own join order_lines on order_lines.id = own.line_id
        where own.refund_id = of_refund and order_lines.parcel_id = refunds.parcel_id
      )
  );
  if found then
    raise exception 'Refund % is not what its lines come to.', of_refund
      using errcode = 'check_violation', constraint = 'refund_has_lines', table = 'refunds';
  end if;
end $$;

CREATE FUNCTION public.refund_holds_parcel() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform from parcels where id = new.parcel_id and (order_id, vendor_id) = (new.order_id, new.vendor_id) for no key update;
  if not found or new.customer_id <> (select customer_id from orders where id = new.order_id) then
    raise exception 'The refund is of another parcel.'
      using errcode = 'check_violation', constraint = 'refund_of_parcel', table = tg_table_name;
  end if;
  return new;
end $$;

CREATE FUNCTION public.refund_is_paid() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  of_refund bigint := coalesce((to_jsonb(new) ->> 'refund_id')::bigint, (to_jsonb(new) ->> 'id')::bigint);
begin
  perform from refunds where id = of_refund
    and (state = 'paid') <> exists (select from refund_payments where refund_id = of_refund and failed_at is null);
  if found then
    raise exception 'Refund % is paid without a payment, or otherwise.', of_refund
      using errcode = 'check_violation', constraint = 'refund_is_paid', table = 'refunds';
  end if;
  return null;
end $$;

CREATE FUNCTION public.refund_is_right() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  side jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  if tg_table_name = 'refunds' then
    perform refund_has_lines((side ->> 'id')::bigint);
    perform refunds_within_paid((side ->> 'parcel_id')::bigint);
  elsif tg_table_name = 'refund_lines' then
    perform refund_has_lines((side ->> 'refund_id')::bigint);
  elsif tg_table_name = 'parcels' then
    perform refunds_within_paid((side ->> 'id')::bigint);
  else
    perform refunds_within_paid(parcel_id) from order_lines where id = (side ->> 'line_id')::bigint;
  end if;
  return null;
end $$;

CREATE FUNCTION public.refunds_within_paid(of_parcel bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  parcel parcels;
  given record;
  goods bigint;
begin
  select sum(amount_poisha) as poisha, sum(shipping_poisha) as shipping, sum(commission_poisha) as commission,
    sum(commission_vat_poisha) as vat
  into given from refunds where parcel_id = of_parcel and state <> 'cancelled';
  if given.poisha is null then
    return;
  end if;
  select * into parcel from parcels where id = of_parcel;
  goods := coalesce(parcel.kept_poisha, parcel.items_poisha);
  parcel.adjustments_poisha := coalesce(round(parcel.adjustments_poisha::numeric * goods / nullif(parcel.items_poisha, 0)),
    parcel.adjustments_poisha);
  if parcel.status <> 'Completed'
    or given.poisha > coalesce(parcel.collected_poisha, 0)
    or given.shipping > coalesce(parcel.shipping_poisha, 0)
    or given.poisha - given.shipping > goods + parcel.adjustments_poisha
    or (given.commission, given.vat) is distinct from (
      least(given.commission, (select sum(commission_poisha) from order_lines where parcel_id = of_parcel)),
      least(given.vat, (select sum(commission_vat_poisha) from supplied_commissions where parcel_id = of_parcel))
    )
    or exists (
      select from refund_lines join refunds on refunds.id = refund_id join order_lines on order_lines.id = line_id
      where refunds.parcel_id = of_parcel and state <> 'cancelled'
      group by line_id, price_poisha
      having sum(refund_lines.quantity) > coalesce((
          select quantity from line_outcomes where line_outcomes.line_id = refund_lines.line_id and outcome = 'kept'
        ), 0)
        -- Its share of what was paid, and what rounding may add to it.
        or sum(refund_lines.amount_poisha)::numeric * goods
          > price_poisha::numeric * sum(refund_lines.quantity) * (goods + parcel.adjustments_poisha)
            + (1 + sum(refund_lines.quantity)) * goods
    )
  then
    raise exception 'The refunds of parcel % are more than was paid for what was kept.', of_parcel
      using errcode = 'check_violation', constraint = 'refunds_within_paid', table = 'refunds';
  end if;
end $$;

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'audit entries are append-only';
end
$$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% are append-only', replace(tg_table_name, '_', ' ');
end $$;

CREATE FUNCTION public.settlement_row_goes() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if to_jsonb(new) - 'gone' <> to_jsonb(old) - 'gone' or new.gone is null or old.gone = 'judged_again' then
    raise exception 'settlement rows are append-only';
  end if;
  return null;
end $$;

CREATE FUNCTION public.size_bit(size text) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (CASE size WHEN 'M'::text THEN 1 WHEN 'L'::text THEN 2 WHEN 'XL'::text THEN 4 WHEN 'XXL'::text THEN 8 ELSE NULL::integer END)::smallint;

CREATE FUNCTION public.statement_goes_on() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
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

CREATE FUNCTION public.statement_says_its_entries() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
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

CREATE FUNCTION public.sweep_rate_limits() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from rate_limits where ctid in (
    select ctid from rate_limits where window_ends_at < now() order by window_ends_at limit 10 for update skip locked
  );
  return null;
end $$;

CREATE FUNCTION public.tax_invoice_adds_up() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if exists (
    select from (select distinct invoice_id as id from added) as told join tax_invoices using (id)
    where (line_count, value_poisha, vat_poisha) <> (
      select count(*)::int, sum(value_poisha)::bigint, sum(vat_poisha)::bigint from tax_invoice_lines where invoice_id = tax_invoices.id
    )
  ) then
    raise exception 'A tax invoice does not add up.'
      using errcode = 'check_violation', constraint = 'tax_invoice_adds_up', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.tax_invoice_is_whole() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.line_count <> (select count(*) from tax_invoice_lines where invoice_id = new.id) then
    raise exception 'A tax invoice has not its lines.'
      using errcode = 'check_violation', constraint = 'tax_invoice_is_whole', table = tg_table_name;
  end if;
  if new.corrects is not null and not exists (
    select from tax_invoices as corrected
    where corrected.id = new.corrects and corrected.form = 'invoice'
      and (corrected.kind, corrected.issuer, corrected.vendor_id) = (new.kind, new.issuer, new.vendor_id)
      and corrected.parcel_id is not distinct from new.parcel_id
      and (new.refund_id is null or new.parcel_id = (select parcel_id from refunds where refunds.id = new.refund_id))
      and (select sum(value_poisha) <= corrected.value_poisha and sum(vat_poisha) <= corrected.vat_poisha
        from tax_invoices as note where note.corrects = corrected.id)
      and (new.kind <> 'sale' or not exists (
        select from tax_invoices as note join tax_invoice_lines as taken on taken.invoice_id = note.id
          left join tax_invoice_lines as line on line.invoice_id = corrected.id and line.position = taken.position
        where note.corrects = corrected.id
        group by taken.position, line.quantity, line.value_poisha, line.vat_poisha
        having line.quantity is null or sum(taken.quantity) > line.quantity
          or sum(taken.value_poisha) > line.value_poisha or sum(taken.vat_poisha) > line.vat_poisha
      ))
  ) then
    raise exception 'A credit note takes back what was not invoiced.'
      using errcode = 'check_violation', constraint = 'credit_note_takes_back', table = tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION public.wrong_assumption(what text) RETURNS text
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'not as assumed: %', what using errcode = 'HA001';
end $$;

CREATE TABLE public.addresses (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    label text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    address_line text NOT NULL,
    landmark text NOT NULL,
    division text NOT NULL,
    district text NOT NULL,
    upazila text NOT NULL,
    city text NOT NULL,
    is_default boolean NOT NULL,
    CONSTRAINT addresses_address_line_check CHECK (((length(address_line) >= 1) AND (length(address_line) <= 300))),
    CONSTRAINT addresses_city_check CHECK (((length(city) >= 1) AND (length(city) <= 100))),
    CONSTRAINT addresses_district_check CHECK ((length(district) <= 40)),
    CONSTRAINT addresses_division_check CHECK ((length(division) <= 40)),
    CONSTRAINT addresses_label_check CHECK ((length(label) <= 40)),
    CONSTRAINT addresses_landmark_check CHECK ((length(landmark) <= 100)),
    CONSTRAINT addresses_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT addresses_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40))),
    CONSTRAINT addresses_upazila_check CHECK ((length(upazila) <= 60))
);

ALTER TABLE public.addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_entries (
    id bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    actor_id bigint NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id bigint NOT NULL,
    subject_name text,
    before jsonb,
    after jsonb,
    CONSTRAINT audit_entries_check CHECK (((subject = 'user'::text) = (subject_name IS NULL)))
);

ALTER TABLE public.audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.audit_of_accounts AS
 SELECT id,
    subject_id AS account_id,
    at,
    action,
    before,
    after,
    (actor_id = subject_id) AS is_own_deed
   FROM public.audit_entries
  WHERE ((subject = 'user'::text) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (subject_id = ( SELECT public.actor_id() AS actor_id))));

CREATE TABLE public.users (
    id bigint NOT NULL,
    username text,
    email text,
    password_hash text,
    role text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    token_epoch integer DEFAULT 0 NOT NULL,
    phone text,
    name text,
    is_email_proven boolean DEFAULT false NOT NULL,
    admin_changed_at timestamp(3) with time zone,
    CONSTRAINT users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT users_phone_check CHECK ((phone ~ '^01[3-9][0-9]{8}$'::text)),
    CONSTRAINT users_reachable CHECK (((deleted_at IS NOT NULL) OR (num_nonnulls(email, phone) > 0))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'Vendor'::text, 'User'::text])))
);

CREATE VIEW public.audit_told AS
 SELECT entry.id,
    entry.at,
    entry.actor_id,
    COALESCE(actor.username, actor.email, ('Phone …'::text || "right"(actor.phone, 4)), ('Account '::text || entry.actor_id)) AS actor_name,
    entry.action,
    entry.subject,
    entry.subject_id,
    COALESCE(entry.subject_name, person.username, person.email, ('Phone …'::text || "right"(person.phone, 4)), ('Account '::text || entry.subject_id)) AS subject_name,
    entry.before,
    entry.after
   FROM ((public.audit_entries entry
     LEFT JOIN public.users actor ON ((actor.id = entry.actor_id)))
     LEFT JOIN public.users person ON (((person.id = entry.subject_id) AND (entry.subject = 'user'::text))));

CREATE TABLE public.cart_lines (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    product_id bigint NOT NULL,
    size text NOT NULL,
    quantity integer NOT NULL,
    seen_price_poisha integer NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    product_size_id bigint,
    CONSTRAINT cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
    CONSTRAINT cart_lines_seen_price_poisha_check CHECK ((seen_price_poisha >= 0))
);

ALTER TABLE public.cart_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.categories (
    id bigint NOT NULL,
    name text NOT NULL,
    parent_id bigint,
    is_active boolean DEFAULT true NOT NULL,
    display_order integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT categories_check CHECK ((parent_id <> id)),
    CONSTRAINT categories_name_check CHECK ((name <> ''::text))
);

ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.commission_rules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.commission_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.consent_texts (
    hash bytea NOT NULL,
    words text NOT NULL,
    CONSTRAINT consent_texts_hash_check CHECK ((length(hash) = 32))
);

CREATE TABLE public.consents (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    purpose text NOT NULL,
    is_given boolean NOT NULL,
    source text NOT NULL,
    text_hash bytea NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['terms'::text, 'privacy'::text, 'marketing'::text]))),
    CONSTRAINT consents_source_check CHECK ((source = ANY (ARRAY['register'::text, 'store'::text, 'code'::text, 'checkout'::text, 'profile'::text])))
);

ALTER TABLE public.consents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.consignments (
    id bigint NOT NULL,
    parcel_id bigint NOT NULL,
    account_id bigint NOT NULL,
    invoice text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    asked_by bigint NOT NULL,
    asked_for text NOT NULL,
    recipient jsonb NOT NULL,
    cash_poisha bigint,
    asked_at timestamp(3) with time zone,
    asked_as bytea,
    claimed_at timestamp(3) with time zone,
    number text DEFAULT ''::text NOT NULL,
    tracking_code text DEFAULT ''::text NOT NULL,
    charge_poisha bigint,
    word text,
    said text DEFAULT ''::text NOT NULL,
    collected_poisha bigint,
    problem text DEFAULT ''::text NOT NULL,
    next_ask_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    quoted_poisha bigint,
    CONSTRAINT consignments_asked_for_check CHECK ((asked_for = ANY (ARRAY['store'::text, 'shop'::text]))),
    CONSTRAINT consignments_cash_poisha_check CHECK (((cash_poisha >= 0) AND ((cash_poisha % (100)::bigint) = 0))),
    CONSTRAINT consignments_check CHECK (((state <> 'booked'::text) OR ((cash_poisha IS NOT NULL) AND (word IS NOT NULL)))),
    CONSTRAINT consignments_invoice_check CHECK ((invoice ~ '^[A-Za-z0-9_-]{1,40}$'::text)),
    CONSTRAINT consignments_quoted_poisha_check CHECK ((quoted_poisha >= 0)),
    CONSTRAINT consignments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'asked'::text, 'parked'::text, 'refused'::text, 'booked'::text, 'dropped'::text, 'ended'::text])))
);

ALTER TABLE public.consignments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consignments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contact_changes (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    field text NOT NULL,
    old_value text,
    new_value text NOT NULL,
    undo_hash bytea,
    undo_until timestamp with time zone NOT NULL,
    undone_at timestamp with time zone,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    was_email_proven boolean DEFAULT false NOT NULL,
    CONSTRAINT contact_changes_field_check CHECK ((field = ANY (ARRAY['email'::text, 'phone'::text]))),
    CONSTRAINT contact_changes_undo_hash_check CHECK ((length(undo_hash) = 32)),
    CONSTRAINT contact_changes_undoable CHECK (((old_value IS NULL) OR (undo_hash IS NOT NULL)))
);

ALTER TABLE public.contact_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.contact_changes_told AS
 SELECT id,
    account_id,
    field,
    old_value,
    new_value,
    changed_at,
    undone_at
   FROM public.contact_changes
  WHERE ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE TABLE public.courier_accounts (
    id bigint NOT NULL,
    company text NOT NULL,
    vendor_id bigint,
    environment text NOT NULL,
    is_on boolean DEFAULT true NOT NULL,
    sealed_keys bytea NOT NULL,
    push_digest bytea NOT NULL,
    problem text DEFAULT ''::text NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT courier_accounts_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text]))),
    CONSTRAINT courier_accounts_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'sandbox'::text, 'pretend'::text])))
);

ALTER TABLE public.courier_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.courier_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.courier_places (
    company text NOT NULL,
    environment text NOT NULL,
    level integer NOT NULL,
    number text NOT NULL,
    parent text,
    name text NOT NULL,
    CONSTRAINT courier_places_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text]))),
    CONSTRAINT courier_places_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'sandbox'::text, 'pretend'::text]))),
    CONSTRAINT courier_places_level_check CHECK (((level >= 1) AND (level <= 3)))
);

CREATE TABLE public.courier_pushes (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    digest bytea NOT NULL,
    body text NOT NULL,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    understood_at timestamp(3) with time zone,
    problem text DEFAULT ''::text NOT NULL,
    queued_at timestamp(3) with time zone
);

ALTER TABLE public.courier_pushes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.courier_pushes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.courier_words (
    id bigint NOT NULL,
    consignment_id bigint NOT NULL,
    word text,
    said text NOT NULL,
    source text NOT NULL,
    collected_poisha bigint,
    reason text DEFAULT ''::text NOT NULL,
    happened_at timestamp(3) with time zone NOT NULL,
    learned_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    counted boolean NOT NULL,
    CONSTRAINT courier_words_source_check CHECK ((source = ANY (ARRAY['push'::text, 'asked'::text])))
);

ALTER TABLE public.courier_words ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.courier_words_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.delivery_times (
    zone text NOT NULL,
    fewest_days integer NOT NULL,
    most_days integer NOT NULL,
    parcels integer NOT NULL,
    reckoned_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT delivery_times_check CHECK ((most_days >= fewest_days)),
    CONSTRAINT delivery_times_fewest_days_check CHECK ((fewest_days >= 0)),
    CONSTRAINT delivery_times_zone_check CHECK ((zone = ANY (ARRAY['dhaka'::text, 'elsewhere'::text])))
);

CREATE TABLE public.earlier_contacts (
    vendor_id bigint NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.event_deliveries (
    event_id bigint CONSTRAINT event_deliveries_event_id_not_null1 NOT NULL,
    subscriber text CONSTRAINT event_deliveries_subscriber_not_null1 NOT NULL,
    delivered_at timestamp with time zone DEFAULT now() CONSTRAINT event_deliveries_delivered_at_not_null1 NOT NULL
)
PARTITION BY RANGE (event_id);

CREATE TABLE public.event_deliveries_before (
    event_id bigint CONSTRAINT event_deliveries_event_id_not_null NOT NULL,
    subscriber text CONSTRAINT event_deliveries_subscriber_not_null NOT NULL,
    delivered_at timestamp with time zone DEFAULT now() CONSTRAINT event_deliveries_delivered_at_not_null NOT NULL
);

CREATE TABLE public.event_deliveries_others (
    event_id bigint CONSTRAINT event_deliveries_event_id_not_null1 NOT NULL,
    subscriber text CONSTRAINT event_deliveries_subscriber_not_null1 NOT NULL,
    delivered_at timestamp with time zone DEFAULT now() CONSTRAINT event_deliveries_delivered_at_not_null1 NOT NULL
);

CREATE TABLE public.event_subscribers (
    event text NOT NULL,
    subscriber text NOT NULL
);

CREATE TABLE public.import_changes (
    import_id text NOT NULL,
    product_id bigint NOT NULL,
    before jsonb,
    after jsonb,
    CONSTRAINT import_changes_check CHECK (((before IS NULL) = (after IS NULL)))
);

CREATE TABLE public.import_pictures (
    import_id text NOT NULL,
    product_id bigint NOT NULL,
    line integer NOT NULL,
    column_name text NOT NULL,
    address text NOT NULL,
    former_image text,
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    problem text,
    CONSTRAINT import_pictures_address_check CHECK ((address <> ''::text)),
    CONSTRAINT import_pictures_check CHECK (((problem IS NULL) OR (ended_at IS NOT NULL)))
);

CREATE TABLE public.imports (
    id text NOT NULL,
    owner_id bigint NOT NULL,
    is_running boolean DEFAULT true NOT NULL,
    job jsonb NOT NULL,
    told_at timestamp with time zone DEFAULT now() NOT NULL,
    file bytea,
    request jsonb,
    pictures_asked_at timestamp with time zone,
    undo jsonb
);

CREATE VIEW public.imports_running AS
 SELECT owner_id,
    told_at
   FROM public.imports
  WHERE is_running;

CREATE TABLE public.invoice_series (
    issuer text NOT NULL,
    form text NOT NULL,
    fiscal_year integer NOT NULL,
    last integer NOT NULL,
    CONSTRAINT invoice_series_form_check CHECK ((form = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT invoice_series_last_check CHECK ((last > 0))
);

CREATE TABLE public.job_runners (
    id text NOT NULL,
    renewed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.ledger_accounts (
    id bigint NOT NULL,
    kind text NOT NULL,
    owner text NOT NULL,
    lane smallint NOT NULL,
    balance_poisha bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT ledger_accounts_check CHECK (((owner = ''::text) = (kind = ANY (ARRAY['bank'::text, 'sales'::text, 'commission'::text, 'fees'::text, 'penalties'::text, 'vat_payable'::text, 'shipping_income'::text, 'courier_charges'::text, 'promotions'::text, 'rounding'::text, 'losses'::text, 'store_adjustments'::text, 'opening_balances'::text])))),
    CONSTRAINT ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'courier_owes'::text, 'vendor_owes'::text, 'vendor_pending'::text, 'vendor_payable'::text, 'shopper_due'::text, 'sales'::text, 'commission'::text, 'fees'::text, 'penalties'::text, 'vat_payable'::text, 'shipping_income'::text, 'courier_charges'::text, 'promotions'::text, 'rounding'::text, 'losses'::text, 'store_adjustments'::text, 'opening_balances'::text, 'suspense'::text]))),
    CONSTRAINT ledger_accounts_lane_check CHECK (((lane >= 0) AND (lane <= 15)))
)
WITH (fillfactor='50');

ALTER TABLE public.ledger_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_entries (
    account_id bigint NOT NULL,
    version bigint NOT NULL,
    journal_id bigint NOT NULL,
    amount_poisha bigint NOT NULL,
    balance_poisha bigint NOT NULL,
    CONSTRAINT ledger_entries_amount_poisha_check CHECK ((amount_poisha <> 0))
);

CREATE TABLE public.ledger_journals (
    id bigint NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    subject text NOT NULL,
    reverses bigint,
    happened_at timestamp(3) with time zone NOT NULL,
    written_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_journals_kind_check CHECK ((kind <> ''::text)),
    CONSTRAINT ledger_journals_source_check CHECK ((source <> ''::text)),
    CONSTRAINT ledger_journals_subject_check CHECK ((subject <> ''::text))
);

ALTER TABLE public.ledger_journals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_journals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_lines (
    id bigint NOT NULL,
    parcel_id bigint NOT NULL,
    product_id bigint NOT NULL,
    name text NOT NULL,
    price_poisha integer NOT NULL,
    image text,
    size text NOT NULL,
    quantity integer NOT NULL,
    stock_taken boolean NOT NULL,
    commission_rule text DEFAULT ''::text NOT NULL,
    commission_basis_points integer DEFAULT 0 NOT NULL,
    commission_fixed_poisha integer DEFAULT 0 NOT NULL,
    commission_poisha bigint DEFAULT 0 NOT NULL,
    commission_vat_basis_points integer DEFAULT 0 NOT NULL,
    commission_vat_poisha bigint DEFAULT 0 NOT NULL,
    vat_basis_points integer DEFAULT 0 NOT NULL,
    product_size_id bigint,
    CONSTRAINT order_lines_price_poisha_check CHECK ((price_poisha >= 0)),
    CONSTRAINT order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99)))
);

CREATE TABLE public.parcels (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    status text DEFAULT 'Pending'::text NOT NULL,
    items_poisha bigint NOT NULL,
    moved_at timestamp with time zone,
    moved_by bigint,
    shipping_poisha integer,
    adjustments_poisha bigint DEFAULT 0 NOT NULL,
    store_adjustments_poisha bigint DEFAULT 0 NOT NULL,
    cancel_reason text DEFAULT ''::text NOT NULL,
    stage text DEFAULT 'placed'::text NOT NULL,
    courier text,
    tracking_number text DEFAULT ''::text NOT NULL,
    kept_poisha bigint,
    collected_poisha bigint,
    received_back_at timestamp(3) with time zone,
    booked_shipping_poisha integer,
    told_in_part boolean DEFAULT false NOT NULL,
    collects_for text,
    awaits_confirmation boolean DEFAULT false NOT NULL,
    return_paid_poisha bigint,
    supply_vat_basis_points integer,
    CONSTRAINT parcels_await_as_placed CHECK (((NOT awaits_confirmation) OR (stage = 'placed'::text))),
    CONSTRAINT parcels_booked_before_leaving CHECK (((booked_shipping_poisha IS NULL) OR (shipping_poisha IS NULL))),
    CONSTRAINT parcels_booked_shipping_poisha_check CHECK ((booked_shipping_poisha >= 0)),
    CONSTRAINT parcels_check CHECK (((status = 'Pending'::text) = (moved_at IS NULL))),
    CONSTRAINT parcels_collect_at_the_door CHECK (((status = 'Completed'::text) = (collected_poisha IS NOT NULL))),
    CONSTRAINT parcels_collect_for_somebody CHECK (((collects_for IS NULL) OR (courier IS NOT NULL))),
    CONSTRAINT parcels_collect_no_less_than_nothing CHECK ((collected_poisha >= 0)),
    CONSTRAINT parcels_collect_something CHECK (((items_poisha + adjustments_poisha) >= 0)),
    CONSTRAINT parcels_collects_for_check CHECK ((collects_for = ANY (ARRAY['shop'::text, 'store'::text]))),
    CONSTRAINT parcels_come_back CHECK (
CASE
    WHEN (received_back_at IS NULL) THEN (stage <> 'back'::text)
    ELSE (stage = ANY (ARRAY['back'::text, 'partly_delivered'::text]))
END),
    CONSTRAINT parcels_items_poisha_check CHECK ((items_poisha >= 0)),
    CONSTRAINT parcels_keep_a_part CHECK ((((stage = 'partly_delivered'::text) = (kept_poisha IS NOT NULL)) AND ((kept_poisha >= 0) AND (kept_poisha <= items_poisha)))),
    CONSTRAINT parcels_leave_with_courier CHECK (((shipping_poisha IS NULL) = (courier IS NULL))),
    CONSTRAINT parcels_leave_with_shipping CHECK (((stage = ANY (ARRAY['placed'::text, 'confirmed'::text, 'packed'::text, 'cancelled'::text])) = (shipping_poisha IS NULL))),
    CONSTRAINT parcels_pay_their_return CHECK (((return_paid_poisha IS NULL) OR ((return_paid_poisha > 0) AND (status = 'Cancelled'::text) AND (courier IS NOT NULL)))),
    CONSTRAINT parcels_shipping_poisha_check CHECK ((shipping_poisha >= 0)),
    CONSTRAINT parcels_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Completed'::text, 'Cancelled'::text]))),
    CONSTRAINT parcels_status_follows_stage CHECK ((status =
CASE
    WHEN (stage = ANY (ARRAY['placed'::text, 'confirmed'::text, 'packed'::text, 'handed_over'::text, 'at_the_door'::text])) THEN 'Pending'::text
    WHEN (stage = ANY (ARRAY['delivered'::text, 'partly_delivered'::text])) THEN 'Completed'::text
    WHEN (stage = ANY (ARRAY['refused'::text, 'coming_back'::text, 'back'::text, 'lost'::text, 'cancelled'::text])) THEN 'Cancelled'::text
    ELSE ''::text
END))
);

CREATE TABLE public.vat_rates (
    id bigint NOT NULL,
    what text NOT NULL,
    basis_points integer NOT NULL,
    valid_from date NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT vat_rates_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
    CONSTRAINT vat_rates_what_check CHECK ((what = ANY (ARRAY['commission'::text, 'goods'::text])))
);

CREATE VIEW public.supplied_commissions AS
 SELECT line.id AS line_id,
    line.parcel_id,
    line.commission_rule,
    line.commission_basis_points,
    line.commission_fixed_poisha,
    line.commission_poisha,
    COALESCE(supplied.rate, line.commission_vat_basis_points) AS commission_vat_basis_points,
        CASE
            WHEN (COALESCE(supplied.rate, line.commission_vat_basis_points) = line.commission_vat_basis_points) THEN line.commission_vat_poisha
            ELSE ( SELECT shared.vat
               FROM ( SELECT taxed.id,
                        (((taxed.parts - (taxed.parts % (10000)::bigint)) / 10000) + (((row_number() OVER (ORDER BY (taxed.parts % (10000)::bigint) DESC, taxed.id))::numeric <= floor(((((2)::numeric * sum((taxed.parts % (10000)::bigint)) OVER ()) + (10000)::numeric) / (20000)::numeric))))::integer) AS vat
                       FROM ( SELECT order_lines.id,
                                (order_lines.commission_poisha * supplied.rate) AS parts
                               FROM public.order_lines
                              WHERE (order_lines.parcel_id = line.parcel_id)) taxed) shared
              WHERE (shared.id = line.id))
        END AS commission_vat_poisha,
    line.vat_basis_points,
    parcels.vendor_id
   FROM ((public.order_lines line
     JOIN public.parcels ON ((parcels.id = line.parcel_id)))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (parcels.status <> 'Pending'::text) THEN parcels.supply_vat_basis_points
                    ELSE ( SELECT vat_rates.basis_points
                       FROM public.vat_rates
                      WHERE ((vat_rates.what = 'commission'::text) AND (vat_rates.valid_from <= ((now() AT TIME ZONE 'Asia/Dhaka'::text))::date))
                      ORDER BY vat_rates.valid_from DESC, vat_rates.id DESC
                     LIMIT 1)
                END AS rate) supplied);

CREATE VIEW public.line_commissions AS
 SELECT line_id,
    parcel_id,
    commission_rule,
    commission_basis_points,
    commission_fixed_poisha,
    commission_poisha,
    commission_vat_basis_points,
    commission_vat_poisha,
    vat_basis_points
   FROM public.supplied_commissions
  WHERE ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE TABLE public.line_outcomes (
    line_id bigint NOT NULL,
    outcome text NOT NULL,
    quantity integer NOT NULL,
    fit_quantity integer,
    CONSTRAINT line_outcomes_check CHECK (((fit_quantity >= 0) AND (fit_quantity <= quantity))),
    CONSTRAINT line_outcomes_check1 CHECK (((outcome = 'refused'::text) OR (fit_quantity IS NULL))),
    CONSTRAINT line_outcomes_outcome_check CHECK ((outcome = ANY (ARRAY['kept'::text, 'refused'::text, 'lost'::text]))),
    CONSTRAINT line_outcomes_quantity_check CHECK ((quantity > 0))
);

CREATE TABLE public.login_failures (
    account text NOT NULL,
    network text NOT NULL,
    device text,
    failed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.low_sizes (
    product_id bigint NOT NULL,
    size text NOT NULL,
    line integer NOT NULL,
    told_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    product_version integer DEFAULT 0 NOT NULL,
    has_risen boolean DEFAULT false NOT NULL,
    product_size_id bigint
);

CREATE TABLE public.manual_entries (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    kind text NOT NULL,
    amount_poisha bigint NOT NULL,
    vat_basis_points integer DEFAULT 0 NOT NULL,
    vat_poisha bigint DEFAULT 0 NOT NULL,
    reason text NOT NULL,
    key text NOT NULL,
    state text DEFAULT 'prepared'::text NOT NULL,
    prepared_by bigint NOT NULL,
    prepared_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_by bigint,
    decided_at timestamp(3) with time zone,
    refused_because text DEFAULT ''::text NOT NULL,
    CONSTRAINT manual_entries_amount_poisha_check CHECK ((amount_poisha > 0)),
    CONSTRAINT manual_entries_check CHECK (((vat_poisha >= 0) AND (vat_poisha <= amount_poisha))),
    CONSTRAINT manual_entries_check1 CHECK ((((state = 'prepared'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
    CONSTRAINT manual_entries_check2 CHECK (((state = 'refused'::text) = (refused_because <> ''::text))),
    CONSTRAINT manual_entries_check3 CHECK (((vat_poisha = 0) OR ((kind = 'fee'::text) AND (state = 'approved'::text)))),
    CONSTRAINT manual_entries_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'debit'::text, 'penalty'::text, 'fee'::text, 'compensation'::text, 'write_off'::text, 'opening_balance'::text, 'opening_debt'::text]))),
    CONSTRAINT manual_entries_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT manual_entries_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT manual_entries_vat_basis_points_check CHECK (((vat_basis_points >= 0) AND (vat_basis_points <= 10000)))
);

ALTER TABLE public.manual_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.manual_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.message_preferences (
    account_id bigint NOT NULL,
    kind text NOT NULL,
    way text NOT NULL,
    is_on boolean NOT NULL,
    CONSTRAINT message_preferences_way_check CHECK ((way = ANY (ARRAY['mail'::text, 'sms'::text, 'bell'::text])))
);

CREATE TABLE public.messages (
    id bigint NOT NULL,
    event_id bigint,
    kind text NOT NULL,
    recipient text NOT NULL,
    account_id bigint,
    order_id bigint,
    subject text NOT NULL,
    to_address text,
    html text,
    plain_text text,
    state text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    problem text DEFAULT ''::text NOT NULL,
    message_id text,
    claimed_at timestamp with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    tried_at timestamp(3) with time zone,
    way text DEFAULT 'mail'::text NOT NULL,
    to_phone text,
    parts integer,
    cost_poisha integer,
    path text,
    read_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    unsubscribe_url text,
    gateway_id text,
    is_unproven boolean DEFAULT false NOT NULL,
    caused_by bigint,
    CONSTRAINT messages_bell_read CHECK (((way = 'bell'::text) OR (num_nulls(path, read_at) = 2))),
    CONSTRAINT messages_contents CHECK (
CASE way
    WHEN 'mail'::text THEN ((to_phone IS NULL) AND ((html IS NULL) = (plain_text IS NULL)) AND ((to_address IS NOT NULL) OR (plain_text IS NULL)))
    WHEN 'sms'::text THEN ((to_address IS NULL) AND (html IS NULL) AND ((to_phone IS NOT NULL) OR (plain_text IS NULL)))
    ELSE ((num_nulls(to_address, to_phone, html, plain_text) = 4) AND (state = 'Sent'::text) AND (account_id IS NOT NULL))
END),
    CONSTRAINT messages_cost_poisha_check CHECK ((cost_poisha >= 0)),
    CONSTRAINT messages_gateway_id_check CHECK ((length(gateway_id) <= 100)),
    CONSTRAINT messages_kind_check CHECK ((kind ~ '^[a-z][a-z_]*$'::text)),
    CONSTRAINT messages_parts_check CHECK ((parts > 0)),
    CONSTRAINT messages_sms_cost CHECK (((way = 'sms'::text) OR (num_nulls(parts, cost_poisha) = 2))),
    CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['Kept'::text, 'Waiting'::text, 'Sent'::text, 'Failed'::text, 'Unknown'::text]))),
    CONSTRAINT messages_tries_check CHECK ((tries >= 0)),
    CONSTRAINT messages_waiting_contents CHECK (((state <> 'Waiting'::text) OR (plain_text IS NOT NULL))),
    CONSTRAINT messages_way_check CHECK ((way = ANY (ARRAY['mail'::text, 'sms'::text, 'bell'::text])))
);

ALTER TABLE public.messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.vendors (
    id bigint NOT NULL,
    owner_id bigint,
    store_name text NOT NULL,
    store_description text DEFAULT ''::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'Pending'::text NOT NULL,
    is_house boolean DEFAULT false NOT NULL,
    decided_at timestamp with time zone,
    decided_by bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    owner_is_active boolean DEFAULT true NOT NULL,
    is_selling boolean GENERATED ALWAYS AS (((status = 'Approved'::text) AND owner_is_active AND (deleted_at IS NULL))) STORED NOT NULL,
    name_key text,
    former_name text,
    rejection_reason text DEFAULT ''::text NOT NULL,
    orders_paused boolean DEFAULT false NOT NULL,
    proven_email text DEFAULT ''::text NOT NULL,
    proven_phone text DEFAULT ''::text NOT NULL,
    CONSTRAINT vendors_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Rejected'::text])))
);

CREATE VIEW public.messages_told AS
 SELECT id,
    account_id,
    way,
    kind,
    subject,
    state,
    created_at
   FROM public.messages
  WHERE ((expires_at IS NULL) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id))) AND ((recipient !~~ 'admin:%'::text) OR (EXISTS ( SELECT
           FROM public.users
          WHERE ((users.id = messages.account_id) AND (users.role = 'Admin'::text) AND users.is_active AND (users.deleted_at IS NULL))))) AND ((recipient !~~ 'store:%'::text) OR (EXISTS ( SELECT
           FROM public.vendors
          WHERE ((vendors.owner_id = messages.account_id) AND (messages.recipient = ('store:'::text || vendors.id)))))));

CREATE TABLE public.one_time_secrets (
    ticket uuid NOT NULL,
    purpose text NOT NULL,
    recipient text NOT NULL,
    account_id bigint,
    secret_hash bytea,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    epoch integer,
    asked_by text,
    CONSTRAINT one_time_secrets_secret_hash_check CHECK ((length(secret_hash) = 32)),
    CONSTRAINT one_time_secrets_tries_check CHECK ((tries >= 0))
);

CREATE TABLE public.order_adjustments (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    parcel_id bigint,
    what text NOT NULL,
    paid_by text NOT NULL,
    poisha bigint NOT NULL,
    CONSTRAINT order_adjustments_check CHECK (((parcel_id IS NOT NULL) OR (paid_by = 'shop'::text))),
    CONSTRAINT order_adjustments_paid_by_check CHECK ((paid_by = ANY (ARRAY['shop'::text, 'store'::text]))),
    CONSTRAINT order_adjustments_poisha_check CHECK ((poisha <> 0)),
    CONSTRAINT order_adjustments_what_check CHECK ((what <> ''::text))
);

ALTER TABLE public.order_adjustments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_adjustments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.order_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_requests (
    customer_id bigint NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    order_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_requests_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100)))
);

CREATE TABLE public.orders (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    alt_phone text DEFAULT ''::text NOT NULL,
    shipping_address text NOT NULL,
    shipping_city text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'Pending'::text NOT NULL,
    items_poisha bigint NOT NULL,
    shipping_poisha integer NOT NULL,
    total_poisha bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    due_poisha bigint NOT NULL,
    adjustments_poisha bigint DEFAULT 0 NOT NULL,
    CONSTRAINT orders_check1 CHECK (((due_poisha >= 0) AND (due_poisha <= total_poisha))),
    CONSTRAINT orders_items_poisha_check CHECK ((items_poisha >= 0)),
    CONSTRAINT orders_shipping_poisha_check CHECK ((shipping_poisha >= 0)),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Completed'::text, 'Cancelled'::text]))),
    CONSTRAINT orders_total_adds_up CHECK ((total_poisha = ((items_poisha + shipping_poisha) + adjustments_poisha)))
);

CREATE VIEW public.orders_bought AS
 SELECT id
   FROM public.orders
  WHERE (customer_id = ( SELECT public.actor_id() AS actor_id));

ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    emitted_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.own_numbers (
    vendor_id bigint NOT NULL,
    number text NOT NULL,
    product_id bigint NOT NULL,
    CONSTRAINT own_numbers_number_check CHECK ((number <> ''::text))
);

CREATE VIEW public.own_store AS
 SELECT status
   FROM public.vendors
  WHERE (id = ( SELECT public.actor_store_id() AS actor_store_id));

CREATE TABLE public.parcel_moves (
    id bigint NOT NULL,
    parcel_id bigint NOT NULL,
    stage text NOT NULL,
    moved_by text NOT NULL,
    account_id bigint,
    happened_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    learned_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    is_correction boolean DEFAULT false NOT NULL,
    CONSTRAINT parcel_moves_check CHECK (((account_id IS NULL) = (moved_by = ANY (ARRAY['courier'::text, 'clock'::text])))),
    CONSTRAINT parcel_moves_correction CHECK (((NOT is_correction) OR ((moved_by = ANY (ARRAY['shop'::text, 'courier'::text])) AND (reason <> ''::text)))),
    CONSTRAINT parcel_moves_moved_by_check CHECK ((moved_by = ANY (ARRAY['customer'::text, 'store'::text, 'shop'::text, 'courier'::text, 'clock'::text]))),
    CONSTRAINT parcel_moves_stage_check CHECK ((stage = ANY (ARRAY['placed'::text, 'confirmed'::text, 'packed'::text, 'handed_over'::text, 'at_the_door'::text, 'delivered'::text, 'partly_delivered'::text, 'refused'::text, 'coming_back'::text, 'back'::text, 'lost'::text, 'cancelled'::text])))
);

ALTER TABLE public.parcel_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.parcel_moves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.parcels_sent AS
 SELECT id,
    order_id
   FROM public.parcels
  WHERE (vendor_id = ( SELECT public.actor_store_id() AS actor_store_id));

CREATE VIEW public.parcel_states AS
 SELECT id,
    order_id,
    status,
    COALESCE(shipping_poisha, booked_shipping_poisha) AS shipping_poisha,
    stage
   FROM public.parcels
  WHERE ((( SELECT public.actor_id() AS actor_id) IS NULL) OR ( SELECT true
           FROM public.orders_bought
          WHERE (orders_bought.id = parcels.order_id)) OR (EXISTS ( SELECT
           FROM public.parcels_sent
          WHERE (parcels_sent.order_id = parcels.order_id))));

ALTER TABLE public.parcels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.parcels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payout_accounts (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    way text NOT NULL,
    bank text DEFAULT ''::text NOT NULL,
    branch text DEFAULT ''::text NOT NULL,
    routing_number text DEFAULT ''::text NOT NULL,
    account_name text DEFAULT ''::text NOT NULL,
    number text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'handed_in'::text NOT NULL,
    refusal_reason text,
    handed_in_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    handed_in_by bigint NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by bigint,
    payable_from timestamp(3) with time zone,
    CONSTRAINT payout_accounts_account_name_check CHECK ((length(account_name) <= 120)),
    CONSTRAINT payout_accounts_bank_check CHECK ((length(bank) <= 60)),
    CONSTRAINT payout_accounts_branch_check CHECK ((length(branch) <= 60)),
    CONSTRAINT payout_accounts_check CHECK (
CASE way
    WHEN 'bank'::text THEN ((bank <> ''::text) AND (branch <> ''::text) AND (account_name <> ''::text) AND (routing_number ~ '^[0-9]{9}$'::text) AND (number ~ '^[0-9]{6,20}$'::text))
    WHEN 'bkash'::text THEN (((bank = ''::text) AND (branch = ''::text) AND (routing_number = ''::text) AND (account_name = ''::text)) AND (number ~ '^01[3-9][0-9]{8}$'::text))
    ELSE ((bank = ''::text) AND (branch = ''::text) AND (routing_number = ''::text) AND (account_name = ''::text) AND (number = ''::text))
END),
    CONSTRAINT payout_accounts_check1 CHECK ((((decided_at IS NULL) = (decided_by IS NULL)) AND ((state = 'refused'::text) = (refusal_reason IS NOT NULL)))),
    CONSTRAINT payout_accounts_check2 CHECK ((((state = ANY (ARRAY['handed_in'::text, 'withdrawn'::text])) <= (decided_at IS NULL)) AND ((state = ANY (ARRAY['approved'::text, 'refused'::text])) <= (decided_at IS NOT NULL)))),
    CONSTRAINT payout_accounts_check3 CHECK ((((payable_from IS NOT NULL) = ((decided_at IS NOT NULL) AND (state <> 'refused'::text))) AND (payable_from >= decided_at))),
    CONSTRAINT payout_accounts_refusal_reason_check CHECK (((length(refusal_reason) >= 1) AND (length(refusal_reason) <= 200))),
    CONSTRAINT payout_accounts_state_check CHECK ((state = ANY (ARRAY['handed_in'::text, 'approved'::text, 'refused'::text, 'replaced'::text, 'withdrawn'::text]))),
    CONSTRAINT payout_accounts_way_check CHECK ((way = ANY (ARRAY['bank'::text, 'bkash'::text, 'cash'::text])))
);

ALTER TABLE public.payout_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payout_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payout_files (
    id bigint NOT NULL,
    way text NOT NULL,
    made_by bigint NOT NULL,
    made_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payout_files_way_check CHECK ((way = ANY (ARRAY['bank'::text, 'bkash'::text])))
);

ALTER TABLE public.payout_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payout_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payouts (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    statement_id bigint NOT NULL,
    amount_poisha bigint NOT NULL,
    way text NOT NULL,
    pay_to text NOT NULL,
    state text DEFAULT 'prepared'::text NOT NULL,
    prepared_by bigint NOT NULL,
    prepared_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    approved_by bigint,
    approved_at timestamp(3) with time zone,
    paid_by bigint,
    paid_at timestamp(3) with time zone,
    reference text DEFAULT ''::text NOT NULL,
    failed_by bigint,
    failed_at timestamp(3) with time zone,
    failed_because text DEFAULT ''::text NOT NULL,
    account_id bigint,
    file_id bigint,
    CONSTRAINT payouts_amount_poisha_check CHECK ((amount_poisha > 0)),
    CONSTRAINT payouts_check CHECK (((pay_to = ''::text) = (way = 'cash'::text))),
    CONSTRAINT payouts_check1 CHECK ((((approved_at IS NULL) = (approved_by IS NULL)) AND ((paid_at IS NULL) = (paid_by IS NULL)))),
    CONSTRAINT payouts_check2 CHECK ((((state = 'prepared'::text) <= (approved_at IS NULL)) AND ((state = ANY (ARRAY['approved'::text, 'paid'::text])) <= (approved_at IS NOT NULL)))),
    CONSTRAINT payouts_check3 CHECK ((((paid_at IS NOT NULL) = (reference <> ''::text)) AND ((state = 'paid'::text) <= (paid_at IS NOT NULL)))),
    CONSTRAINT payouts_check4 CHECK (((paid_at IS NULL) OR (state = ANY (ARRAY['paid'::text, 'failed'::text])))),
    CONSTRAINT payouts_check5 CHECK ((((state = 'failed'::text) = (failed_at IS NOT NULL)) AND ((failed_at IS NULL) = (failed_by IS NULL)))),
    CONSTRAINT payouts_check6 CHECK (((failed_at IS NOT NULL) = (failed_because <> ''::text))),
    CONSTRAINT payouts_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'approved'::text, 'paid'::text, 'failed'::text]))),
    CONSTRAINT payouts_way_check CHECK ((way = ANY (ARRAY['bank'::text, 'bkash'::text, 'cash'::text])))
);

ALTER TABLE public.payouts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.picture_sources (
    product_id bigint NOT NULL,
    address text NOT NULL
);

CREATE TABLE public.product_counts (
    category_id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    products integer NOT NULL
);

CREATE TABLE public.product_sizes (
    product_id bigint NOT NULL,
    size text NOT NULL,
    stock integer,
    id bigint NOT NULL,
    CONSTRAINT product_sizes_size_check CHECK ((size = ANY (ARRAY['M'::text, 'L'::text, 'XL'::text, 'XXL'::text]))),
    CONSTRAINT product_sizes_stock_check CHECK ((stock >= 0))
);

ALTER TABLE public.product_sizes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_sizes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.products (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    category_id bigint,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    specification text DEFAULT ''::text NOT NULL,
    price_poisha integer NOT NULL,
    compare_at_poisha integer,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    size_chart jsonb,
    image text,
    search tsvector NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    indexed_as integer DEFAULT 4 NOT NULL,
    sizes_in_stock smallint DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    tier smallint GENERATED ALWAYS AS (
CASE
    WHEN (sizes_in_stock = 0) THEN 0
    WHEN (image IS NULL) THEN 1
    ELSE 2
END) STORED NOT NULL,
    CONSTRAINT products_check CHECK (((compare_at_poisha > price_poisha) AND (compare_at_poisha <= 1000000000))),
    CONSTRAINT products_check1 CHECK (((deleted_at IS NOT NULL) OR (category_id IS NOT NULL))),
    CONSTRAINT products_name_check CHECK ((name <> ''::text)),
    CONSTRAINT products_price_poisha_check CHECK (((price_poisha >= 0) AND (price_poisha <= 1000000000)))
);
ALTER TABLE ONLY public.products ALTER COLUMN search SET STORAGE MAIN;

ALTER TABLE public.products ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.promises (
    parcel_id bigint NOT NULL,
    kind text NOT NULL,
    zone text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    admins_due_at timestamp(3) with time zone NOT NULL,
    kept_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    told_store_at timestamp(3) with time zone,
    told_admins_at timestamp(3) with time zone,
    CONSTRAINT promises_check CHECK ((admins_due_at >= due_at)),
    CONSTRAINT promises_check1 CHECK (((kept_at IS NULL) OR (ended_at IS NULL))),
    CONSTRAINT promises_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'hand_over'::text, 'delivery'::text]))),
    CONSTRAINT promises_zone_check CHECK ((zone = ANY (ARRAY['dhaka'::text, 'elsewhere'::text])))
);

CREATE TABLE public.rate_limits (
    kind text NOT NULL,
    subject text NOT NULL,
    spent integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.recovery_codes (
    account_id bigint NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.refunds (
    id bigint NOT NULL,
    parcel_id bigint NOT NULL,
    order_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    key text NOT NULL,
    reason text NOT NULL,
    granted_by bigint NOT NULL,
    granted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    due_at timestamp(3) with time zone DEFAULT (now() + '10 days'::interval) NOT NULL,
    amount_poisha bigint NOT NULL,
    shipping_poisha bigint NOT NULL,
    store_poisha bigint NOT NULL,
    commission_poisha bigint NOT NULL,
    commission_vat_poisha bigint NOT NULL,
    state text DEFAULT 'owed'::text NOT NULL,
    cancelled_by bigint,
    cancelled_at timestamp(3) with time zone,
    cancelled_because text DEFAULT ''::text NOT NULL,
    rounding_poisha bigint DEFAULT 0 NOT NULL,
    CONSTRAINT refunds_amount_poisha_check CHECK ((amount_poisha > 0)),
    CONSTRAINT refunds_check CHECK (((shipping_poisha >= 0) AND (shipping_poisha <= amount_poisha))),
    CONSTRAINT refunds_check1 CHECK ((((state = 'cancelled'::text) = (cancelled_at IS NOT NULL)) AND ((cancelled_at IS NULL) = (cancelled_by IS NULL)))),
    CONSTRAINT refunds_check2 CHECK (((cancelled_at IS NOT NULL) = (cancelled_because <> ''::text))),
    CONSTRAINT refunds_commission_poisha_check CHECK ((commission_poisha >= 0)),
    CONSTRAINT refunds_commission_vat_poisha_check CHECK ((commission_vat_poisha >= 0)),
    CONSTRAINT refunds_key_check CHECK ((key <> ''::text)),
    CONSTRAINT refunds_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['owed'::text, 'paid'::text, 'cancelled'::text]))),
    CONSTRAINT refunds_store_poisha_check CHECK ((store_poisha >= 0))
);

CREATE VIEW public.refund_costs AS
 SELECT id AS refund_id,
    parcel_id,
    store_poisha,
    commission_poisha,
    commission_vat_poisha
   FROM public.refunds
  WHERE ((state <> 'cancelled'::text) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))));

CREATE TABLE public.refund_lines (
    refund_id bigint NOT NULL,
    line_id bigint NOT NULL,
    quantity integer NOT NULL,
    amount_poisha bigint NOT NULL,
    store_poisha bigint NOT NULL,
    commission_poisha bigint NOT NULL,
    commission_vat_poisha bigint NOT NULL,
    CONSTRAINT refund_lines_amount_poisha_check CHECK ((amount_poisha >= 0)),
    CONSTRAINT refund_lines_commission_poisha_check CHECK ((commission_poisha >= 0)),
    CONSTRAINT refund_lines_commission_vat_poisha_check CHECK ((commission_vat_poisha >= 0)),
    CONSTRAINT refund_lines_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT refund_lines_store_poisha_check CHECK ((store_poisha >= 0))
);

CREATE TABLE public.refund_payments (
    id bigint NOT NULL,
    refund_id bigint NOT NULL,
    way text NOT NULL,
    reference text NOT NULL,
    paid_from text NOT NULL,
    paid_by bigint NOT NULL,
    paid_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    failed_by bigint,
    failed_at timestamp(3) with time zone,
    failed_because text DEFAULT ''::text NOT NULL,
    CONSTRAINT refund_payments_check CHECK ((((failed_at IS NULL) = (failed_by IS NULL)) AND ((failed_at IS NOT NULL) = (failed_because <> ''::text)))),
    CONSTRAINT refund_payments_paid_from_check CHECK ((paid_from = ANY (ARRAY['shop'::text, 'store'::text]))),
    CONSTRAINT refund_payments_reference_check CHECK ((reference <> ''::text)),
    CONSTRAINT refund_payments_way_check CHECK ((way = ANY (ARRAY['cash'::text, 'bkash'::text, 'nagad'::text, 'bank'::text])))
);

ALTER TABLE public.refund_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refund_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_spellings (
    spelling text NOT NULL,
    word text NOT NULL,
    spelled_as integer DEFAULT 1 NOT NULL,
    products integer DEFAULT 1 NOT NULL,
    slips smallint DEFAULT 2 NOT NULL
);

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    epoch integer NOT NULL,
    browser text,
    system text,
    network text NOT NULL,
    began_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    proven_at timestamp(3) with time zone,
    CONSTRAINT sessions_browser_check CHECK ((length(browser) <= 40)),
    CONSTRAINT sessions_network_check CHECK ((length(network) <= 60)),
    CONSTRAINT sessions_system_check CHECK ((length(system) <= 40))
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settings (
    id integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    overrides jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT settings_id_check CHECK ((id = 1)),
    CONSTRAINT settings_overrides_check CHECK ((jsonb_typeof(overrides) = 'object'::text))
);

CREATE TABLE public.settlement_decisions (
    id bigint NOT NULL,
    row_id bigint NOT NULL,
    decision text NOT NULL,
    reason text NOT NULL,
    decided_by bigint NOT NULL,
    decided_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlement_decisions_reason_check CHECK ((reason <> ''::text))
);

ALTER TABLE public.settlement_decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.settlement_decisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settlement_file_decisions (
    id bigint NOT NULL,
    file_id bigint NOT NULL,
    decision text NOT NULL,
    reason text NOT NULL,
    decided_by bigint NOT NULL,
    decided_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlement_file_decisions_decision_check CHECK ((decision = ANY (ARRAY['charge'::text, 'dispute'::text, 'loss'::text]))),
    CONSTRAINT settlement_file_decisions_reason_check CHECK ((reason <> ''::text))
);

ALTER TABLE public.settlement_file_decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.settlement_file_decisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settlement_files (
    id bigint NOT NULL,
    company text NOT NULL,
    name text NOT NULL,
    source text NOT NULL,
    digest bytea NOT NULL,
    content jsonb NOT NULL,
    row_count integer NOT NULL,
    collected_poisha bigint NOT NULL,
    charge_poisha bigint NOT NULL,
    net_poisha bigint NOT NULL,
    told_poisha bigint,
    loaded_by bigint,
    loaded_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    problem_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT settlement_files_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text]))),
    CONSTRAINT settlement_files_problem_count_check CHECK ((problem_count >= 0)),
    CONSTRAINT settlement_files_row_count_check CHECK ((row_count > 0)),
    CONSTRAINT settlement_files_source_check CHECK ((source = ANY (ARRAY['file'::text, 'api'::text])))
);

ALTER TABLE public.settlement_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.settlement_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settlement_mappings (
    company text NOT NULL,
    columns jsonb NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlement_mappings_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text])))
);

CREATE TABLE public.settlement_rows (
    id bigint NOT NULL,
    file_id bigint NOT NULL,
    company text NOT NULL,
    line integer NOT NULL,
    number text NOT NULL,
    invoice text NOT NULL,
    kind text NOT NULL,
    collected_poisha bigint NOT NULL,
    charge_poisha bigint NOT NULL,
    net_poisha bigint NOT NULL,
    consignment_id bigint,
    parcel_id bigint,
    verdict text NOT NULL,
    expected_poisha bigint,
    event text NOT NULL,
    is_first boolean NOT NULL,
    subject text NOT NULL,
    judged_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    gone text,
    CONSTRAINT settlement_rows_check CHECK (((consignment_id IS NULL) = (parcel_id IS NULL))),
    CONSTRAINT settlement_rows_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text]))),
    CONSTRAINT settlement_rows_event_check CHECK ((event <> ''::text)),
    CONSTRAINT settlement_rows_gone_check CHECK ((gone = ANY (ARRAY['taken_back'::text, 'replaced'::text, 'judged_again'::text]))),
    CONSTRAINT settlement_rows_line_check CHECK ((line > 0)),
    CONSTRAINT settlement_rows_subject_check CHECK ((subject <> ''::text)),
    CONSTRAINT settlement_rows_unsettled_check CHECK ((((kind = 'unsettled'::text) = (verdict = 'not_settled'::text)) AND (NOT ((kind = 'unsettled'::text) AND is_first))))
);

ALTER TABLE public.settlement_rows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.settlement_rows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settlement_take_backs (
    file_id bigint NOT NULL,
    reason text NOT NULL,
    taken_back_by bigint NOT NULL,
    taken_back_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlement_take_backs_reason_check CHECK ((reason <> ''::text))
);

CREATE TABLE public.settling_times (
    company text NOT NULL,
    fewest_days integer NOT NULL,
    most_days integer NOT NULL,
    parcels integer NOT NULL,
    reckoned_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settling_times_check CHECK ((most_days >= fewest_days)),
    CONSTRAINT settling_times_company_check CHECK ((company = ANY (ARRAY['pathao'::text, 'steadfast'::text, 'redx'::text]))),
    CONSTRAINT settling_times_fewest_days_check CHECK ((fewest_days >= 0))
);

CREATE TABLE public.sms_days (
    day date NOT NULL,
    spent_poisha integer DEFAULT 0 NOT NULL,
    parts integer DEFAULT 0 NOT NULL,
    is_warned boolean DEFAULT false NOT NULL,
    code_poisha integer DEFAULT 0 NOT NULL,
    code_parts integer DEFAULT 0 NOT NULL,
    unproven_poisha integer DEFAULT 0 NOT NULL,
    CONSTRAINT sms_days_code_parts_check CHECK ((code_parts >= 0)),
    CONSTRAINT sms_days_code_poisha_check CHECK ((code_poisha >= 0)),
    CONSTRAINT sms_days_parts_check CHECK ((parts >= 0)),
    CONSTRAINT sms_days_spent_poisha_check CHECK ((spent_poisha >= 0)),
    CONSTRAINT sms_days_unproven_poisha_check CHECK ((unproven_poisha >= 0))
);

CREATE TABLE public.statement_lines (
    statement_id bigint NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    happened_at timestamp(3) with time zone NOT NULL,
    amount_poisha bigint NOT NULL,
    vat_poisha bigint NOT NULL,
    account_id bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT statement_lines_amount_poisha_check CHECK ((amount_poisha <> 0)),
    CONSTRAINT statement_lines_position_check CHECK (("position" > 0))
);

CREATE TABLE public.statement_periods (
    vendor_id bigint NOT NULL,
    period text NOT NULL,
    CONSTRAINT statement_periods_period_check CHECK ((period = ANY (ARRAY['daily'::text, 'weekly'::text, 'two_weeks'::text, 'monthly'::text])))
);

CREATE TABLE public.statements (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    number integer NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    opening_poisha bigint NOT NULL,
    closing_poisha bigint NOT NULL,
    waiting_poisha bigint NOT NULL,
    line_count integer NOT NULL,
    sha256 text NOT NULL,
    closed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT statements_check CHECK ((last_day >= first_day)),
    CONSTRAINT statements_line_count_check CHECK ((line_count > 0)),
    CONSTRAINT statements_number_check CHECK ((number > 0)),
    CONSTRAINT statements_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE public.statements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.statements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.store_debts (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    statement_id bigint NOT NULL,
    told_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    paused_at timestamp(3) with time zone,
    lifted_until date,
    ended_at timestamp(3) with time zone
);

ALTER TABLE public.store_debts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.store_debts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.store_papers (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    holder text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'handed_in'::text NOT NULL,
    refusal_reason text,
    handed_in_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    handed_in_by bigint NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by bigint,
    CONSTRAINT store_papers_address_check CHECK ((length(address) <= 300)),
    CONSTRAINT store_papers_check CHECK (
CASE kind
    WHEN 'bin'::text THEN ((number ~ '^[0-9]{9}-[0-9]{4}$'::text) AND (address <> ''::text))
    WHEN 'nid'::text THEN (number ~ '^([0-9]{10}|[0-9]{13}|[0-9]{17})$'::text)
    WHEN 'tin'::text THEN (number ~ '^[0-9]{12}$'::text)
    ELSE true
END),
    CONSTRAINT store_papers_check1 CHECK ((((decided_at IS NULL) = (decided_by IS NULL)) AND ((state = 'refused'::text) = (refusal_reason IS NOT NULL)))),
    CONSTRAINT store_papers_check2 CHECK ((((state = 'handed_in'::text) <= (decided_at IS NULL)) AND ((state = ANY (ARRAY['approved'::text, 'refused'::text])) <= (decided_at IS NOT NULL)))),
    CONSTRAINT store_papers_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 120))),
    CONSTRAINT store_papers_kind_check CHECK ((kind = ANY (ARRAY['trade_licence'::text, 'nid'::text, 'bin'::text, 'tin'::text]))),
    CONSTRAINT store_papers_number_check CHECK (((length(number) >= 1) AND (length(number) <= 60))),
    CONSTRAINT store_papers_refusal_reason_check CHECK (((length(refusal_reason) >= 1) AND (length(refusal_reason) <= 200))),
    CONSTRAINT store_papers_state_check CHECK ((state = ANY (ARRAY['handed_in'::text, 'approved'::text, 'refused'::text, 'replaced'::text])))
);

ALTER TABLE public.store_papers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.store_papers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.store_payments (
    id bigint NOT NULL,
    vendor_id bigint NOT NULL,
    amount_poisha bigint NOT NULL,
    way text NOT NULL,
    reference text NOT NULL,
    recorded_by bigint NOT NULL,
    recorded_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    taken_back_at timestamp(3) with time zone,
    taken_back_by bigint,
    taken_back_because text DEFAULT ''::text NOT NULL,
    CONSTRAINT store_payments_amount_poisha_check CHECK ((amount_poisha > 0)),
    CONSTRAINT store_payments_check CHECK ((((taken_back_at IS NULL) = (taken_back_by IS NULL)) AND ((taken_back_at IS NULL) = (taken_back_because = ''::text)))),
    CONSTRAINT store_payments_reference_check CHECK ((reference <> ''::text)),
    CONSTRAINT store_payments_way_check CHECK ((way = ANY (ARRAY['bank'::text, 'bkash'::text, 'cash'::text])))
);

ALTER TABLE public.store_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.store_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tax_invoice_lines (
    invoice_id bigint NOT NULL,
    "position" integer NOT NULL,
    description text NOT NULL,
    subject text NOT NULL,
    unit text NOT NULL,
    quantity integer NOT NULL,
    vat_basis_points integer NOT NULL,
    value_poisha bigint NOT NULL,
    vat_poisha bigint NOT NULL,
    CONSTRAINT tax_invoice_lines_description_check CHECK ((description <> ''::text)),
    CONSTRAINT tax_invoice_lines_position_check CHECK (("position" > 0)),
    CONSTRAINT tax_invoice_lines_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT tax_invoice_lines_unit_check CHECK ((unit = ANY (ARRAY['piece'::text, 'service'::text]))),
    CONSTRAINT tax_invoice_lines_value_poisha_check CHECK ((value_poisha >= 0)),
    CONSTRAINT tax_invoice_lines_vat_basis_points_check CHECK (((vat_basis_points >= 0) AND (vat_basis_points <= 10000))),
    CONSTRAINT tax_invoice_lines_vat_poisha_check CHECK ((vat_poisha >= 0))
);

CREATE TABLE public.tax_invoices (
    id bigint NOT NULL,
    form text NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    vendor_id bigint NOT NULL,
    order_id bigint,
    parcel_id bigint,
    statement_id bigint,
    corrects bigint,
    issuer text DEFAULT ''::text NOT NULL,
    fiscal_year integer DEFAULT 0 NOT NULL,
    number integer DEFAULT 0 NOT NULL,
    issued_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    supplied_at timestamp(3) with time zone NOT NULL,
    issuer_name text NOT NULL,
    issuer_bin text NOT NULL,
    issuer_address text NOT NULL,
    brand text NOT NULL,
    buyer_name text NOT NULL,
    buyer_bin text NOT NULL,
    destination text NOT NULL,
    officer_name text NOT NULL,
    officer_designation text NOT NULL,
    reason text NOT NULL,
    value_poisha bigint NOT NULL,
    vat_poisha bigint NOT NULL,
    line_count integer NOT NULL,
    refund_id bigint,
    CONSTRAINT tax_invoices_buyer_name_check CHECK ((buyer_name <> ''::text)),
    CONSTRAINT tax_invoices_check CHECK (((form = 'credit_note'::text) = (corrects IS NOT NULL))),
    CONSTRAINT tax_invoices_check1 CHECK ((((kind = 'sale'::text) = (parcel_id IS NOT NULL)) AND ((parcel_id IS NULL) = (order_id IS NULL)))),
    CONSTRAINT tax_invoices_check2 CHECK (((kind = 'commission'::text) = (statement_id IS NOT NULL))),
    CONSTRAINT tax_invoices_form_check CHECK ((form = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT tax_invoices_issuer_bin_check CHECK ((issuer_bin <> ''::text)),
    CONSTRAINT tax_invoices_issuer_name_check CHECK ((issuer_name <> ''::text)),
    CONSTRAINT tax_invoices_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'commission'::text]))),
    CONSTRAINT tax_invoices_line_count_check CHECK ((line_count > 0)),
    CONSTRAINT tax_invoices_number_check CHECK ((number > 0)),
    CONSTRAINT tax_invoices_refund_check CHECK (((refund_id IS NULL) OR ((form = 'credit_note'::text) AND (kind = 'sale'::text)))),
    CONSTRAINT tax_invoices_source_check CHECK ((source <> ''::text)),
    CONSTRAINT tax_invoices_value_poisha_check CHECK ((value_poisha >= 0)),
    CONSTRAINT tax_invoices_vat_poisha_check CHECK ((vat_poisha >= 0))
);

ALTER TABLE public.tax_invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tax_invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.told_failed_jobs (
    job_id bigint NOT NULL,
    told_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.told_holdings (
    vendor_id bigint NOT NULL,
    held_by text NOT NULL,
    subject text NOT NULL,
    told_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT told_holdings_held_by_check CHECK ((held_by = ANY (ARRAY['account'::text, 'phone'::text, 'place'::text])))
);

CREATE TABLE public.told_late_payouts (
    parcel_id bigint NOT NULL,
    told_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.totp_secrets (
    account_id bigint NOT NULL,
    sealed bytea NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE VIEW public.two_step_told AS
 SELECT account_id,
    confirmed_at AS on_since
   FROM public.totp_secrets
  WHERE ((confirmed_at IS NOT NULL) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id))));

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.vat_rates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vat_rates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.vendors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vendors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.visible_audit_entries AS
 SELECT entry.id,
    entry.at,
    entry.actor_id,
    COALESCE(actor.username, actor.email, ('Phone …'::text || "right"(actor.phone, 4)), ('Account '::text || entry.actor_id)) AS actor_name,
    entry.action,
    entry.subject,
    entry.subject_id,
    COALESCE(entry.subject_name, person.username, person.email, ('Phone …'::text || "right"(person.phone, 4)), ('Account '::text || entry.subject_id)) AS subject_name,
    entry.before,
    entry.after
   FROM ((public.audit_entries entry
     LEFT JOIN public.users actor ON ((actor.id = entry.actor_id)))
     LEFT JOIN public.users person ON (((person.id = entry.subject_id) AND (entry.subject = 'user'::text))));

CREATE TABLE public.visible_categories (
    id bigint NOT NULL,
    path bigint[] NOT NULL,
    depth integer GENERATED ALWAYS AS ((cardinality(path) - 1)) STORED NOT NULL
);

CREATE VIEW public.visible_contact_changes AS
 SELECT id,
    account_id,
    field,
    old_value,
    new_value,
    changed_at,
    undone_at
   FROM public.contact_changes
  WHERE ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE VIEW public.visible_messages AS
 SELECT id,
    account_id,
    way,
    kind,
    subject,
    state,
    created_at
   FROM public.messages
  WHERE ((expires_at IS NULL) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id))) AND ((recipient !~~ 'admin:%'::text) OR (EXISTS ( SELECT
           FROM public.users
          WHERE ((users.id = messages.account_id) AND (users.role = 'Admin'::text) AND users.is_active AND (users.deleted_at IS NULL))))) AND ((recipient !~~ 'store:%'::text) OR (EXISTS ( SELECT
           FROM public.vendors
          WHERE ((vendors.owner_id = messages.account_id) AND (messages.recipient = ('store:'::text || vendors.id)))))));

CREATE VIEW public.visible_two_step AS
 SELECT account_id,
    confirmed_at AS on_since
   FROM public.totp_secrets
  WHERE ((confirmed_at IS NOT NULL) AND ((( SELECT public.actor_id() AS actor_id) IS NULL) OR (account_id = ( SELECT public.actor_id() AS actor_id))));

CREATE TABLE public.webhook_deliveries (
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    event_id bigint NOT NULL,
    message_id text NOT NULL,
    event text NOT NULL,
    payload jsonb NOT NULL,
    happened_at timestamp(3) with time zone NOT NULL,
    body text,
    state text DEFAULT 'Waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    tried_at timestamp(3) with time zone,
    next_try_at timestamp(3) with time zone DEFAULT now(),
    status integer,
    answer text DEFAULT ''::text NOT NULL,
    duration_ms integer,
    problem text DEFAULT ''::text NOT NULL,
    CONSTRAINT webhook_deliveries_check CHECK (((state = 'Waiting'::text) = (next_try_at IS NOT NULL))),
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['Waiting'::text, 'Delivered'::text, 'Failed'::text, 'Dropped'::text]))),
    CONSTRAINT webhook_deliveries_tries_check CHECK ((tries >= 0))
);

ALTER TABLE public.webhook_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhooks (
    id bigint NOT NULL,
    vendor_id bigint,
    url text NOT NULL,
    events text[] NOT NULL,
    sealed_secret bytea NOT NULL,
    former_secret bytea,
    former_until timestamp(3) with time zone,
    off_because text,
    failing_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhooks_check CHECK (((former_secret IS NULL) = (former_until IS NULL))),
    CONSTRAINT webhooks_events_check CHECK ((cardinality(events) > 0)),
    CONSTRAINT webhooks_off_because_check CHECK ((off_because = ANY (ARRAY['Owner'::text, 'Failing'::text, 'Gone'::text]))),
    CONSTRAINT webhooks_url_check CHECK (((length(url) >= 1) AND (length(url) <= 500)))
);

ALTER TABLE public.webhooks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

DO $$ BEGIN
    EXECUTE format('ALTER TABLE ONLY public.event_deliveries ATTACH PARTITION public.event_deliveries_before FOR VALUES FROM (MINVALUE) TO (%s)',
        (SELECT (extract(year FROM now() AT TIME ZONE 'UTC') * 12 + extract(month FROM now() AT TIME ZONE 'UTC'))::bigint * 1000000000));
END $$;

ALTER TABLE ONLY public.event_deliveries ATTACH PARTITION public.event_deliveries_others DEFAULT;

INSERT INTO public.categories VALUES
	(1, 'Men', NULL, true, 1, 1),
	(2, 'Women', NULL, true, 2, 1),
	(3, 'Kids', NULL, true, 3, 1);

INSERT INTO public.commission_rules OVERRIDING SYSTEM VALUE VALUES
	(1, 'Shop’s default', NULL, NULL, 0, 0, NULL, NULL, now(), NULL, now());

INSERT INTO public.schema_migrations VALUES
	(1, '0001_shop.sql', '204351a51e06aa2bf066c27203d21c6abb69ae426bd94500f04d4fff95641931', now()),
	(2, '0002_back_office.sql', '9992174afd7f48cf346a1cf780e6bfc355b78997f388339afd693c45a051b1f8', now()),
	(3, '0003_registrations.sql', '0253dfba8226f0cd5ee4c8580088e3f026a23ef4c47bf62567f7c2fcd7c08e5e', now()),
	(4, '0004_search.sql', 'dd7b8237bb5344489d1a793ee27a67a265bc96fe4c542364d74da06baa952315', now()),
	(5, '0005_wall.sql', '767dc975280382b3b773dcba54b63fdf182304ad857164844ab852648681e9de', now()),
	(6, '0006_newest.sql', '2a0c896f0654b57ce51356be7f5d216f0607fe276408de28624b634534b72251', now()),
	(7, '0007_filtered_lists.sql', '628289d0a6f9637d49933c5f1074a920f961760fe903248f25b69d389a455207', now()),
	(8, '0008_imports.sql', '40d212316c2cc7843320710547a977fe050b0bfd443e9dd8039c63b9a362a8c8', now()),
	(9, '0009_wall_row_by_row.sql', '895500921c368dfd176d426741314d963dfd100cb1b837cf2094fcb6a385b501', now()),
	(10, '0010_filtered_by_price.sql', 'bc1fdfbf123321c9694fcc442e67497f0fffe4f187f432dbc88c0df311eb581f', now()),
	(11, '0011_in_stock.sql', 'a7c193b1fdccc4e2d92c01d6cdec0eee7a92fb39ca0f4d6b3ad58f08705a323b', now()),
	(12, '0012_spell_again.sql', '34afabfb7b080608505ee4a6cd3d07b84d471d48c3147ee22d5e0a552af70042', now()),
	(13, '0013_rate_limits.sql', '31b1af50cd2b33cbaef93a6529de7203145e236d4b1f95ed7965ae0f97d2b6ef', now()),
	(14, '0014_versions.sql', 'f4b3097b9ac761500699d731cb5bfb68e83f84a0698b04e647078ceac8d14b11', now()),
	(15, '0015_what_is_collected.sql', 'ec7a9183f3916be33a694a423566e9a2f6b54991ba78fe1c3e6639458429e189', now()),
	(16, '0016_inactive_owners.sql', '74bbc2e7531fee0982f41b4c0f955e5d5b055a0f7718cbc43bdc389b29bc7435', now()),
	(17, '0017_tiers.sql', 'ad02a2a94d7d0f2a7ff0d8df9a3d1a7c283806e9f231b99e26d655c518ff8365', now()),
	(18, '0018_open_orders.sql', 'cadd7505a1d4593242d34368844f072bcdf3a47e59a4da2283c82920f9b40173', now()),
	(19, '0019_sessions.sql', 'd6a08f0ce110322f9476be6b68c6604bc59ad30ed9a5339a4298e6451178bd5e', now()),
	(20, '0020_word_counts.sql', '745b5ec0ff691e1f6d3f826b69e3732221851ce4dcea056e6873c347e083e28c', now()),
	(21, '0021_search_path.sql', '1f3030dacee07b56d9355a9d5baacab08dbfea9d5d2a8f09aa85dfb2c997276b', now()),
	(22, '0022_store_names.sql', '5ca66e5c18efdc1a700f137e042a95fe75ab0d1f39f16c0893b3f99035e6e1ec', now()),
	(23, '0023_audit_without_names.sql', '32f950b34aada36a8a82ce3da5f1b966731151b998383f0e43d4bf8c9937380e', now()),
	(24, '0024_settings.sql', '6923cf7696a3f5da4846238215fdc2bea202c119364fe841e094dda6f9c2b280', now()),
	(25, '0025_events_and_jobs.sql', '05b16ccf8cb88edb02a83e259bbb418609711eb019d2247e4758ec049b13ec47', now()),
	(26, '0026_order_adjustments.sql', '08c9e1436c3706b2272e4cbe23d710bd551b699596e8ef3becdb82f047c8a543', now()),
	(27, '0027_messages.sql', 'e9e8c97054341bac2dc42930ed8f2b2846cf2c384ff526f658d44180e2383e4c', now()),
	(28, '0028_imports_as_jobs.sql', '0abc612e7ee542e81a36af2e604b6ccf2a8eddf77936f4f739610938aa815a32', now()),
	(29, '0029_event_subscribers.sql', '525ecc6ff9935f526140856a320913d59af7c19d69ca08709613d77fd194114e', now()),
	(30, '0030_wrong_assumption.sql', 'f1bf6a60b21b60ff733209cbf356fc3627aace22eb37ee9adf9c3c5487092460', now()),
	(31, '0031_visible_categories.sql', '6ecace1cc9bc76edaf169d711e89f041e7f28bd7c9f9301dc098f3e98c5dd58d', now()),
	(32, '0032_messages_of_account.sql', '6b3b0dd3f331c15da55194f4877555138e60780992d1c88046eba48ec6343ccf', now()),
	(33, '0033_document_edition.sql', '8e4f927139c7c58cadd5c0c21750f6019231d6e73436745983e6db3626360b43', now()),
	(35, '0035_message_ways.sql', 'c8f5d15eec11552594113fe7c62b2c5f3444aa715d2641f0ae015bd38a4dd1ad', now()),
	(36, '0036_told_events.sql', '5d23071311c022b731c42943e4e683e2301d4d004540ec6faea8a289f8bb0398', now()),
	(37, '0037_message_preferences.sql', '6541d829fec2cf54e8c7a11a40e35b3ab968bbb81b3c90dabccc61a046185395', now()),
	(40, '0040_sms_spending.sql', '7004f79fadde8fb8042f9f81a3c3b04ebf803b98ddd5704269a0a280a6ca7203', now()),
	(41, '0041_unknown_sms.sql', '3a1145119a4a24ab22b693b5903b4a6b4d56dd6f325f29f098a0504010cc8660', now()),
	(43, '0043_webhooks.sql', '1ddc0dc6b5f488e011f3d58a6deb217c29d24b8ba68162ab8e0d8fb6e9a89e5d', now()),
	(44, '0044_bell.sql', '7aa437bc6ffb14c3417e192e47b3483a662675d1b10fd8635256546408447078', now()),
	(47, '0047_one_time_secrets.sql', 'b349930fcfe5a0661e0e2541555817c6604bbd66baf3ee75de89ea86cf96e25c', now()),
	(48, '0048_contact_changes.sql', 'a2a46d110354df3ab958a583f2486951283ab1286ab8b198b353710e4840079a', now()),
	(51, '0051_login_sessions.sql', 'a984ed3be73b2dee20f261fafe565c180e2339d750670cb4fec0b07a60804feb', now()),
	(52, '0052_two_step_login.sql', 'e96c65f8ac881433fb870a9b460685d0c728761addd390afd1ef15b8529910b8', now()),
	(57, '0057_addresses.sql', '9d70b1e518cdf60974719bc56b3003be873f3f02d6e26ac3b0e65ff1d1a436a6', now()),
	(58, '0058_own_data.sql', 'd7626c5dae7f987ec7cceb453216130f65e82b350669bd2eefbc805a195ae04c', now()),
	(59, '0059_consents.sql', '3931c93d8084dd2870a6a0418a1f7bb5504795b0a1389df08b18b3c19729ed81', now()),
	(60, '0060_account_names.sql', '56099e757b0ff2136e142edbfb38c2bcfd1c0d0d2aeca6161851b0f217dc890f', now()),
	(63, '0063_sms_codes.sql', '9d4a24b8a2543c9d68e2800defc3bfc1f4b7eeaf6e2715dac6fb59517fbf9eaa', now()),
	(64, '0064_sms_status.sql', 'd3da7ddd3ed374c4371d0e61f6d588cc9a6d06ca85aaa87cea5b46a24e7b4073', now()),
	(65, '0065_low_stock_once_a_day.sql', '89f0d3c417ddb6181b9dbef9c79659a4805b7b8b99124988fec9e15302f02c5d', now()),
	(69, '0069_kept_contacts.sql', '50cd65d8ab40064d26e499b0836554111aea90f17b0266933ee8e2c53020f0fd', now()),
	(70, '0070_undo_of_additions.sql', '04cfe4727c8a6d9c3fae84579c3783ed2fc77c050cfe9ccaf77ab0985e9f8440', now()),
	(71, '0071_narrower_indexes.sql', '10c8cdd44e0af715faaa15e0ecdaae091c02011328093df0ba5819807632185a', now()),
	(72, '0072_parcel_stages.sql', '5c9ddae7178c90d45c098b24f72b3e1b0f0a5410ba9a01ebf7d28d0200a04a6d', now()),
	(80, '0080_couriers.sql', '1e8c248104c3e44a8e92fdd9bdde72f7fde4d098b7b7e1a232c31e7062144349', now()),
	(90, '0090_promises.sql', '89aa762dc8f40586f4334ddf67b9b13dd27c2e0a69a55847d3c73c4b1cb9792b', now()),
	(91, '0091_pushes_queued.sql', '09d670dd9bfaf1b9d286978a6afd66ec5b3b36eef135435a3b6b11feb43bfad7', now()),
	(92, '0092_never_collected.sql', 'e400b379380f1d5f536d22f958c5ecbc79e3fe39abb2c98667208cc161348ffc', now()),
	(93, '0093_ledger.sql', 'f6b8220a354c7e86bbe6f2a86433a424c1c6dc96fcddee240b1958ec16a78c1f', now()),
	(94, '0094_commission.sql', 'b4748c7e290292a3f6f9bc52db123ddd580de0c879533adb26458fa7dfa4f708', now()),
	(95, '0095_postings_of_deliveries.sql', '4da5ebc4b0ab3ca86cf6bcf7d5d9d7c28796f5a2332d19a9f8176fe2f5c1c424', now()),
	(96, '0096_settlements.sql', '385e2eb4e9087b7ab27f7d94ca0f65928a7fbd35f3ef3860aab47b51cbd5b850', now()),
	(97, '0097_statements.sql', 'f460c78af2f40057a0ebaceb7512a168be116680478c9e0416570fc65609fb4a', now()),
	(98, '0098_store_papers.sql', '8e5c0108c30b706f6dcee944f094dc6f3958a5b41282da4d773e1d71a0827595', now()),
	(99, '0099_tax_invoices.sql', 'bfbe8c9039b1529fc895b085e84720291cd604db949cc26c907ce73f6ab9dec3', now()),
	(100, '0100_refunds.sql', 'a151dccd0b0e30a2dcc842afd677af599dbf88aeb6ec6948958985bc01ac7df5', now()),
	(101, '0101_refund_notes.sql', 'f58588ad7d1039447e55a6ff7c6d8320391642e3f8293fd0507a12183c910a8e', now()),
	(102, '0102_store_terms.sql', 'b5ab85fa78c85cea9672846f51ef37eaeb1db2178915fc70bbedc1fc53105f63', now()),
	(103, '0103_settlements_read_strictly.sql', '817d4134905378dd8a9ed7cfab1312931c836fe71c045706f2ae3d4a852a8a2b', now()),
	(104, '0104_settlements_taken_back.sql', '9a5814077141ef31f8760e7a685ced5c35a6393d64c650d277aa192d92d0325e', now()),
	(105, '0105_payout_files.sql', '1f1bc037c0218a61b2bfec351507428950998c006aae89041901f0b63505ca95', now()),
	(106, '0106_settling_times.sql', '23945907d47106409164ba74c7ad84443a331fc7d017ac4dae617a75a5e7773c', now()),
	(107, '0107_store_payments_taken_back.sql', '790f5e3af8402d594e617b60efb00af0ac67e868342f6dfffe945665e351fe7d', now()),
	(108, '0108_deliveries_bounded.sql', '9cb77ada86d4945b1fed38a8a151838d480901e37428c75e09e39b18840bce4c', now()),
	(109, '0109_deliveries_by_month.sql', '311f0124f5c1d55b3fb627cafaefaa281b17402c92ae569210b14f04368a53a3', now()),
	(110, '0110_messages_of_deleted.sql', 'd4abea195903bfb454d99f6a9329f5c6d9a8ad91ba2ede2321df06123807150d', now()),
	(111, '0111_indexes_of_money.sql', 'eeea5a057625d0462e683bcbe3b59e1d6443d5209a85ef004171ab7a0a7c3a1f', now()),
	(112, '0112_own_numbers.sql', '9aa62c0d88be3a5b83e1b6767b6a3f4988253f8caa95701f17f8299315bd95f4', now()),
	(114, '0114_document_edition.sql', '259af3c59dfab915622b212151e30774d2fd9fda41ce23f1e843be5b7cedeaef', now()),
	(116, '0116_new_accounts.sql', '648f0bea6ee8c9d937de3b0768e8fc450ad3db200a450cf62e72994bbb4e9682', now()),
	(117, '0117_held_stock.sql', '3ac5046678fe17b03e1e1a936fc14cf55b8fa5cf381ba617ec9e0c95f7ae2aa0', now()),
	(118, '0118_sales_of_the_house.sql', '10a0e541eb3458b40bbe608ad23fc325c27cbc299854728d52347a4f709be81a', now()),
	(119, '0119_compensation.sql', '4fe642c7c5c3f76f8f5cb9e9f6deaa8fa7c0a5aba04a9ebd8887e461d05dcf87', now()),
	(120, '0120_manual_entries.sql', 'ff786e6ef2e7918f29fb4d53272191391f8d84335a591b755f6c0140c610db83', now()),
	(121, '0121_commission_of_its_month.sql', '0a66769bcda4d24b0060fbe51d941423bf9eb52138f09b5714c7b7ab7cdace8c', now()),
	(122, '0122_proven_emails.sql', 'cd0440b33b59ce7314528d55b3067d26ecf18ae27132564f3e6c631e8853e7b4', now()),
	(123, '0123_unproven_recipients.sql', 'cee62f86bbba19905894fbf548fabb82c6ca6c08a468ec226c3b6a5bfe54bafe', now()),
	(125, '0125_proven_sessions.sql', '35111e3a117b4f237f6a371470ba7c4ea39ffc9330a566ec84d2f789b94ff696', now()),
	(127, '0127_rounding.sql', '214f78044c7013b6312e789996739fe55d89a1f480e9c656132c625c6d18ed61', now()),
	(128, '0128_paid_returns.sql', '6ec29c25d34d4bc8a134ada3bb42dd09e599f6fcae2d478f137fd8d058983d9a', now()),
	(131, '0131_quoted_charges.sql', '88b42cf89f8460360fcdf713c09aee9a3f6ad205e089bd80dae4ea4723cfe5e2', now()),
	(135, '0135_import_pictures.sql', 'd77d277487a77fdcfe7cdd63473b5c7cbdfcf9050ff0a16535804dde728ba104', now()),
	(136, '0136_undo_of_imports.sql', 'd37c8d6d2b9b568d3b59eb6f5d47a68c68eb70c6bc128e341e5d258738fe6e5f', now()),
	(139, '0139_asked_by.sql', '9e794d332a825d065fa706d75fccf1e5bffe0d9b1135c004770cbfd306f1685d', now()),
	(142, '0142_vat_of_the_day.sql', '0d6c6a169b86074eb3c18dfe68533fe100d81bdc5890a35bd8c872083b84be14', now()),
	(143, '0143_shares_of_discounts.sql', 'a21f1131d80a00a77624eaba255eaac67c5904cc07a2722c50d47576f4e464a8', now()),
	(144, '0144_told_late_payouts.sql', '8f2858e7ee45c8097963e170363fb60aef8cdb0d5a6a3be6e14568c20f339a03', now()),
	(146, '0146_caused_by.sql', 'fa9f1c41176eea161cec75a9be1caf94e108bcc334ee1b8823e939c9c0e3400e', now()),
	(147, '0147_still_told.sql', '92803799b62b84a447dcf8a00d25657523679bcf794b41db2e4beb488a055c62', now()),
	(148, '0148_store_contacts.sql', 'f91d002e39c8e8b9a2e54a169e09ab8e0a0152cf70b60daa2ad4d86a30db8644', now()),
	(149, '0149_supply_vat_is_frozen.sql', '583de68108570b3dd4f932202e6b923d0cb19a889b5360a49a85d58bc1c3c2c7', now()),
	(151, '0151_messages_caused.sql', 'a885d3143071b3f68ae3a55b80b1c7b37fb1a523adc45068f70c055dc8881f85', now()),
	(152, '0152_size_keys.sql', 'e4436938afcec0c6e84563a341c73ebf24dccbc0fb0a7adf344294fdcbbb3616', now()),
	(153, '0153_check_size_keys.sql', '9ade72fb8d2d88e2db8d78e7552b0c5f7e1367c2f25ee96e159fbd6ed8b180d1', now()),
	(154, '0154_visible_views.sql', '8a68eec4febf932d3ea450a35144ac5ea5474ca11bd3a3263234ba97c7b63fc3', now());

INSERT INTO public.settings VALUES
	(1, 1, '{}');

INSERT INTO public.vat_rates OVERRIDING SYSTEM VALUE VALUES
	(1, 'commission', 500, '2019-07-01', now()),
	(2, 'commission', 1500, '2025-07-01', now()),
	(3, 'goods', 750, '2019-07-01', now()),
	(4, 'goods', 1500, '2025-01-09', now()),
	(5, 'goods', 1000, '2025-01-22', now());

INSERT INTO public.vendors OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 'Haat', 'The shop’s own store.', '', '', 'Approved', true, NULL, NULL, now(), NULL, 1, true, DEFAULT, 'haat', NULL, '', false, '', '');

INSERT INTO public.visible_categories VALUES
	(1, '{1}', DEFAULT),
	(2, '{2}', DEFAULT),
	(3, '{3}', DEFAULT);

SELECT pg_catalog.setval('public.categories_id_seq', 4, false);

SELECT pg_catalog.setval('public.commission_rules_id_seq', 1, true);

SELECT pg_catalog.setval('public.vat_rates_id_seq', 5, true);

SELECT pg_catalog.setval('public.vendors_id_seq', 1, true);

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

ALTER TABLE public.audit_entries
    ADD CONSTRAINT audit_entries_subject_check CHECK ((subject = ANY (ARRAY['manual_entry'::text, 'refund'::text, 'paper'::text, 'payout_account'::text, 'payout'::text, 'settlement'::text, 'commission'::text, 'vat'::text, 'courier'::text, 'consignment'::text, 'webhook'::text, 'product'::text, 'category'::text, 'vendor'::text, 'user'::text, 'order'::text, 'settings'::text, 'job'::text, 'message'::text]))) NOT VALID;

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_customer_id_product_id_size_key UNIQUE (customer_id, product_id, size);

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.commission_rules
    ADD CONSTRAINT commission_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consent_texts
    ADD CONSTRAINT consent_texts_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_invoice_key UNIQUE (invoice);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_changes
    ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_changes
    ADD CONSTRAINT contact_changes_undo_hash_key UNIQUE (undo_hash);

ALTER TABLE ONLY public.courier_accounts
    ADD CONSTRAINT courier_accounts_company_vendor_id_key UNIQUE NULLS NOT DISTINCT (company, vendor_id);

ALTER TABLE ONLY public.courier_accounts
    ADD CONSTRAINT courier_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.courier_accounts
    ADD CONSTRAINT courier_accounts_push_digest_key UNIQUE (push_digest);

ALTER TABLE ONLY public.courier_places
    ADD CONSTRAINT courier_places_pkey PRIMARY KEY (company, environment, level, number);

ALTER TABLE ONLY public.courier_pushes
    ADD CONSTRAINT courier_pushes_account_id_digest_key UNIQUE (account_id, digest);

ALTER TABLE ONLY public.courier_pushes
    ADD CONSTRAINT courier_pushes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.courier_words
    ADD CONSTRAINT courier_words_consignment_id_said_happened_at_key UNIQUE NULLS NOT DISTINCT (consignment_id, said, happened_at);

ALTER TABLE ONLY public.courier_words
    ADD CONSTRAINT courier_words_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.delivery_times
    ADD CONSTRAINT delivery_times_pkey PRIMARY KEY (zone);

ALTER TABLE ONLY public.earlier_contacts
    ADD CONSTRAINT earlier_contacts_pkey PRIMARY KEY (vendor_id);

ALTER TABLE ONLY public.event_deliveries
    ADD CONSTRAINT event_deliveries_pkey PRIMARY KEY (event_id, subscriber);

ALTER TABLE ONLY public.event_deliveries_before
    ADD CONSTRAINT event_deliveries_before_pkey PRIMARY KEY (event_id, subscriber);

ALTER TABLE ONLY public.event_deliveries_others
    ADD CONSTRAINT event_deliveries_others_pkey PRIMARY KEY (event_id, subscriber);

ALTER TABLE ONLY public.event_subscribers
    ADD CONSTRAINT event_subscribers_pkey PRIMARY KEY (event, subscriber);

ALTER TABLE ONLY public.import_changes
    ADD CONSTRAINT import_changes_pkey PRIMARY KEY (import_id, product_id);

ALTER TABLE ONLY public.import_pictures
    ADD CONSTRAINT import_pictures_pkey PRIMARY KEY (import_id, product_id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (issuer, form, fiscal_year);

ALTER TABLE ONLY public.job_runners
    ADD CONSTRAINT job_runners_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_kind_owner_lane_key UNIQUE (kind, owner, lane);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (account_id, version);

ALTER TABLE ONLY public.ledger_journals
    ADD CONSTRAINT ledger_journals_kind_source_key UNIQUE (kind, source);

ALTER TABLE ONLY public.ledger_journals
    ADD CONSTRAINT ledger_journals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_journals
    ADD CONSTRAINT ledger_journals_reverses_key UNIQUE (reverses);

ALTER TABLE ONLY public.line_outcomes
    ADD CONSTRAINT line_outcomes_pkey PRIMARY KEY (line_id, outcome);

ALTER TABLE ONLY public.low_sizes
    ADD CONSTRAINT low_sizes_pkey PRIMARY KEY (product_id, size);

ALTER TABLE ONLY public.manual_entries
    ADD CONSTRAINT manual_entries_key_key UNIQUE (key);

ALTER TABLE ONLY public.manual_entries
    ADD CONSTRAINT manual_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_preferences
    ADD CONSTRAINT message_preferences_pkey PRIMARY KEY (account_id, kind, way);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_once UNIQUE (event_id, kind, way, recipient);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.one_time_secrets
    ADD CONSTRAINT one_time_secrets_pkey PRIMARY KEY (ticket);

ALTER TABLE public.one_time_secrets
    ADD CONSTRAINT one_time_secrets_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'reset_password'::text, 'prove_account'::text, 'change_contact'::text, 'store_contact'::text]))) NOT VALID;

ALTER TABLE ONLY public.order_adjustments
    ADD CONSTRAINT order_adjustments_pkey PRIMARY KEY (id);

ALTER TABLE public.order_lines
    ADD CONSTRAINT order_lines_commission CHECK ((((commission_poisha >= 0) AND (commission_poisha <= ((price_poisha)::bigint * quantity))) AND ((commission_vat_poisha >= 0) AND (commission_vat_poisha <= commission_poisha)) AND ((commission_basis_points >= 0) AND (commission_basis_points <= 10000)) AND (commission_fixed_poisha >= 0) AND ((commission_vat_basis_points >= 0) AND (commission_vat_basis_points <= 10000)) AND ((vat_basis_points >= 0) AND (vat_basis_points <= 10000)))) NOT VALID;

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_parcel_id_product_id_size_key UNIQUE (parcel_id, product_id, size);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_requests
    ADD CONSTRAINT order_requests_pkey PRIMARY KEY (customer_id, key);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.own_numbers
    ADD CONSTRAINT own_numbers_pkey PRIMARY KEY (vendor_id, number);

ALTER TABLE ONLY public.own_numbers
    ADD CONSTRAINT own_numbers_product_id_key UNIQUE (product_id);

ALTER TABLE ONLY public.parcel_moves
    ADD CONSTRAINT parcel_moves_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_order_id_vendor_id_key UNIQUE (order_id, vendor_id);

ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_pkey PRIMARY KEY (id);

ALTER TABLE public.parcels
    ADD CONSTRAINT parcels_vat_check CHECK (((supply_vat_basis_points >= 0) AND (supply_vat_basis_points <= 10000))) NOT VALID;

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_id_vendor_id_key UNIQUE (id, vendor_id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout_files
    ADD CONSTRAINT payout_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.picture_sources
    ADD CONSTRAINT picture_sources_pkey PRIMARY KEY (product_id);

ALTER TABLE ONLY public.product_counts
    ADD CONSTRAINT product_counts_pkey PRIMARY KEY (category_id, vendor_id);

ALTER TABLE ONLY public.product_sizes
    ADD CONSTRAINT product_sizes_id_product_id_key UNIQUE (id, product_id);

ALTER TABLE ONLY public.product_sizes
    ADD CONSTRAINT product_sizes_pkey PRIMARY KEY (product_id, size);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promises
    ADD CONSTRAINT promises_pkey PRIMARY KEY (parcel_id, kind);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (kind, subject);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_pkey PRIMARY KEY (refund_id, line_id);

ALTER TABLE ONLY public.refund_payments
    ADD CONSTRAINT refund_payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_parcel_id_key_key UNIQUE (parcel_id, key);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.search_spellings
    ADD CONSTRAINT search_spellings_pkey PRIMARY KEY (spelling, word);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);

ALTER TABLE public.settlement_decisions
    ADD CONSTRAINT settlement_decisions_decision_check CHECK ((decision = ANY (ARRAY['of_store'::text, 'accepted'::text, 'ignored'::text, 'not_paid'::text, 'instead'::text]))) NOT VALID;

ALTER TABLE ONLY public.settlement_decisions
    ADD CONSTRAINT settlement_decisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settlement_file_decisions
    ADD CONSTRAINT settlement_file_decisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settlement_files
    ADD CONSTRAINT settlement_files_company_digest_key UNIQUE (company, digest);

ALTER TABLE ONLY public.settlement_files
    ADD CONSTRAINT settlement_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settlement_mappings
    ADD CONSTRAINT settlement_mappings_pkey PRIMARY KEY (company);

ALTER TABLE public.settlement_rows
    ADD CONSTRAINT settlement_rows_kind_check CHECK ((kind = ANY (ARRAY['paid_return'::text, 'compensation'::text, 'unsettled'::text, 'paid'::text, 'returned'::text]))) NOT VALID;

ALTER TABLE ONLY public.settlement_rows
    ADD CONSTRAINT settlement_rows_pkey PRIMARY KEY (id);

ALTER TABLE public.settlement_rows
    ADD CONSTRAINT settlement_rows_verdict_check CHECK ((verdict = ANY (ARRAY['overcharged'::text, 'compensation'::text, 'repeated'::text, 'not_settled'::text, 'paid'::text, 'returned'::text, 'known'::text, 'short'::text, 'over'::text, 'return_charged'::text, 'twice'::text, 'differs'::text, 'unknown'::text, 'not_ours'::text, 'mixed'::text, 'not_delivered'::text, 'not_returned'::text, 'wrong_sum'::text]))) NOT VALID;

ALTER TABLE ONLY public.settlement_take_backs
    ADD CONSTRAINT settlement_take_backs_pkey PRIMARY KEY (file_id);

ALTER TABLE ONLY public.settling_times
    ADD CONSTRAINT settling_times_pkey PRIMARY KEY (company);

ALTER TABLE ONLY public.sms_days
    ADD CONSTRAINT sms_days_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_account_id_version_key UNIQUE (account_id, version);

ALTER TABLE public.statement_lines
    ADD CONSTRAINT statement_lines_kind_check CHECK ((kind = ANY (ARRAY['rounding'::text, 'rounding_taken_back'::text, 'credit'::text, 'debit'::text, 'penalty'::text, 'fee'::text, 'write_off'::text, 'opening_balance'::text, 'compensation'::text, 'compensation_taken_back'::text, 'paid_by_store_taken_back'::text, 'paid_by_store'::text, 'sale'::text, 'sale_taken_back'::text, 'promotion'::text, 'promotion_taken_back'::text, 'commission'::text, 'commission_taken_back'::text, 'refund'::text, 'refund_taken_back'::text, 'commission_given_back'::text, 'commission_given_back_taken_back'::text, 'refund_paid_by_store'::text, 'refund_paid_by_store_failed'::text, 'payout'::text, 'payout_failed'::text, 'debt_netted'::text, 'adjustment'::text]))) NOT VALID;

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_pkey PRIMARY KEY (statement_id, "position");

ALTER TABLE ONLY public.statement_periods
    ADD CONSTRAINT statement_periods_pkey PRIMARY KEY (vendor_id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_id_vendor_id_key UNIQUE (id, vendor_id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_vendor_id_last_day_key UNIQUE (vendor_id, last_day);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_vendor_id_number_key UNIQUE (vendor_id, number);

ALTER TABLE ONLY public.store_debts
    ADD CONSTRAINT store_debts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.store_papers
    ADD CONSTRAINT store_papers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.store_payments
    ADD CONSTRAINT store_payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tax_invoice_lines
    ADD CONSTRAINT tax_invoice_lines_pkey PRIMARY KEY (invoice_id, "position");

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_form_kind_source_key UNIQUE (form, kind, source);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_issuer_form_fiscal_year_number_key UNIQUE (issuer, form, fiscal_year, number);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.told_failed_jobs
    ADD CONSTRAINT told_failed_jobs_pkey PRIMARY KEY (job_id);

ALTER TABLE ONLY public.told_holdings
    ADD CONSTRAINT told_holdings_pkey PRIMARY KEY (vendor_id, held_by, subject);

ALTER TABLE ONLY public.told_late_payouts
    ADD CONSTRAINT told_late_payouts_pkey PRIMARY KEY (parcel_id);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vat_rates
    ADD CONSTRAINT vat_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.visible_categories
    ADD CONSTRAINT visible_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_event_id_key UNIQUE (webhook_id, event_id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX addresses_default ON public.addresses USING btree (account_id) WHERE is_default;

CREATE INDEX addresses_of_account ON public.addresses USING btree (account_id, id);

CREATE INDEX audit_entries_of_actor ON public.audit_entries USING btree (actor_id, id DESC);

CREATE INDEX audit_entries_of_subject ON public.audit_entries USING btree (subject, subject_id, id DESC);

CREATE INDEX cart_lines_of_product ON public.cart_lines USING btree (product_id);

CREATE INDEX categories_parent ON public.categories USING btree (parent_id);

CREATE INDEX commission_rules_of ON public.commission_rules USING btree (COALESCE(vendor_id, (0)::bigint), COALESCE(category_id, (0)::bigint));

CREATE INDEX consents_of_account ON public.consents USING btree (account_id, purpose, id);

CREATE INDEX consignments_of_parcel ON public.consignments USING btree (parcel_id, id);

CREATE INDEX consignments_of_tracking_code ON public.consignments USING btree (tracking_code) WHERE (tracking_code <> ''::text);

CREATE INDEX consignments_to_ask ON public.consignments USING btree (account_id, next_ask_at) WHERE (state = 'booked'::text);

CREATE INDEX consignments_to_book ON public.consignments USING btree (account_id, id) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text]));

CREATE INDEX contact_changes_ended ON public.contact_changes USING btree (undo_until);

CREATE INDEX contact_changes_kept ON public.contact_changes USING btree (field, lower(old_value)) WHERE ((undone_at IS NULL) AND (old_value IS NOT NULL));

CREATE INDEX contact_changes_of_account ON public.contact_changes USING btree (account_id, field, id);

CREATE INDEX courier_pushes_oldest ON public.courier_pushes USING btree (received_at);

CREATE INDEX courier_pushes_unqueued ON public.courier_pushes USING btree (id) WHERE (queued_at IS NULL);

CREATE INDEX entries_of_journal ON public.ledger_entries USING btree (journal_id);

CREATE INDEX import_changes_of_product ON public.import_changes USING btree (product_id);

CREATE INDEX import_pictures_of_product ON public.import_pictures USING btree (product_id) WHERE (ended_at IS NULL);

CREATE INDEX import_pictures_waiting ON public.import_pictures USING btree (import_id, tries, line) WHERE (ended_at IS NULL);

CREATE INDEX imports_owner_id_idx ON public.imports USING btree (owner_id, told_at);

CREATE INDEX imports_running_idx ON public.imports USING btree (told_at) WHERE is_running;

CREATE INDEX journals_of_subject ON public.ledger_journals USING btree (subject, id);

CREATE INDEX login_failures_of_account ON public.login_failures USING btree (account, failed_at);

CREATE INDEX login_failures_of_network ON public.login_failures USING btree (network, failed_at);

CREATE INDEX login_failures_old ON public.login_failures USING btree (failed_at);

CREATE INDEX manual_entries_in_state ON public.manual_entries USING btree (state, id);

CREATE INDEX manual_entries_of_store ON public.manual_entries USING btree (vendor_id, id);

CREATE UNIQUE INDEX manual_entries_opening ON public.manual_entries USING btree (vendor_id) WHERE ((kind = ANY (ARRAY['opening_balance'::text, 'opening_debt'::text])) AND (state <> 'refused'::text));

CREATE INDEX messages_by_state ON public.messages USING btree (state, id DESC);

CREATE INDEX messages_caused ON public.messages USING btree (caused_by, id) WHERE (state = 'Waiting'::text);

CREATE INDEX messages_in_bell ON public.messages USING btree (account_id, id DESC) WHERE (way = 'bell'::text);

CREATE INDEX messages_of_account ON public.messages USING btree (account_id, created_at);

CREATE INDEX messages_of_order ON public.messages USING btree (order_id);

CREATE INDEX messages_of_order_with_contents ON public.messages USING btree (order_id) WHERE ((to_address IS NOT NULL) OR (to_phone IS NOT NULL));

CREATE INDEX messages_sms_tried ON public.messages USING btree (tried_at DESC) WHERE ((way = 'sms'::text) AND (tried_at IS NOT NULL));

CREATE INDEX messages_to ON public.messages USING btree (lower(to_address), created_at);

CREATE INDEX messages_to_phone ON public.messages USING btree (to_phone, created_at);

CREATE INDEX messages_unread ON public.messages USING btree (account_id, id DESC) WHERE ((way = 'bell'::text) AND (read_at IS NULL));

CREATE INDEX messages_with_contents ON public.messages USING btree (created_at) WHERE ((way = 'bell'::text) OR (to_address IS NOT NULL) OR (to_phone IS NOT NULL));

CREATE INDEX messages_with_secrets ON public.messages USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (plain_text IS NOT NULL));

CREATE INDEX moves_of_parcel ON public.parcel_moves USING btree (parcel_id, id);

CREATE UNIQUE INDEX one_consignment_of_number ON public.consignments USING btree (account_id, number) WHERE (number <> ''::text);

CREATE UNIQUE INDEX one_open_consignment ON public.consignments USING btree (parcel_id) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text, 'parked'::text, 'booked'::text]));

CREATE INDEX one_time_secrets_ended ON public.one_time_secrets USING btree (expires_at);

CREATE INDEX one_time_secrets_of_account ON public.one_time_secrets USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX open_parcels ON public.parcels USING btree (stage, id) WHERE (status = 'Pending'::text);

CREATE INDEX order_adjustments_of_order ON public.order_adjustments USING btree (order_id);

CREATE INDEX order_lines_of_product ON public.order_lines USING btree (product_id);

CREATE INDEX orders_by_day ON public.orders USING btree (created_at);

CREATE INDEX orders_by_status ON public.orders USING btree (status, id DESC);

CREATE INDEX orders_of_customer ON public.orders USING btree (customer_id, id DESC);

CREATE INDEX orders_open_at_place ON public.orders USING btree (public.delivery_place(shipping_address, shipping_city)) WHERE (status = 'Pending'::text);

CREATE INDEX orders_open_of_customer ON public.orders USING btree (customer_id) WHERE (status = 'Pending'::text);

CREATE INDEX orders_open_of_phone ON public.orders USING btree (phone) WHERE (status = 'Pending'::text);

CREATE INDEX parcels_coming_back ON public.parcels USING btree (vendor_id, id) WHERE ((received_back_at IS NULL) AND (stage = ANY (ARRAY['refused'::text, 'coming_back'::text, 'partly_delivered'::text])));

CREATE INDEX parcels_of_vendor ON public.parcels USING btree (vendor_id, order_id DESC);

CREATE UNIQUE INDEX payout_accounts_approved ON public.payout_accounts USING btree (vendor_id) WHERE (state = 'approved'::text);

CREATE UNIQUE INDEX payout_accounts_handed_in ON public.payout_accounts USING btree (vendor_id) WHERE (state = 'handed_in'::text);

CREATE INDEX payout_accounts_of_store ON public.payout_accounts USING btree (vendor_id, id);

CREATE INDEX payout_accounts_to_decide ON public.payout_accounts USING btree (id) WHERE (state = 'handed_in'::text);

CREATE INDEX payouts_in_file ON public.payouts USING btree (file_id, id) WHERE (file_id IS NOT NULL);

CREATE INDEX payouts_in_state ON public.payouts USING btree (state, id);

CREATE UNIQUE INDEX payouts_of_statement ON public.payouts USING btree (statement_id) WHERE (state <> 'failed'::text);

CREATE INDEX payouts_of_store ON public.payouts USING btree (vendor_id, id);

CREATE UNIQUE INDEX payouts_open ON public.payouts USING btree (vendor_id) WHERE (state = ANY (ARRAY['prepared'::text, 'approved'::text]));

CREATE INDEX product_sizes_low ON public.product_sizes USING btree (stock, product_id) WHERE (stock <= 50);

CREATE INDEX products_cheapest ON public.products USING btree (price_poisha, id) INCLUDE (created_at, category_id, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers ON public.products USING btree (tier, created_at DESC, id DESC) INCLUDE (price_poisha, category_id, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers_cheapest ON public.products USING btree (tier, price_poisha, id) INCLUDE (category_id, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers_of_category ON public.products USING btree (category_id, tier, created_at DESC, id DESC) INCLUDE (price_poisha, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers_of_category_cheapest ON public.products USING btree (category_id, tier, price_poisha, id) INCLUDE (vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers_of_vendor ON public.products USING btree (vendor_id, tier, created_at DESC, id DESC) INCLUDE (price_poisha, category_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_in_tiers_of_vendor_cheapest ON public.products USING btree (vendor_id, tier, price_poisha, id) INCLUDE (category_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_newest ON public.products USING btree (created_at DESC, id DESC) INCLUDE (price_poisha, category_id, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category ON public.products USING btree (category_id, created_at DESC, id DESC) INCLUDE (price_poisha, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category_cheapest ON public.products USING btree (category_id, price_poisha, id) INCLUDE (created_at, vendor_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_vendor ON public.products USING btree (vendor_id, created_at DESC, id DESC) INCLUDE (price_poisha, category_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_vendor_cheapest ON public.products USING btree (vendor_id, price_poisha, id) INCLUDE (created_at, category_id, sizes_in_stock) WHERE (deleted_at IS NULL);

CREATE INDEX products_search ON public.products USING gin (search) WITH (gin_pending_list_limit='256') WHERE (deleted_at IS NULL);

CREATE INDEX products_to_index_again ON public.products USING btree (id) WHERE (indexed_as < 4);

CREATE INDEX promises_delivered ON public.promises USING btree (kept_at) WHERE ((kind = 'delivery'::text) AND (kept_at IS NOT NULL));

CREATE INDEX promises_open ON public.promises USING btree (due_at, parcel_id, kind) WHERE ((kept_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX rate_limits_ended ON public.rate_limits USING btree (window_ends_at);

CREATE INDEX refund_lines_of_line ON public.refund_lines USING btree (line_id);

CREATE INDEX refund_payments_of_refund ON public.refund_payments USING btree (refund_id, id);

CREATE UNIQUE INDEX refund_payments_standing ON public.refund_payments USING btree (refund_id) WHERE (failed_at IS NULL);

CREATE INDEX refunds_in_state ON public.refunds USING btree (state, id);

CREATE INDEX refunds_of_order ON public.refunds USING btree (order_id, id);

CREATE INDEX refunds_owed ON public.refunds USING btree (due_at, id) WHERE (state = 'owed'::text);

CREATE INDEX search_spellings_words ON public.search_spellings USING btree (word COLLATE "C") WHERE (spelling = word);

CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id, seen_at DESC);

CREATE INDEX settlement_decisions_of_row ON public.settlement_decisions USING btree (row_id, id);

CREATE INDEX settlement_file_decisions_of_file ON public.settlement_file_decisions USING btree (file_id, id);

CREATE UNIQUE INDEX settlement_rows_first ON public.settlement_rows USING btree (event, kind) WHERE (is_first AND (gone IS NULL));

CREATE INDEX settlement_rows_of_event ON public.settlement_rows USING btree (event);

CREATE UNIQUE INDEX settlement_rows_of_file ON public.settlement_rows USING btree (file_id, line) WHERE (gone IS DISTINCT FROM 'judged_again'::text);

CREATE INDEX settlement_rows_of_line ON public.settlement_rows USING btree (file_id, line);

CREATE INDEX settlement_rows_of_parcel ON public.settlement_rows USING btree (parcel_id) WHERE is_first;

CREATE INDEX settlement_rows_to_look_at ON public.settlement_rows USING btree (id) WHERE (verdict <> ALL (ARRAY['paid'::text, 'returned'::text, 'known'::text]));

CREATE INDEX statement_lines_of_subject ON public.statement_lines USING btree (subject);

CREATE UNIQUE INDEX store_debts_open ON public.store_debts USING btree (vendor_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX store_papers_approved ON public.store_papers USING btree (vendor_id, kind) WHERE (state = 'approved'::text);

CREATE UNIQUE INDEX store_papers_handed_in ON public.store_papers USING btree (vendor_id, kind) WHERE (state = 'handed_in'::text);

CREATE INDEX store_papers_of_store ON public.store_papers USING btree (vendor_id, id);

CREATE INDEX store_papers_to_decide ON public.store_papers USING btree (id) WHERE (state = 'handed_in'::text);

CREATE INDEX store_payments_of_store ON public.store_payments USING btree (vendor_id, id);

CREATE UNIQUE INDEX store_payments_recorded ON public.store_payments USING btree (vendor_id, way, reference) WHERE (taken_back_at IS NULL);

CREATE INDEX tax_invoice_lines_subject ON public.tax_invoice_lines USING btree (subject) WHERE (subject <> ''::text);

CREATE INDEX tax_invoices_corrected ON public.tax_invoices USING btree (corrects);

CREATE INDEX tax_invoices_issued_at ON public.tax_invoices USING btree (issued_at);

CREATE INDEX tax_invoices_of_order ON public.tax_invoices USING btree (order_id);

CREATE INDEX tax_invoices_of_parcel ON public.tax_invoices USING btree (parcel_id);

CREATE UNIQUE INDEX tax_invoices_of_refund ON public.tax_invoices USING btree (refund_id, corrects);

CREATE INDEX tax_invoices_of_statement ON public.tax_invoices USING btree (statement_id);

CREATE INDEX tax_invoices_of_store ON public.tax_invoices USING btree (vendor_id, id);

CREATE INDEX tax_invoices_supplied_at ON public.tax_invoices USING btree (supplied_at) WHERE ((kind = 'commission'::text) AND (form = 'invoice'::text));

CREATE INDEX told_holdings_by_age ON public.told_holdings USING btree (told_at);

CREATE INDEX users_admin_changed ON public.users USING btree (admin_changed_at) WHERE (admin_changed_at IS NOT NULL);

CREATE INDEX users_admins ON public.users USING btree (id) WHERE (role = 'Admin'::text);

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX users_newest ON public.users USING btree (id DESC) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX users_phone_key ON public.users USING btree (phone) WHERE (phone IS NOT NULL);

CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username)) WHERE (username IS NOT NULL);

CREATE INDEX vat_rates_from ON public.vat_rates USING btree (what, valid_from, id);

CREATE INDEX vendors_newest ON public.vendors USING btree (id DESC) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX vendors_one_house ON public.vendors USING btree (is_house) WHERE is_house;

CREATE UNIQUE INDEX vendors_one_name ON public.vendors USING btree (name_key) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX vendors_one_open_store ON public.vendors USING btree (owner_id) WHERE (deleted_at IS NULL);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (webhook_id, next_try_at, id) WHERE (state = 'Waiting'::text);

CREATE INDEX webhook_deliveries_listed ON public.webhook_deliveries USING btree (webhook_id, id DESC);

CREATE INDEX webhook_deliveries_oldest ON public.webhook_deliveries USING btree (happened_at);

CREATE INDEX webhooks_of_store ON public.webhooks USING btree (vendor_id);

ALTER INDEX public.event_deliveries_pkey ATTACH PARTITION public.event_deliveries_before_pkey;

ALTER INDEX public.event_deliveries_pkey ATTACH PARTITION public.event_deliveries_others_pkey;

CREATE TRIGGER account_follows_entries AFTER UPDATE ON public.ledger_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.account_follows_entries();

CREATE CONSTRAINT TRIGGER adjustments_add_up AFTER INSERT OR DELETE OR UPDATE ON public.order_adjustments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.adjustments_add_up('order_id');

CREATE CONSTRAINT TRIGGER adjustments_add_up AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.adjustments_poisha <> 0)) EXECUTE FUNCTION public.adjustments_add_up('id');

CREATE CONSTRAINT TRIGGER adjustments_add_up AFTER INSERT ON public.parcels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.adjustments_poisha IS DISTINCT FROM (0)::bigint) OR (new.store_adjustments_poisha IS DISTINCT FROM (0)::bigint))) EXECUTE FUNCTION public.adjustments_add_up('order_id');

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER cart_lines_point_at_size BEFORE INSERT ON public.cart_lines FOR EACH ROW WHEN ((new.product_size_id IS NULL)) EXECUTE FUNCTION public.point_at_size();

CREATE CONSTRAINT TRIGGER changed_adjustments_add_up AFTER UPDATE OF adjustments_poisha, shipping_poisha ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.adjustments_poisha IS DISTINCT FROM new.adjustments_poisha) OR (old.shipping_poisha IS DISTINCT FROM new.shipping_poisha))) EXECUTE FUNCTION public.adjustments_add_up('id');

CREATE CONSTRAINT TRIGGER changed_adjustments_add_up AFTER UPDATE OF adjustments_poisha, store_adjustments_poisha, order_id ON public.parcels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.adjustments_poisha IS DISTINCT FROM new.adjustments_poisha) OR (old.store_adjustments_poisha IS DISTINCT FROM new.store_adjustments_poisha)) OR (old.order_id IS DISTINCT FROM new.order_id))) EXECUTE FUNCTION public.adjustments_add_up('order_id');

CREATE TRIGGER commission_rules_end_once BEFORE UPDATE ON public.commission_rules FOR EACH ROW WHEN ((old.ended_at IS NOT NULL)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER commission_rules_say_what_they_said BEFORE UPDATE OF id, name, vendor_id, category_id, basis_points, fixed_poisha, lowest_poisha, highest_poisha, valid_from, created_at ON public.commission_rules FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER commission_rules_stay BEFORE DELETE OR TRUNCATE ON public.commission_rules FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER count_deleted AFTER DELETE ON public.products REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_products();

CREATE TRIGGER count_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.count_products();

CREATE TRIGGER count_updated AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.count_products();

CREATE TRIGGER courier_words_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.courier_words FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER entries_balance AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.entries_balance();

CREATE CONSTRAINT TRIGGER invoice_number_is_used AFTER INSERT OR UPDATE ON public.invoice_series DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.invoice_number_is_used();

CREATE TRIGGER invoice_series_begin_with_one BEFORE INSERT ON public.invoice_series FOR EACH ROW WHEN ((new.last <> 1)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER invoice_series_go_on_by_one BEFORE UPDATE ON public.invoice_series FOR EACH ROW WHEN (((((new.issuer IS DISTINCT FROM old.issuer) OR (new.form IS DISTINCT FROM old.form)) OR (new.fiscal_year IS DISTINCT FROM old.fiscal_year)) OR (new.last IS DISTINCT FROM (old.last + 1)))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER invoice_series_stay BEFORE DELETE OR TRUNCATE ON public.invoice_series FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER journal_balances AFTER INSERT ON public.ledger_journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.journal_balances();

CREATE TRIGGER keep_earlier_contact AFTER UPDATE OF contact_email, contact_phone ON public.vendors FOR EACH ROW WHEN (((old.contact_email IS DISTINCT FROM new.contact_email) OR (old.contact_phone IS DISTINCT FROM new.contact_phone))) EXECUTE FUNCTION public.keep_earlier_contact();

CREATE TRIGGER ledger_accounts_are_whose_they_are BEFORE UPDATE OF id, kind, owner, lane ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_accounts_begin_empty BEFORE INSERT ON public.ledger_accounts FOR EACH ROW WHEN (((new.balance_poisha <> 0) OR (new.version <> 0))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_journals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_journals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER low_sizes_point_at_size BEFORE INSERT ON public.low_sizes FOR EACH ROW WHEN ((new.product_size_id IS NULL)) EXECUTE FUNCTION public.point_at_size();

CREATE TRIGGER manual_entries_are_decided_once BEFORE UPDATE ON public.manual_entries FOR EACH ROW WHEN ((old.state <> 'prepared'::text)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER manual_entries_say_what_they_said BEFORE UPDATE OF id, vendor_id, kind, amount_poisha, reason, key, prepared_by, prepared_at ON public.manual_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER manual_entries_stay BEFORE DELETE OR TRUNCATE ON public.manual_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER note_risen_size AFTER UPDATE OF stock ON public.product_sizes FOR EACH ROW WHEN (((new.stock IS NULL) OR (new.stock > old.stock))) EXECUTE FUNCTION public.note_risen_size();

CREATE TRIGGER number_tax_invoice BEFORE INSERT ON public.tax_invoices FOR EACH ROW EXECUTE FUNCTION public.number_tax_invoice();

CREATE TRIGGER order_lines_commission_is_frozen BEFORE UPDATE OF commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha, commission_vat_basis_points, commission_vat_poisha, vat_basis_points ON public.order_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER order_lines_point_at_size BEFORE INSERT ON public.order_lines FOR EACH ROW WHEN ((new.product_size_id IS NULL)) EXECUTE FUNCTION public.point_at_size();

CREATE CONSTRAINT TRIGGER outcomes_within_line AFTER INSERT OR UPDATE ON public.line_outcomes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.outcomes_within_line();

CREATE TRIGGER parcel_moves_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.parcel_moves FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER parcels_supply_vat_is_frozen BEFORE UPDATE OF supply_vat_basis_points ON public.parcels FOR EACH ROW WHEN (((new.supply_vat_basis_points IS DISTINCT FROM old.supply_vat_basis_points) AND (new.status <> 'Pending'::text) AND ((old.status = 'Completed'::text) OR (old.supply_vat_basis_points IS NOT NULL)))) EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER paused_by_debt AFTER UPDATE ON public.store_debts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.paused_by_debt();

CREATE TRIGGER payout_accounts_go_their_way BEFORE UPDATE ON public.payout_accounts FOR EACH ROW WHEN ((((((((old.state <> 'handed_in'::text) OR (new.state <> 'approved'::text)) AND ((old.state <> 'handed_in'::text) OR (new.state <> 'refused'::text))) AND ((old.state <> 'handed_in'::text) OR (new.state <> 'replaced'::text))) AND ((old.state <> 'handed_in'::text) OR (new.state <> 'withdrawn'::text))) AND ((old.state <> 'approved'::text) OR (new.state <> 'replaced'::text))) OR ((old.decided_at IS NOT NULL) AND (((new.decided_at IS DISTINCT FROM old.decided_at) OR (new.decided_by IS DISTINCT FROM old.decided_by)) OR (new.payable_from IS DISTINCT FROM old.payable_from))))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payout_accounts_say_what_they_said BEFORE UPDATE OF id, vendor_id, way, bank, branch, routing_number, account_name, number, handed_in_at, handed_in_by ON public.payout_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payout_accounts_stay BEFORE DELETE OR TRUNCATE ON public.payout_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payout_files_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payout_files FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payout_to_approved_account BEFORE INSERT ON public.payouts FOR EACH ROW EXECUTE FUNCTION public.payout_to_approved_account();

CREATE TRIGGER payout_within_statement BEFORE INSERT ON public.payouts FOR EACH ROW EXECUTE FUNCTION public.payout_within_statement();

CREATE TRIGGER payouts_go_their_way BEFORE UPDATE ON public.payouts FOR EACH ROW WHEN (((((((((old.state <> 'prepared'::text) OR (new.state <> 'approved'::text)) AND ((old.state <> 'prepared'::text) OR (new.state <> 'failed'::text))) AND ((old.state <> 'approved'::text) OR (new.state <> 'paid'::text))) AND ((old.state <> 'approved'::text) OR (new.state <> 'failed'::text))) AND ((old.state <> 'paid'::text) OR (new.state <> 'failed'::text))) AND (NOT ((old.state = 'approved'::text) AND (new.state = 'approved'::text) AND (new.file_id IS NOT NULL)))) OR ((old.approved_at IS NOT NULL) AND ((new.approved_by IS DISTINCT FROM old.approved_by) OR (new.approved_at IS DISTINCT FROM old.approved_at))) OR ((old.paid_at IS NOT NULL) AND (((new.paid_by IS DISTINCT FROM old.paid_by) OR (new.paid_at IS DISTINCT FROM old.paid_at)) OR (new.reference IS DISTINCT FROM old.reference))))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payouts_pay_to_one_account BEFORE UPDATE OF account_id ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payouts_pay_what_they_said BEFORE UPDATE OF id, vendor_id, statement_id, amount_poisha, way, pay_to, prepared_by, prepared_at ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payouts_stay BEFORE DELETE OR TRUNCATE ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payouts_stay_in_their_file BEFORE UPDATE OF file_id ON public.payouts FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER place_inserted BEFORE INSERT OR UPDATE OF search, category_id, vendor_id ON public.products FOR EACH ROW EXECUTE FUNCTION public.place_product();

CREATE TRIGGER refund_holds_parcel BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.refund_holds_parcel();

CREATE CONSTRAINT TRIGGER refund_is_paid AFTER INSERT OR UPDATE OF failed_at ON public.refund_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refund_is_paid();

CREATE CONSTRAINT TRIGGER refund_is_paid AFTER INSERT OR UPDATE OF state ON public.refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refund_is_paid();

CREATE CONSTRAINT TRIGGER refund_is_right AFTER DELETE OR UPDATE OF line_id, outcome, quantity ON public.line_outcomes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refund_is_right();

CREATE CONSTRAINT TRIGGER refund_is_right AFTER UPDATE OF status, kept_poisha, collected_poisha, shipping_poisha ON public.parcels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status = 'Completed'::text)) EXECUTE FUNCTION public.refund_is_right();

CREATE CONSTRAINT TRIGGER refund_is_right AFTER INSERT ON public.refund_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refund_is_right();

CREATE CONSTRAINT TRIGGER refund_is_right AFTER INSERT ON public.refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refund_is_right();

CREATE TRIGGER refund_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.refund_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refund_payments_are_what_was_paid BEFORE UPDATE OF id, refund_id, way, reference, paid_from, paid_by, paid_at ON public.refund_payments FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refund_payments_fail_once BEFORE UPDATE ON public.refund_payments FOR EACH ROW WHEN ((old.failed_at IS NOT NULL)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refund_payments_stay BEFORE DELETE OR TRUNCATE ON public.refund_payments FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refunds_are_what_was_granted BEFORE UPDATE OF id, parcel_id, order_id, customer_id, vendor_id, key, reason, granted_by, granted_at, due_at, amount_poisha, shipping_poisha, store_poisha, commission_poisha, commission_vat_poisha ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refunds_go_their_way BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN (((((old.state <> 'owed'::text) OR (new.state <> 'paid'::text)) AND ((old.state <> 'paid'::text) OR (new.state <> 'owed'::text))) AND ((old.state <> 'owed'::text) OR (new.state <> 'cancelled'::text)))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refunds_say_what_was_rounded BEFORE UPDATE OF rounding_poisha ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refunds_stay BEFORE DELETE OR TRUNCATE ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER settlement_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.settlement_decisions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER settlement_file_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.settlement_file_decisions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER settlement_files_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.settlement_files FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER settlement_rows_append_only BEFORE DELETE OR TRUNCATE ON public.settlement_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER settlement_rows_go AFTER UPDATE ON public.settlement_rows FOR EACH ROW EXECUTE FUNCTION public.settlement_row_goes();

CREATE TRIGGER settlement_take_backs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.settlement_take_backs FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER size_sold_out AFTER UPDATE OF stock ON public.product_sizes FOR EACH ROW WHEN (((old.stock IS DISTINCT FROM 0) <> (new.stock IS DISTINCT FROM 0))) EXECUTE FUNCTION public.note_size_sold_out();

CREATE TRIGGER sizes_come AFTER INSERT ON public.product_sizes REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.note_sizes_come();

CREATE TRIGGER sizes_gone AFTER DELETE ON public.product_sizes REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.note_sizes_gone();

CREATE TRIGGER sizes_offered_again AFTER INSERT ON public.product_sizes REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.point_carts_at_sizes();

CREATE CONSTRAINT TRIGGER statement_goes_on AFTER INSERT ON public.statements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.statement_goes_on();

CREATE TRIGGER statement_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER statement_says_its_entries AFTER INSERT ON public.statement_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.statement_says_its_entries();

CREATE TRIGGER statements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_debts_stay BEFORE DELETE OR TRUNCATE ON public.store_debts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_papers_go_their_way BEFORE UPDATE ON public.store_papers FOR EACH ROW WHEN (((((((old.state <> 'handed_in'::text) OR (new.state <> 'approved'::text)) AND ((old.state <> 'handed_in'::text) OR (new.state <> 'refused'::text))) AND ((old.state <> 'handed_in'::text) OR (new.state <> 'replaced'::text))) AND ((old.state <> 'approved'::text) OR (new.state <> 'replaced'::text))) OR ((old.decided_at IS NOT NULL) AND ((new.decided_at IS DISTINCT FROM old.decided_at) OR (new.decided_by IS DISTINCT FROM old.decided_by))))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_papers_say_what_they_said BEFORE UPDATE OF id, vendor_id, kind, number, holder, address, handed_in_at, handed_in_by ON public.store_papers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_papers_stay BEFORE DELETE OR TRUNCATE ON public.store_papers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_payments_go_once BEFORE UPDATE ON public.store_payments FOR EACH ROW WHEN ((old.taken_back_at IS NOT NULL)) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_payments_say_what_they_said BEFORE UPDATE OF id, vendor_id, amount_poisha, way, reference, recorded_by, recorded_at ON public.store_payments FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER store_payments_stay BEFORE DELETE OR TRUNCATE ON public.store_payments FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER swept AFTER INSERT ON public.rate_limits FOR EACH ROW EXECUTE FUNCTION public.sweep_rate_limits();

CREATE TRIGGER tax_invoice_adds_up AFTER INSERT ON public.tax_invoice_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tax_invoice_adds_up();

CREATE CONSTRAINT TRIGGER tax_invoice_is_whole AFTER INSERT ON public.tax_invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tax_invoice_is_whole();

CREATE TRIGGER tax_invoice_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.tax_invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER tax_invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.tax_invoices FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER vat_rates_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.vat_rates FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER visible_categories_kept AFTER INSERT OR DELETE OR UPDATE OF parent_id, is_active ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.keep_visible_categories();

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_product_size_fkey FOREIGN KEY (product_size_id, product_id) REFERENCES public.product_sizes(id, product_id) ON DELETE SET NULL (product_size_id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.commission_rules
    ADD CONSTRAINT commission_rules_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_text_hash_fkey FOREIGN KEY (text_hash) REFERENCES public.consent_texts(hash);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.courier_accounts(id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.contact_changes
    ADD CONSTRAINT contact_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.courier_accounts
    ADD CONSTRAINT courier_accounts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.courier_pushes
    ADD CONSTRAINT courier_pushes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.courier_accounts(id);

ALTER TABLE ONLY public.courier_words
    ADD CONSTRAINT courier_words_consignment_id_fkey FOREIGN KEY (consignment_id) REFERENCES public.consignments(id);

ALTER TABLE ONLY public.earlier_contacts
    ADD CONSTRAINT earlier_contacts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.import_changes
    ADD CONSTRAINT import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_changes
    ADD CONSTRAINT import_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_pictures
    ADD CONSTRAINT import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_pictures
    ADD CONSTRAINT import_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES public.ledger_journals(id);

ALTER TABLE ONLY public.ledger_journals
    ADD CONSTRAINT ledger_journals_reverses_fkey FOREIGN KEY (reverses) REFERENCES public.ledger_journals(id);

ALTER TABLE ONLY public.line_outcomes
    ADD CONSTRAINT line_outcomes_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.order_lines(id);

ALTER TABLE ONLY public.low_sizes
    ADD CONSTRAINT low_sizes_product_id_size_fkey FOREIGN KEY (product_id, size) REFERENCES public.product_sizes(product_id, size) ON DELETE CASCADE;

ALTER TABLE ONLY public.low_sizes
    ADD CONSTRAINT low_sizes_product_size_fkey FOREIGN KEY (product_size_id, product_id) REFERENCES public.product_sizes(id, product_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.manual_entries
    ADD CONSTRAINT manual_entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.manual_entries
    ADD CONSTRAINT manual_entries_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.manual_entries
    ADD CONSTRAINT manual_entries_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.message_preferences
    ADD CONSTRAINT message_preferences_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.one_time_secrets
    ADD CONSTRAINT one_time_secrets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.order_adjustments
    ADD CONSTRAINT order_adjustments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.order_adjustments
    ADD CONSTRAINT order_adjustments_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_product_size_fkey FOREIGN KEY (product_size_id, product_id) REFERENCES public.product_sizes(id, product_id) ON DELETE SET NULL (product_size_id);

ALTER TABLE ONLY public.order_requests
    ADD CONSTRAINT order_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.order_requests
    ADD CONSTRAINT order_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.own_numbers
    ADD CONSTRAINT own_numbers_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.own_numbers
    ADD CONSTRAINT own_numbers_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.parcel_moves
    ADD CONSTRAINT parcel_moves_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.parcel_moves
    ADD CONSTRAINT parcel_moves_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_handed_in_by_fkey FOREIGN KEY (handed_in_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.payout_files
    ADD CONSTRAINT payout_files_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_account_id_vendor_id_fkey FOREIGN KEY (account_id, vendor_id) REFERENCES public.payout_accounts(id, vendor_id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_failed_by_fkey FOREIGN KEY (failed_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.payout_files(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_statement_id_vendor_id_fkey FOREIGN KEY (statement_id, vendor_id) REFERENCES public.statements(id, vendor_id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.picture_sources
    ADD CONSTRAINT picture_sources_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_counts
    ADD CONSTRAINT product_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_counts
    ADD CONSTRAINT product_counts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.product_sizes
    ADD CONSTRAINT product_sizes_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.promises
    ADD CONSTRAINT promises_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.totp_secrets(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.order_lines(id);

ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id);

ALTER TABLE ONLY public.refund_payments
    ADD CONSTRAINT refund_payments_failed_by_fkey FOREIGN KEY (failed_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.refund_payments
    ADD CONSTRAINT refund_payments_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.refund_payments
    ADD CONSTRAINT refund_payments_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.settlement_decisions
    ADD CONSTRAINT settlement_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.settlement_decisions
    ADD CONSTRAINT settlement_decisions_row_id_fkey FOREIGN KEY (row_id) REFERENCES public.settlement_rows(id);

ALTER TABLE ONLY public.settlement_file_decisions
    ADD CONSTRAINT settlement_file_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.settlement_file_decisions
    ADD CONSTRAINT settlement_file_decisions_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.settlement_files(id);

ALTER TABLE ONLY public.settlement_files
    ADD CONSTRAINT settlement_files_loaded_by_fkey FOREIGN KEY (loaded_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.settlement_rows
    ADD CONSTRAINT settlement_rows_consignment_id_fkey FOREIGN KEY (consignment_id) REFERENCES public.consignments(id);

ALTER TABLE ONLY public.settlement_rows
    ADD CONSTRAINT settlement_rows_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.settlement_files(id);

ALTER TABLE ONLY public.settlement_rows
    ADD CONSTRAINT settlement_rows_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.settlement_take_backs
    ADD CONSTRAINT settlement_take_backs_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.settlement_files(id);

ALTER TABLE ONLY public.settlement_take_backs
    ADD CONSTRAINT settlement_take_backs_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_account_id_version_fkey FOREIGN KEY (account_id, version) REFERENCES public.ledger_entries(account_id, version);

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.statements(id);

ALTER TABLE ONLY public.statement_periods
    ADD CONSTRAINT statement_periods_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.store_debts
    ADD CONSTRAINT store_debts_statement_id_vendor_id_fkey FOREIGN KEY (statement_id, vendor_id) REFERENCES public.statements(id, vendor_id);

ALTER TABLE ONLY public.store_debts
    ADD CONSTRAINT store_debts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.store_papers
    ADD CONSTRAINT store_papers_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.store_papers
    ADD CONSTRAINT store_papers_handed_in_by_fkey FOREIGN KEY (handed_in_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.store_papers
    ADD CONSTRAINT store_papers_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.store_payments
    ADD CONSTRAINT store_payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.store_payments
    ADD CONSTRAINT store_payments_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.store_payments
    ADD CONSTRAINT store_payments_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.tax_invoice_lines
    ADD CONSTRAINT tax_invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.tax_invoices(id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES public.tax_invoices(id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_statement_id_vendor_id_fkey FOREIGN KEY (statement_id, vendor_id) REFERENCES public.statements(id, vendor_id);

ALTER TABLE ONLY public.tax_invoices
    ADD CONSTRAINT tax_invoices_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.told_holdings
    ADD CONSTRAINT told_holdings_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.visible_categories
    ADD CONSTRAINT visible_categories_id_fkey FOREIGN KEY (id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES public.vendors(id);

ALTER TABLE public.addresses ENABLE ROW LEVEL SECURITY;

CREATE POLICY asked ON public.consignments AS RESTRICTIVE FOR INSERT TO pg_database_owner WITH CHECK ((( SELECT true
   FROM public.courier_accounts
  WHERE (courier_accounts.id = consignments.account_id)) AND (asked_by = ( SELECT public.actor_id() AS actor_id)) AND (asked_for = 'store'::text)));

ALTER TABLE public.audit_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cart_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.categories ENABLE ROW LEVEL SECURITY;

CREATE POLICY changed ON public.products FOR UPDATE TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY changed ON public.vendors FOR UPDATE TO pg_database_owner USING ((id = ( SELECT public.actor_store_id() AS actor_store_id))) WITH CHECK (((id = ( SELECT public.actor_store_id() AS actor_store_id)) AND ((status <> 'Approved'::text) OR (( SELECT own_store.status
   FROM public.own_store) = 'Approved'::text))));

ALTER TABLE public.commission_rules ENABLE ROW LEVEL SECURITY;

CREATE POLICY confirmed ON public.order_lines FOR UPDATE TO pg_database_owner USING (( SELECT ((parcels.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND parcels.awaits_confirmation)
   FROM public.parcels
  WHERE (parcels.id = order_lines.parcel_id)));

ALTER TABLE public.consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consignments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.courier_accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.courier_places ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_times ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.earlier_contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY emitted ON public.outbox FOR INSERT TO pg_database_owner WITH CHECK (true);

CREATE POLICY everybodys ON public.courier_places FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY everybodys ON public.delivery_times FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY everybodys ON public.settling_times FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY forgotten ON public.earlier_contacts TO pg_database_owner USING (( SELECT true
   FROM public.vendors
  WHERE ((vendors.id = earlier_contacts.vendor_id) AND (vendors.owner_id = ( SELECT public.actor_id() AS actor_id)))));

CREATE POLICY handed_in ON public.payout_accounts FOR INSERT TO pg_database_owner WITH CHECK (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND (handed_in_by = ( SELECT public.actor_id() AS actor_id))));

CREATE POLICY handed_in ON public.store_papers FOR INSERT TO pg_database_owner WITH CHECK (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND (handed_in_by = ( SELECT public.actor_id() AS actor_id))));

CREATE POLICY held ON public.categories FOR UPDATE TO pg_database_owner USING (true) WITH CHECK (false);

CREATE POLICY held ON public.users FOR UPDATE TO pg_database_owner USING ((id = ( SELECT public.actor_id() AS actor_id))) WITH CHECK (false);

ALTER TABLE public.import_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_pictures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

CREATE POLICY in_own_bell ON public.messages FOR SELECT TO pg_database_owner USING (((way = 'bell'::text) AND (account_id = ( SELECT public.actor_id() AS actor_id))));

ALTER TABLE public.invoice_series ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_journals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.line_outcomes ENABLE ROW LEVEL SECURITY;

CREATE POLICY made ON public.product_sizes FOR INSERT TO pg_database_owner WITH CHECK ((product_id IN ( SELECT products.id
   FROM public.products
  WHERE (products.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)))));

CREATE POLICY made ON public.products FOR INSERT TO pg_database_owner WITH CHECK ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

ALTER TABLE public.manual_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.message_preferences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY moved ON public.orders FOR UPDATE TO pg_database_owner USING (((customer_id = ( SELECT public.actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM public.parcels_sent
  WHERE (parcels_sent.order_id = orders.id)))));

CREATE POLICY moved ON public.parcels FOR UPDATE TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) OR ( SELECT true
   FROM public.orders_bought
  WHERE (orders_bought.id = parcels.order_id))));

CREATE POLICY offered ON public.courier_accounts FOR SELECT TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) OR ((vendor_id IS NULL) AND (( SELECT public.actor_store_id() AS actor_store_id) IS NOT NULL))));

ALTER TABLE public.order_adjustments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON public.addresses TO pg_database_owner USING ((account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.audit_entries FOR INSERT TO pg_database_owner WITH CHECK ((actor_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.cart_lines TO pg_database_owner USING ((customer_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.commission_rules FOR SELECT TO pg_database_owner USING (((( SELECT public.actor_store_id() AS actor_store_id) IS NOT NULL) AND ((vendor_id IS NULL) OR (vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)))));

CREATE POLICY own ON public.consents TO pg_database_owner USING ((account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.courier_accounts TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.import_changes TO pg_database_owner USING ((EXISTS ( SELECT
   FROM public.imports
  WHERE (imports.id = import_changes.import_id))));

CREATE POLICY own ON public.import_pictures TO pg_database_owner USING ((EXISTS ( SELECT
   FROM public.imports
  WHERE (imports.id = import_pictures.import_id))));

CREATE POLICY own ON public.imports TO pg_database_owner USING ((owner_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.ledger_accounts FOR SELECT TO pg_database_owner USING (((kind = ANY (ARRAY['vendor_owes'::text, 'vendor_pending'::text, 'vendor_payable'::text])) AND (owner = (( SELECT public.actor_store_id() AS actor_store_id))::text)));

CREATE POLICY own ON public.ledger_entries FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.ledger_accounts
  WHERE (ledger_accounts.id = ledger_entries.account_id)));

CREATE POLICY own ON public.ledger_journals FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.ledger_entries
  WHERE (ledger_entries.journal_id = ledger_journals.id)
 LIMIT 1));

CREATE POLICY own ON public.manual_entries FOR SELECT TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND (state = 'approved'::text)));

CREATE POLICY own ON public.message_preferences TO pg_database_owner USING ((account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.order_requests TO pg_database_owner USING ((customer_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.own_numbers TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.parcel_moves FOR INSERT TO pg_database_owner WITH CHECK (((account_id = ( SELECT public.actor_id() AS actor_id)) AND (moved_by = ANY (ARRAY['customer'::text, 'store'::text])) AND ( SELECT true
   FROM public.parcels
  WHERE (parcels.id = parcel_moves.parcel_id))));

CREATE POLICY own ON public.payout_accounts FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.payouts FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.picture_sources TO pg_database_owner USING ((EXISTS ( SELECT
   FROM public.products
  WHERE ((products.id = picture_sources.product_id) AND (products.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))))));

CREATE POLICY own ON public.rate_limits TO pg_database_owner USING ((subject = ('account:'::text || ( SELECT public.actor_id() AS actor_id))));

CREATE POLICY own ON public.refund_lines FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.refunds
  WHERE (refunds.id = refund_lines.refund_id)));

CREATE POLICY own ON public.refund_payments FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.refunds
  WHERE (refunds.id = refund_payments.refund_id)));

CREATE POLICY own ON public.refunds FOR SELECT TO pg_database_owner USING (((customer_id = ( SELECT public.actor_id() AS actor_id)) OR (vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))));

CREATE POLICY own ON public.sessions TO pg_database_owner USING ((account_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY own ON public.statement_lines FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.statements
  WHERE (statements.id = statement_lines.statement_id)));

CREATE POLICY own ON public.statement_periods FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.statements FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.store_debts FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.store_papers FOR SELECT TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

CREATE POLICY own ON public.tax_invoice_lines FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.tax_invoices
  WHERE (tax_invoices.id = tax_invoice_lines.invoice_id)));

CREATE POLICY own ON public.tax_invoices FOR SELECT TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) OR ((kind = 'sale'::text) AND ( SELECT true
   FROM public.orders_bought
  WHERE (orders_bought.id = tax_invoices.order_id)))));

CREATE POLICY own ON public.webhook_deliveries TO pg_database_owner USING ((EXISTS ( SELECT
   FROM public.webhooks
  WHERE (webhooks.id = webhook_deliveries.webhook_id))));

CREATE POLICY own ON public.webhooks TO pg_database_owner USING ((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)));

ALTER TABLE public.own_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.parcel_moves ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.parcels ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payout_accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payout_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payouts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.picture_sources ENABLE ROW LEVEL SECURITY;

CREATE POLICY placed ON public.order_adjustments FOR INSERT TO pg_database_owner WITH CHECK (( SELECT true
   FROM public.orders_bought
  WHERE (orders_bought.id = order_adjustments.order_id)));

CREATE POLICY placed ON public.order_lines FOR INSERT TO pg_database_owner WITH CHECK (( SELECT ( SELECT true
           FROM public.orders_bought
          WHERE (orders_bought.id = parcels.order_id))
   FROM public.parcels
  WHERE (parcels.id = order_lines.parcel_id)));

CREATE POLICY placed ON public.orders FOR INSERT TO pg_database_owner WITH CHECK ((customer_id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY placed ON public.parcels FOR INSERT TO pg_database_owner WITH CHECK (( SELECT true
   FROM public.orders_bought
  WHERE (orders_bought.id = parcels.order_id)));

ALTER TABLE public.product_sizes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.products ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.promises ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rate_limits ENABLE ROW LEVEL SECURITY;

CREATE POLICY read_in_own_bell ON public.messages FOR UPDATE TO pg_database_owner USING (((way = 'bell'::text) AND (account_id = ( SELECT public.actor_id() AS actor_id))));

CREATE POLICY received ON public.line_outcomes FOR UPDATE TO pg_database_owner USING (( SELECT (parcels.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))
   FROM (public.order_lines
     JOIN public.parcels ON ((parcels.id = order_lines.parcel_id)))
  WHERE (order_lines.id = line_outcomes.line_id)));

ALTER TABLE public.refund_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refund_payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refunds ENABLE ROW LEVEL SECURITY;

CREATE POLICY removed ON public.product_sizes FOR DELETE TO pg_database_owner USING ((EXISTS ( SELECT
   FROM public.products
  WHERE ((products.id = product_sizes.product_id) AND (products.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))))));

CREATE POLICY seen ON public.categories FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY seen ON public.line_outcomes FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.order_lines
  WHERE (order_lines.id = line_outcomes.line_id)));

CREATE POLICY seen ON public.order_adjustments FOR SELECT TO pg_database_owner USING (
CASE
    WHEN (parcel_id IS NULL) THEN ( SELECT true
       FROM public.orders
      WHERE (orders.id = order_adjustments.order_id))
    ELSE ( SELECT true
       FROM public.parcels
      WHERE (parcels.id = order_adjustments.parcel_id))
END);

CREATE POLICY seen ON public.order_lines FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.parcels
  WHERE (parcels.id = order_lines.parcel_id)));

CREATE POLICY seen ON public.orders FOR SELECT TO pg_database_owner USING (((customer_id = ( SELECT public.actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM public.parcels_sent
  WHERE (parcels_sent.order_id = orders.id)))));

CREATE POLICY seen ON public.parcel_moves FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.parcels
  WHERE (parcels.id = parcel_moves.parcel_id)));

CREATE POLICY seen ON public.parcels FOR SELECT TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) OR ( SELECT true
   FROM public.orders_bought
  WHERE (orders_bought.id = parcels.order_id))));

CREATE POLICY seen ON public.product_sizes FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY seen ON public.products FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY seen ON public.promises FOR SELECT TO pg_database_owner USING (( SELECT true
   FROM public.parcels
  WHERE (parcels.id = promises.parcel_id)));

CREATE POLICY seen ON public.users FOR SELECT TO pg_database_owner USING ((id = ( SELECT public.actor_id() AS actor_id)));

CREATE POLICY seen ON public.vat_rates FOR SELECT TO pg_database_owner USING ((( SELECT public.actor_store_id() AS actor_store_id) IS NOT NULL));

CREATE POLICY seen ON public.vendors FOR SELECT TO pg_database_owner USING (true);

CREATE POLICY sent ON public.consignments TO pg_database_owner USING (( SELECT (parcels.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))
   FROM public.parcels
  WHERE (parcels.id = consignments.parcel_id)));

CREATE POLICY sent ON public.line_outcomes FOR INSERT TO pg_database_owner WITH CHECK (( SELECT (parcels.vendor_id = ( SELECT public.actor_store_id() AS actor_store_id))
   FROM (public.order_lines
     JOIN public.parcels ON ((parcels.id = order_lines.parcel_id)))
  WHERE (order_lines.id = line_outcomes.line_id)));

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.settling_times ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.statement_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.statement_periods ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.statements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.store_debts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.store_papers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.store_payments ENABLE ROW LEVEL SECURITY;

CREATE POLICY taken ON public.product_sizes FOR UPDATE TO pg_database_owner USING (true);

CREATE POLICY taken_back ON public.payout_accounts FOR UPDATE TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND (state = 'handed_in'::text))) WITH CHECK ((state = ANY (ARRAY['replaced'::text, 'withdrawn'::text])));

CREATE POLICY taken_back ON public.store_papers FOR UPDATE TO pg_database_owner USING (((vendor_id = ( SELECT public.actor_store_id() AS actor_store_id)) AND (state = 'handed_in'::text))) WITH CHECK ((state = 'replaced'::text));

ALTER TABLE public.tax_invoice_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tax_invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vat_rates ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vendors ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhooks ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON FUNCTION public.add_job(task text, payload json, queue text, run_at timestamp with time zone, max_attempts integer, job_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_job(task text, payload json, queue text, run_at timestamp with time zone, max_attempts integer, job_key text) TO pg_database_owner;
REVOKE ALL ON FUNCTION public.commission_at_checkout(product_ids bigint[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.commission_at_checkout(product_ids bigint[]) TO pg_database_owner;
GRANT SELECT ON TABLE public.commission_rules TO pg_database_owner;
REVOKE ALL ON FUNCTION public.held_open(of_customer bigint, of_phone text, of_address text, of_city text, of_products bigint[], of_sizes text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.held_open(of_customer bigint, of_phone text, of_address text, of_city text, of_products bigint[], of_sizes text[]) TO pg_database_owner;
REVOKE ALL ON FUNCTION public.ledger_post(kinds text[], sources text[], subjects text[], moments timestamp with time zone[], reversed bigint[], places integer[], accounts text[], owners text[], amounts bigint[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ledger_post(kinds text[], sources text[], subjects text[], moments timestamp with time zone[], reversed bigint[], places integer[], accounts text[], owners text[], amounts bigint[]) TO pg_database_owner;
REVOKE ALL ON FUNCTION public.refund_has_lines(of_refund bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION public.refunds_within_paid(of_parcel bigint) FROM PUBLIC;
GRANT SELECT,DELETE ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(account_id) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(label),UPDATE(label) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(name),UPDATE(name) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(phone),UPDATE(phone) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(address_line),UPDATE(address_line) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(landmark),UPDATE(landmark) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(division),UPDATE(division) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(district),UPDATE(district) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(upazila),UPDATE(upazila) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(city),UPDATE(city) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(is_default),UPDATE(is_default) ON TABLE public.addresses TO pg_database_owner;
GRANT INSERT(actor_id) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(action) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(subject) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(subject_id) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(subject_name) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(before) ON TABLE public.audit_entries TO pg_database_owner;
GRANT INSERT(after) ON TABLE public.audit_entries TO pg_database_owner;
GRANT SELECT ON TABLE public.audit_of_accounts TO pg_database_owner;
GRANT SELECT(id),UPDATE(id) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(username) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(email) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(role) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(is_active) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(created_at) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(deleted_at) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(phone) ON TABLE public.users TO pg_database_owner;
GRANT SELECT(name) ON TABLE public.users TO pg_database_owner;
GRANT SELECT,DELETE ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(customer_id) ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(product_id) ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(size) ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(quantity),UPDATE(quantity) ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(seen_price_poisha),UPDATE(seen_price_poisha) ON TABLE public.cart_lines TO pg_database_owner;
GRANT INSERT(product_size_id) ON TABLE public.cart_lines TO pg_database_owner;
GRANT SELECT ON TABLE public.categories TO pg_database_owner;
GRANT UPDATE(id) ON TABLE public.categories TO pg_database_owner;
GRANT SELECT ON TABLE public.consent_texts TO pg_database_owner;
GRANT SELECT ON TABLE public.consents TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(parcel_id),INSERT(parcel_id) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(account_id),INSERT(account_id) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(invoice),INSERT(invoice) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(state),UPDATE(state) ON TABLE public.consignments TO pg_database_owner;
GRANT INSERT(asked_by) ON TABLE public.consignments TO pg_database_owner;
GRANT INSERT(asked_for) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(recipient),INSERT(recipient) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(cash_poisha) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(number),UPDATE(number) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(tracking_code),UPDATE(tracking_code) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(charge_poisha) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(word),UPDATE(word) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(said),UPDATE(said) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(collected_poisha) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(problem),UPDATE(problem) ON TABLE public.consignments TO pg_database_owner;
GRANT UPDATE(next_ask_at) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT(created_at) ON TABLE public.consignments TO pg_database_owner;
GRANT SELECT ON TABLE public.contact_changes_told TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(company),INSERT(company) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(vendor_id),INSERT(vendor_id) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(environment),INSERT(environment),UPDATE(environment) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(is_on),INSERT(is_on),UPDATE(is_on) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT INSERT(sealed_keys),UPDATE(sealed_keys) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT INSERT(push_digest),UPDATE(push_digest) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(problem),UPDATE(problem) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT(changed_at),UPDATE(changed_at) ON TABLE public.courier_accounts TO pg_database_owner;
GRANT SELECT ON TABLE public.courier_places TO pg_database_owner;
GRANT SELECT(zone) ON TABLE public.delivery_times TO pg_database_owner;
GRANT SELECT(fewest_days) ON TABLE public.delivery_times TO pg_database_owner;
GRANT SELECT(most_days) ON TABLE public.delivery_times TO pg_database_owner;
GRANT DELETE ON TABLE public.earlier_contacts TO pg_database_owner;
GRANT SELECT(vendor_id) ON TABLE public.earlier_contacts TO pg_database_owner;
GRANT SELECT ON TABLE public.import_changes TO pg_database_owner;
GRANT INSERT(import_id) ON TABLE public.import_changes TO pg_database_owner;
GRANT INSERT(product_id) ON TABLE public.import_changes TO pg_database_owner;
GRANT INSERT(before) ON TABLE public.import_changes TO pg_database_owner;
GRANT INSERT(after) ON TABLE public.import_changes TO pg_database_owner;
GRANT SELECT ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(import_id) ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(product_id) ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(line) ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(column_name) ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(address) ON TABLE public.import_pictures TO pg_database_owner;
GRANT INSERT(former_image) ON TABLE public.import_pictures TO pg_database_owner;
GRANT UPDATE(ended_at) ON TABLE public.import_pictures TO pg_database_owner;
GRANT SELECT,DELETE ON TABLE public.imports TO pg_database_owner;
GRANT INSERT(id) ON TABLE public.imports TO pg_database_owner;
GRANT INSERT(owner_id) ON TABLE public.imports TO pg_database_owner;
GRANT UPDATE(is_running) ON TABLE public.imports TO pg_database_owner;
GRANT INSERT(job),UPDATE(job) ON TABLE public.imports TO pg_database_owner;
GRANT UPDATE(told_at) ON TABLE public.imports TO pg_database_owner;
GRANT INSERT(file),UPDATE(file) ON TABLE public.imports TO pg_database_owner;
GRANT INSERT(request),UPDATE(request) ON TABLE public.imports TO pg_database_owner;
GRANT UPDATE(undo) ON TABLE public.imports TO pg_database_owner;
GRANT SELECT ON TABLE public.imports_running TO pg_database_owner;
GRANT SELECT ON TABLE public.ledger_accounts TO pg_database_owner;
GRANT SELECT ON TABLE public.ledger_entries TO pg_database_owner;
GRANT SELECT ON TABLE public.ledger_journals TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(parcel_id),INSERT(parcel_id) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(product_id),INSERT(product_id) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(name),INSERT(name) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(price_poisha),INSERT(price_poisha) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(image),INSERT(image) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(size),INSERT(size) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(quantity),INSERT(quantity) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(stock_taken),INSERT(stock_taken),UPDATE(stock_taken) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_rule) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_basis_points) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_fixed_poisha) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_poisha) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_vat_basis_points) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(commission_vat_poisha) ON TABLE public.order_lines TO pg_database_owner;
GRANT INSERT(vat_basis_points) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT(product_size_id),INSERT(product_size_id) ON TABLE public.order_lines TO pg_database_owner;
GRANT SELECT ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(order_id) ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(vendor_id) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(status) ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(items_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(moved_at) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(moved_by) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(shipping_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(adjustments_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(store_adjustments_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(cancel_reason) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(stage) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(courier) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(tracking_number) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(kept_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(collected_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(received_back_at) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(booked_shipping_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(told_in_part) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(collects_for) ON TABLE public.parcels TO pg_database_owner;
GRANT INSERT(awaits_confirmation),UPDATE(awaits_confirmation) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(return_paid_poisha) ON TABLE public.parcels TO pg_database_owner;
GRANT UPDATE(supply_vat_basis_points) ON TABLE public.parcels TO pg_database_owner;
GRANT SELECT ON TABLE public.vat_rates TO pg_database_owner;
GRANT SELECT ON TABLE public.line_commissions TO pg_database_owner;
GRANT SELECT ON TABLE public.line_outcomes TO pg_database_owner;
GRANT INSERT(line_id) ON TABLE public.line_outcomes TO pg_database_owner;
GRANT INSERT(outcome) ON TABLE public.line_outcomes TO pg_database_owner;
GRANT INSERT(quantity) ON TABLE public.line_outcomes TO pg_database_owner;
GRANT UPDATE(fit_quantity) ON TABLE public.line_outcomes TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(vendor_id) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(kind) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(amount_poisha) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(vat_basis_points) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(vat_poisha) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(reason) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(state) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(prepared_at) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(decided_at) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT(refused_because) ON TABLE public.manual_entries TO pg_database_owner;
GRANT SELECT,INSERT ON TABLE public.message_preferences TO pg_database_owner;
GRANT UPDATE(is_on) ON TABLE public.message_preferences TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(recipient) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(account_id) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(subject) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(created_at) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(way) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(path) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT(read_at),UPDATE(read_at) ON TABLE public.messages TO pg_database_owner;
GRANT SELECT ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(store_name) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(store_description) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(contact_email) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(contact_phone) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(status) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(decided_at) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(decided_by) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(version) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(name_key) ON TABLE public.vendors TO pg_database_owner;
GRANT UPDATE(former_name) ON TABLE public.vendors TO pg_database_owner;
GRANT SELECT ON TABLE public.messages_told TO pg_database_owner;
GRANT SELECT ON TABLE public.order_adjustments TO pg_database_owner;
GRANT INSERT(order_id) ON TABLE public.order_adjustments TO pg_database_owner;
GRANT INSERT(parcel_id) ON TABLE public.order_adjustments TO pg_database_owner;
GRANT INSERT(what) ON TABLE public.order_adjustments TO pg_database_owner;
GRANT INSERT(paid_by) ON TABLE public.order_adjustments TO pg_database_owner;
GRANT INSERT(poisha) ON TABLE public.order_adjustments TO pg_database_owner;
GRANT SELECT ON TABLE public.order_requests TO pg_database_owner;
GRANT INSERT(customer_id) ON TABLE public.order_requests TO pg_database_owner;
GRANT INSERT(key) ON TABLE public.order_requests TO pg_database_owner;
GRANT INSERT(body_hash) ON TABLE public.order_requests TO pg_database_owner;
GRANT INSERT(order_id),UPDATE(order_id) ON TABLE public.order_requests TO pg_database_owner;
GRANT UPDATE(created_at) ON TABLE public.order_requests TO pg_database_owner;
GRANT SELECT ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(customer_id) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(name) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(email) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(phone) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(alt_phone) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(shipping_address) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(shipping_city) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(notes) ON TABLE public.orders TO pg_database_owner;
GRANT UPDATE(status) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(items_poisha) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(shipping_poisha) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(total_poisha) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(due_poisha),UPDATE(due_poisha) ON TABLE public.orders TO pg_database_owner;
GRANT INSERT(adjustments_poisha) ON TABLE public.orders TO pg_database_owner;
GRANT SELECT ON TABLE public.orders_bought TO pg_database_owner;
GRANT SELECT ON SEQUENCE public.orders_id_seq TO pg_database_owner;
GRANT INSERT(name) ON TABLE public.outbox TO pg_database_owner;
GRANT INSERT(payload) ON TABLE public.outbox TO pg_database_owner;
GRANT SELECT,DELETE ON TABLE public.own_numbers TO pg_database_owner;
GRANT INSERT(vendor_id) ON TABLE public.own_numbers TO pg_database_owner;
GRANT INSERT(number) ON TABLE public.own_numbers TO pg_database_owner;
GRANT INSERT(product_id) ON TABLE public.own_numbers TO pg_database_owner;
GRANT SELECT ON TABLE public.own_store TO pg_database_owner;
GRANT SELECT ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(parcel_id) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(stage) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(moved_by) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(account_id) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(happened_at) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT INSERT(reason) ON TABLE public.parcel_moves TO pg_database_owner;
GRANT SELECT ON TABLE public.parcels_sent TO pg_database_owner;
GRANT SELECT ON TABLE public.parcel_states TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(vendor_id),INSERT(vendor_id) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(way),INSERT(way) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(bank),INSERT(bank) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(branch),INSERT(branch) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(routing_number),INSERT(routing_number) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(account_name),INSERT(account_name) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(number),INSERT(number) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(state),UPDATE(state) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(refusal_reason) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(handed_in_at) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT INSERT(handed_in_by) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(decided_at) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(payable_from) ON TABLE public.payout_accounts TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(vendor_id) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(statement_id) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(amount_poisha) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(way) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(pay_to) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(state) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(prepared_at) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(approved_at) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(paid_at) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(reference) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(failed_at) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(failed_because) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(account_id) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT(file_id) ON TABLE public.payouts TO pg_database_owner;
GRANT SELECT,DELETE ON TABLE public.picture_sources TO pg_database_owner;
GRANT SELECT ON TABLE public.product_counts TO pg_database_owner;
GRANT SELECT,INSERT,DELETE ON TABLE public.product_sizes TO pg_database_owner;
GRANT UPDATE(stock) ON TABLE public.product_sizes TO pg_database_owner;
GRANT SELECT ON TABLE public.products TO pg_database_owner;
GRANT INSERT(vendor_id) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(category_id),UPDATE(category_id) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(name),UPDATE(name) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(description),UPDATE(description) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(specification),UPDATE(specification) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(price_poisha),UPDATE(price_poisha) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(compare_at_poisha),UPDATE(compare_at_poisha) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(tags),UPDATE(tags) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(size_chart),UPDATE(size_chart) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(image),UPDATE(image) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(search),UPDATE(search) ON TABLE public.products TO pg_database_owner;
GRANT UPDATE(updated_at) ON TABLE public.products TO pg_database_owner;
GRANT UPDATE(deleted_at) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(indexed_as),UPDATE(indexed_as) ON TABLE public.products TO pg_database_owner;
GRANT INSERT(sizes_in_stock) ON TABLE public.products TO pg_database_owner;
GRANT UPDATE(version) ON TABLE public.products TO pg_database_owner;
GRANT SELECT(parcel_id) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT(kind) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT(zone) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT(due_at) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT(kept_at) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT(ended_at) ON TABLE public.promises TO pg_database_owner;
GRANT SELECT,INSERT ON TABLE public.rate_limits TO pg_database_owner;
GRANT UPDATE(spent) ON TABLE public.rate_limits TO pg_database_owner;
GRANT UPDATE(window_ends_at) ON TABLE public.rate_limits TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(parcel_id) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(order_id) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(customer_id) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(vendor_id) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(reason) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(granted_at) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(due_at) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(amount_poisha) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(shipping_poisha) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(state) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(cancelled_at) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(cancelled_because) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT(rounding_poisha) ON TABLE public.refunds TO pg_database_owner;
GRANT SELECT ON TABLE public.refund_costs TO pg_database_owner;
GRANT SELECT(refund_id) ON TABLE public.refund_lines TO pg_database_owner;
GRANT SELECT(line_id) ON TABLE public.refund_lines TO pg_database_owner;
GRANT SELECT(quantity) ON TABLE public.refund_lines TO pg_database_owner;
GRANT SELECT(amount_poisha) ON TABLE public.refund_lines TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(refund_id) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(way) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(reference) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(paid_from) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(paid_at) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(failed_at) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT(failed_because) ON TABLE public.refund_payments TO pg_database_owner;
GRANT SELECT,INSERT ON TABLE public.search_spellings TO pg_database_owner;
GRANT SELECT ON TABLE public.sessions TO pg_database_owner;
GRANT UPDATE(ended_at) ON TABLE public.sessions TO pg_database_owner;
GRANT SELECT ON TABLE public.settings TO pg_database_owner;
GRANT SELECT(company) ON TABLE public.settling_times TO pg_database_owner;
GRANT SELECT(fewest_days) ON TABLE public.settling_times TO pg_database_owner;
GRANT SELECT(most_days) ON TABLE public.settling_times TO pg_database_owner;
GRANT SELECT ON TABLE public.statement_lines TO pg_database_owner;
GRANT SELECT ON TABLE public.statement_periods TO pg_database_owner;
GRANT SELECT ON TABLE public.statements TO pg_database_owner;
GRANT SELECT ON TABLE public.store_debts TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(vendor_id),INSERT(vendor_id) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(kind),INSERT(kind) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(number),INSERT(number) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(holder),INSERT(holder) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(address),INSERT(address) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(state),UPDATE(state) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(refusal_reason) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(handed_in_at) ON TABLE public.store_papers TO pg_database_owner;
GRANT INSERT(handed_in_by) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT(decided_at) ON TABLE public.store_papers TO pg_database_owner;
GRANT SELECT ON TABLE public.tax_invoice_lines TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(form) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(kind) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(vendor_id) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(order_id) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(parcel_id) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(statement_id) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(corrects) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(fiscal_year) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(number) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(issued_at) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(supplied_at) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(issuer_name) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(issuer_bin) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(issuer_address) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(brand) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(buyer_name) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(buyer_bin) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(destination) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(officer_name) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(officer_designation) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(reason) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(value_poisha) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(vat_poisha) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT(line_count) ON TABLE public.tax_invoices TO pg_database_owner;
GRANT SELECT ON TABLE public.two_step_told TO pg_database_owner;
GRANT SELECT ON TABLE public.visible_categories TO pg_database_owner;
GRANT SELECT ON TABLE public.visible_contact_changes TO pg_database_owner;
GRANT SELECT ON TABLE public.visible_messages TO pg_database_owner;
GRANT SELECT ON TABLE public.visible_two_step TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(webhook_id) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(message_id) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(event) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(happened_at) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(state),UPDATE(state) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(tries),UPDATE(tries) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(tried_at) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(next_try_at),UPDATE(next_try_at) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(status) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(answer) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(duration_ms) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT SELECT(problem),UPDATE(problem) ON TABLE public.webhook_deliveries TO pg_database_owner;
GRANT DELETE ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(id) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(vendor_id),INSERT(vendor_id) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(url),INSERT(url),UPDATE(url) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(events),INSERT(events),UPDATE(events) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(sealed_secret),INSERT(sealed_secret),UPDATE(sealed_secret) ON TABLE public.webhooks TO pg_database_owner;
GRANT UPDATE(former_secret) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(former_until),UPDATE(former_until) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(off_because),UPDATE(off_because) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(failing_since),UPDATE(failing_since) ON TABLE public.webhooks TO pg_database_owner;
GRANT SELECT(created_at) ON TABLE public.webhooks TO pg_database_owner;
