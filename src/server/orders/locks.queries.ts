import { type RawBuilder, sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { anyOf } from '../platform/database/prepared.queries.ts'

/** What decides a move; fixed while the order is locked. */
export interface HeldOrder {
  id: number
  customerId: number
  /** The order’s shipping, with the adjustments that come with it. */
  deliveryPoisha: number
}

/** An order, by its own id or by that of something it is made of. */
export interface OrderOf {
  by: 'order' | 'parcel' | 'consignment'
  id: number
}

/** What is asked in each of these ways, each compiled by itself. */
export function byEach<Asked>(build: (by: OrderOf['by']) => Asked): Record<OrderOf['by'], Asked> {
  return { order: build('order'), parcel: build('parcel'), consignment: build('consignment') }
}

/** Nothing where the asker may not see it. */
export function orderIdBy(by: OrderOf['by'], id: number): RawBuilder<number> {
  if (by === 'order') return sql`${id}`
  if (by === 'parcel') return sql`(select order_id from parcels where id = ${id})`
  return sql`(
    select order_id from consignments join parcels on parcels.id = parcel_id where consignments.id = ${id}
  )`
}

/** Serialises moves of an order: its status follows from its parcels. */
export async function lockOrder(tx: Db, { by, id }: OrderOf): Promise<HeldOrder | undefined> {
  const [order] = await locked[by](tx, { id })
  return order
}

const locked = byEach((by) =>
  compiled((db, { id }: { id: number }) =>
    db
      .selectFrom('orders')
      .select([
        'id',
        'customer_id as customerId',
        sql<number>`shipping_poisha + (
          select coalesce(sum(poisha), 0)::bigint from order_adjustments where order_id = orders.id and parcel_id is null
        )`.as('deliveryPoisha'),
      ])
      .where('id', '=', orderIdBy(by, id))
      .forNoKeyUpdate(),
  ),
)

/** As several moves of theirs would wait: always in the same order. */
export async function lockOrders(tx: Db, orderIds: number[]): Promise<void> {
  await allLocked(tx, { orderIds })
}

const allLocked = compiled((db, { orderIds }: { orderIds: number[] }) =>
  db.selectFrom('orders').select('id').where('id', '=', anyOf(orderIds)).orderBy('id').forNoKeyUpdate(),
)
