-- What accounts that have received nothing yet may hold open, by account, by phone and by place (docs/decisions/082).

-- Where a parcel goes, in whatever way it is typed: letters and digits alone. A hash, as an address is longer than an index takes.
create function delivery_place(address text, city text) returns text language sql immutable strict parallel safe as $$
  select pg_catalog.md5(pg_catalog.regexp_replace(
    pg_catalog.translate(pg_catalog.lower(pg_catalog.normalize(address || city, 'NFKC') collate "C"), '০১২৩৪৫৬৭৮৯', '0123456789'),
    '[\u0001-/:-`{-\u00bf\u2000-\u206f]+', '', 'g'))
$$;
create index orders_open_of_phone on orders (phone) where status = 'Pending';
create index orders_open_at_place on orders (delivery_place(shipping_address, shipping_city)) where status = 'Pending';

-- An order that is more than that, where nobody can prove a phone: its store or an admin confirms it first, and it holds no stock until then.
alter table parcels
  add awaits_confirmation boolean not null default false,
  add constraint parcels_await_as_placed check (not awaits_confirmation or stage = 'placed');
grant insert (awaits_confirmation), update (awaits_confirmation) on parcels to pg_database_owner;

-- Its pieces are taken when it is confirmed.
grant update (stock_taken) on order_lines to pg_database_owner;
create policy confirmed on order_lines for update to pg_database_owner using ((
  select parcels.vendor_id = (select actor_store_id()) and parcels.awaits_confirmation from parcels where parcels.id = parcel_id
));

-- The most that is held open by this account, for this phone, or at this place, all together and of each size that is asked for. Nothing
-- for an account that has a proven phone or has received a parcel. To be asked once the account is held: phone and place are held here, in this
-- order, until the transaction ends, so that of several orders at once each sees those before it.
create function held_open(of_customer bigint, of_phone text, of_address text, of_city text, of_products bigint[], of_sizes text[])
  returns table (product_id bigint, size text, pieces bigint, poisha bigint)
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
revoke execute on function held_open from public;
grant execute on function held_open to pg_database_owner;
