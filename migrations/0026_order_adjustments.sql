-- What an order costs beside its lines and its shipping: a discount, a surcharge. One row says what it is, who bears it and how much,
-- and the database keeps the sums that are made of them (docs/decisions/030).
create table order_adjustments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- Whose sum it changes. Null: it comes with the order’s shipping, and is lost with it.
  parcel_id bigint references parcels (id),
  what text not null check (what <> ''),
  paid_by text not null check (paid_by in ('shop', 'store')),
  -- Below zero there is less to pay.
  poisha bigint not null check (poisha <> 0),
  check (parcel_id is not null or paid_by = 'shop')
);
create index order_adjustments_of_order on order_adjustments (order_id);

alter table orders
  add column adjustments_poisha bigint not null default 0,
  drop constraint orders_check,
  add constraint orders_total_adds_up check (total_poisha = items_poisha + shipping_poisha + adjustments_poisha);
alter table parcels
  add column adjustments_poisha bigint not null default 0,
  -- Of those, what its store bears.
  add column store_adjustments_poisha bigint not null default 0,
  -- Nobody is given money at the door.
  add constraint parcels_collect_something check (items_poisha + adjustments_poisha >= 0);

-- Asked at the end of a transaction, and only in one that changes an adjustment or a sum of them. It looks with the owner’s
-- eyes: a store sees its own parcel alone.
create function adjustments_add_up() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create constraint trigger adjustments_add_up after insert or update or delete on order_adjustments
  deferrable initially deferred for each row execute function adjustments_add_up('order_id');
create constraint trigger adjustments_add_up after insert on orders
  deferrable initially deferred for each row when (new.adjustments_poisha <> 0) execute function adjustments_add_up('id');
create constraint trigger changed_adjustments_add_up after update of adjustments_poisha, shipping_poisha on orders
  deferrable initially deferred for each row
  when ((old.adjustments_poisha, old.shipping_poisha) is distinct from (new.adjustments_poisha, new.shipping_poisha))
  execute function adjustments_add_up('id');
create constraint trigger adjustments_add_up after insert on parcels
  deferrable initially deferred for each row
  when ((new.adjustments_poisha, new.store_adjustments_poisha) is distinct from (0::bigint, 0::bigint))
  execute function adjustments_add_up('order_id');
create constraint trigger changed_adjustments_add_up
  after update of adjustments_poisha, store_adjustments_poisha, order_id on parcels
  deferrable initially deferred for each row
  when ((old.adjustments_poisha, old.store_adjustments_poisha, old.order_id)
    is distinct from (new.adjustments_poisha, new.store_adjustments_poisha, new.order_id))
  execute function adjustments_add_up('order_id');

-- Written with the order, by whoever places it, and never changed.
grant select, insert (order_id, parcel_id, what, paid_by, poisha) on order_adjustments to pg_database_owner;
alter table order_adjustments enable row level security;
create policy seen on order_adjustments for select to pg_database_owner
  using (case when parcel_id is null then (select true from orders where orders.id = order_id)
    else (select true from parcels where parcels.id = parcel_id) end);
create policy placed on order_adjustments for insert to pg_database_owner
  with check ((select true from orders_bought where id = order_id));
grant insert (adjustments_poisha) on orders to pg_database_owner;
grant insert (adjustments_poisha, store_adjustments_poisha) on parcels to pg_database_owner;
