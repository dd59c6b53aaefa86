/** Of what is added to or taken off a parcel, the share of what is kept of it (docs/decisions/087); all where its goods cost nothing. */
export const shareOfKept = (all: string): string =>
  `coalesce(round((${all})::numeric * coalesce(kept_poisha, items_poisha) / nullif(items_poisha, 0)), ${all})::bigint`

/** What may never be found of orders in whatever state a shop is, by the ids of the rows that show it. */
export const ORDER_INVARIANTS: Record<string, string> = {
  'an order without a parcel': `select o.id from orders o where not exists (select from parcels p where p.order_id = o.id)`,
  'a parcel without a line': `select p.id from parcels p where not exists (select from order_lines l where l.parcel_id = p.id)`,
  'a parcel that is not the sum of its lines': `select p.id from parcels p
    where p.items_poisha <> (select sum(l.price_poisha::bigint * l.quantity) from order_lines l where l.parcel_id = p.id)`,
  'an order that is not the sum of its parcels': `select o.id from orders o
    where o.items_poisha <> (select sum(p.items_poisha) from parcels p where p.order_id = o.id)
    or o.total_poisha <> o.items_poisha + o.shipping_poisha
      + (select coalesce(sum(a.poisha), 0) from order_adjustments a where a.order_id = o.id)`,
  'an order that brings in something else than its parcels': `select o.id from orders o
    join (
      select order_id, coalesce(sum(coalesce(kept_poisha, items_poisha) + adjusted) filter (where status <> 'Cancelled'), 0) as parcels,
        coalesce(sum(shipping_poisha) filter (where status <> 'Cancelled'), 0) as brought,
        bool_or(stage in ('placed', 'confirmed', 'packed')) as is_open
      from parcels cross join lateral (
        select ${shareOfKept('coalesce(sum(poisha), 0)')} as adjusted
        from order_adjustments where parcel_id = parcels.id
      ) a
      group by order_id
    ) p on p.order_id = o.id
    cross join lateral (
      select o.shipping_poisha + coalesce(sum(poisha), 0) as delivery from order_adjustments
      where order_id = o.id and parcel_id is null
    ) d
    where p.brought > d.delivery or o.due_poisha <> p.parcels
      + case when p.brought > 0 then p.brought when p.is_open then d.delivery else 0 end`,
  'a stage that its last move did not bring': `select p.id from parcels p where p.stage <> coalesce(
    (select stage from parcel_moves where parcel_id = p.id order by id desc limit 1), 'placed')`,
  'a key for another’s order': `select o.id from order_requests r join orders o on o.id = r.order_id
    where r.customer_id <> o.customer_id`,
  'a parcel that awaits its confirmation, and has stock': `select p.id from parcels p
    where p.awaits_confirmation and exists (select from order_lines l where l.parcel_id = p.id and l.stock_taken)`,
  'a line that points at another size than it names': `select l.id from order_lines l join product_sizes s on s.id = l.product_size_id
    where s.product_id <> l.product_id or s.size <> l.size`,
  'less than nothing in stock': `select product_id as id from product_sizes where stock < 0`,
}
