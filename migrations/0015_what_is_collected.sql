-- What a parcel collects of its order’s shipping is written into it when it is handed over, and never changes; what an order
-- still brings in is kept beside it, so that a list and a dashboard add up one column (decisions, "Orders").

alter table parcels add column shipping_poisha int check (shipping_poisha >= 0);
-- As whoever handed it over was told: it brought the shipping if every parcel before it had been cancelled by then.
update parcels set shipping_poisha = case
    when exists (
      select from parcels as earlier
      where earlier.order_id = parcels.order_id and earlier.id < parcels.id
        and not (earlier.status = 'Cancelled' and earlier.moved_at < parcels.moved_at)
    ) then 0
    else (select orders.shipping_poisha from orders where orders.id = parcels.order_id)
  end
  where status = 'Completed';
alter table parcels add check ((status = 'Completed') = (shipping_poisha is not null));

-- The sum of the parcels that are not cancelled, with the shipping where one of them has brought it or is still to.
alter table orders add column due_poisha bigint;
update orders set due_poisha = coalesce(owed.items_poisha, 0) + case
    when owed.brought_poisha > 0 then owed.brought_poisha
    when owed.is_open then orders.shipping_poisha
    else 0
  end
  from (
    select order_id, sum(items_poisha) filter (where status <> 'Cancelled') as items_poisha,
      sum(shipping_poisha) as brought_poisha, bool_or(status = 'Pending') as is_open
    from parcels group by order_id
  ) as owed
  where owed.order_id = orders.id;
update orders set due_poisha = total_poisha where due_poisha is null;
alter table orders
  alter column due_poisha set not null,
  add check (due_poisha between 0 and total_poisha);

grant insert (due_poisha), update (due_poisha) on orders to pg_database_owner;
grant update (shipping_poisha) on parcels to pg_database_owner;

-- With which parcel the shipping came follows from all of them, so a store may know that of the others too.
create or replace view parcel_states as
  select id, order_id, status, shipping_poisha from parcels
  where (select actor_id()) is null
    or (select true from orders_bought where orders_bought.id = parcels.order_id)
    or exists (select from parcels_sent where parcels_sent.order_id = parcels.order_id);
