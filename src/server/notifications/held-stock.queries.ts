import { sql } from 'kysely'
import type { EventPayload } from '#contract/events'
import type { Db } from '../platform/database/db.ts'

export type HeldStock = EventPayload<'stock.held'>

/** Fewer are nothing to be told of, however small the store. */
const FEWEST_PIECES = 10

/** Of counted stock, by an account, for a phone or at a place, with what is left of all counted sizes of the store. */
interface Holding extends HeldStock {
  subject: string
  pieces: number
  left: number
}

/** What those that some orders are of, and for, hold of the stores that send them; of an admin’s account nothing, which orders for others. */
async function holdingsOf(db: Db, orderIds: number[]): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    with placed as (
      select orders.id, parcels.vendor_id, orders.customer_id, orders.phone,
        delivery_place(orders.shipping_address, orders.shipping_city) as place, users.role = 'Admin' as is_admins
      from orders join users on users.id = orders.customer_id join parcels on parcels.order_id = orders.id
      where orders.id = any(${orderIds}) and parcels.status = 'Pending'
    ), asked as (
      select max(id) as order_id, vendor_id, 'account' as held_by, customer_id::text as subject from placed
        where not is_admins group by vendor_id, customer_id
      union all
      select max(id), vendor_id, 'phone', phone from placed group by vendor_id, phone
      union all
      select max(id), vendor_id, 'place', place from placed group by vendor_id, place
    ), open as (
      select asked.*, orders.id as open_id from asked join orders on orders.customer_id = asked.subject::bigint
        where asked.held_by = 'account' and orders.status = 'Pending'
      union all
      select asked.*, orders.id from asked join orders on orders.phone = asked.subject
        where asked.held_by = 'phone' and orders.status = 'Pending'
      union all
      select asked.*, orders.id from asked
        join orders on delivery_place(orders.shipping_address, orders.shipping_city) = asked.subject
        where asked.held_by = 'place' and orders.status = 'Pending'
    ), held as materialized (
      select open.order_id, open.vendor_id, open.held_by, open.subject, sum(order_lines.quantity) as pieces
      from open
      join parcels on parcels.order_id = open.open_id and parcels.vendor_id = open.vendor_id and parcels.status = 'Pending'
      join order_lines on order_lines.parcel_id = parcels.id and order_lines.stock_taken
      group by open.order_id, open.vendor_id, open.held_by, open.subject
      having sum(order_lines.quantity) >= ${FEWEST_PIECES}
    )
    select order_id as "orderId", vendor_id as "vendorId", held_by as by, subject, pieces, (
      select coalesce(sum(stock), 0) from products join product_sizes on product_sizes.product_id = products.id
      where products.vendor_id = held.vendor_id and products.deleted_at is null and stock is not null
    ) as left
    from held order by vendor_id, held_by, subject`.execute(db)
  return rows
}

/** Those of more than so many in a hundred that were not told within a day; from now on they are. */
export async function noteHoldings(tx: Db, orderIds: number[], percent: number): Promise<HeldStock[]> {
  const large = (await holdingsOf(tx, orderIds)).filter((holding) => percentOf(holding) > percent)
  if (large.length === 0) return []
  await tx.deleteFrom('told_holdings').where('told_at', '<=', sql<Date>`now() - interval '1 day'`).execute()
  const told = await tx
    .insertInto('told_holdings')
    .values(large.map(({ vendorId, by, subject }) => ({ vendor_id: vendorId, held_by: by, subject })))
    .onConflict((earlier) => earlier.doNothing())
    .returning(['vendor_id as vendorId', 'held_by as by', 'subject'])
    .execute()
  return large
    .filter(({ vendorId, by, subject }) =>
      told.some((each) => each.vendorId === vendorId && each.by === by && each.subject === subject),
    )
    .map(({ orderId, vendorId, by }) => ({ orderId, vendorId, by }))
}

/** As it is by now; undefined where it came to little meanwhile. */
export async function holdingNow(tx: Db, { orderId, vendorId, by }: HeldStock): Promise<Holding | undefined> {
  return (await holdingsOf(tx, [orderId])).find((each) => each.vendorId === vendorId && each.by === by)
}

export function percentOf({ pieces, left }: Pick<Holding, 'pieces' | 'left'>): number {
  return (100 * pieces) / (pieces + left)
}
