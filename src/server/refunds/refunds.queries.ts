import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RefundState } from '#contract/values/refunds'
import type { Size } from '#contract/values/sizes'
import type { CollectsFor } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments as JSON writes them. */
export type RefundRecord = InferResult<ReturnType<typeof asRecords>>[number]

/** Of an order, oldest first; of one store’s parcel, or of all. */
export async function refundsOfOrder(db: Db, orderId: number, vendorId: number | undefined): Promise<RefundRecord[]> {
  const all = asRecords(db)
    .where('refunds.order_id', '=', orderId)
    .$if(vendorId !== undefined, (some) => some.where('refunds.vendor_id', '=', vendorId ?? 0))
    .orderBy('refunds.id')
  return (await db.selectNoFrom(jsonArrayFrom(all).as('rows')).executeTakeFirstOrThrow()).rows
}

export async function refundOf(db: Db, id: number): Promise<RefundRecord | undefined> {
  const one = asRecords(db).where('refunds.id', '=', id)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

/** The one that this press has granted. */
export async function refundOfKey(db: Db, parcelId: number, key: string): Promise<RefundRecord | undefined> {
  const one = asRecords(db).where('refunds.parcel_id', '=', parcelId).where('refunds.key', '=', key)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

export interface Cursor {
  dueAt: Date
  id: number
}

/** Those that are owed by when they are due, from the place `after` on. */
export async function owedPage(db: Db, { after, limit }: { after: Cursor | undefined; limit: number }) {
  const found = db.selectFrom('refunds').where('state', '=', 'owed')
  const rows = asRecords(db)
    .where('refunds.state', '=', 'owed')
    .$if(after !== undefined, (some) =>
      some.where(
        sql<boolean>`(due_at, refunds.id) > (${after?.dueAt ?? null}::timestamptz, ${after?.id ?? 0}::bigint)`,
      ),
    )
    .orderBy('due_at')
    .orderBy('refunds.id')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

/** The others, newest first. */
export async function refundsPage(
  db: Db,
  state: RefundState,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const found = db.selectFrom('refunds').where('state', '=', state)
  const rows = asRecords(db)
    .where('refunds.state', '=', state)
    .$if(before !== undefined, (some) => some.where('refunds.id', '<', before ?? 0))
    .orderBy('refunds.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

function asRecords(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('vendors', 'vendors.id', 'refunds.vendor_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('parcels', 'parcels.id', 'refunds.parcel_id')
    .select([
      'refunds.id',
      'refunds.order_id as orderId',
      'refunds.parcel_id as parcelId',
      'refunds.vendor_id as vendorId',
    ])
    .select(['store_name as storeName', 'orders.name as customerName', 'refunds.state', 'refunds.reason'])
    .select(['refunds.amount_poisha as amountPoisha', 'refunds.shipping_poisha as shippingPoisha'])
    .select(sql<CollectsFor>`coalesce(collects_for, 'store')`.as('collectsFor'))
    .select([sql<string>`granted_at`.as('grantedAt'), sql<string>`due_at`.as('dueAt')])
    .select(sql<boolean>`refunds.state = 'owed' and due_at < now()`.as('isLate'))
    .select([sql<string | null>`cancelled_at`.as('cancelledAt'), 'cancelled_because as cancelledBecause'])
    .select([jsonArrayFrom(linesOf(db)).as('lines'), jsonArrayFrom(paymentsOf(db)).as('payments')])
}

function linesOf(db: Db) {
  return db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .select((of) => ['line_id as lineId', 'name as productName', of.ref('size').$castTo<Size>().as('size')])
    .select(['refund_lines.quantity', 'refund_lines.amount_poisha as amountPoisha'])
    .whereRef('refund_id', '=', sql.ref('refunds.id'))
    .orderBy('line_id')
}

function paymentsOf(db: Db) {
  return db
    .selectFrom('refund_payments')
    .select(['way', 'reference', 'paid_from as from', sql<string>`paid_at`.as('at')])
    .select([sql<string | null>`failed_at`.as('failedAt'), 'failed_because as failedBecause'])
    .whereRef('refund_id', '=', sql.ref('refunds.id'))
    .orderBy('refund_payments.id', 'desc')
}

/** What is owed to shoppers now. */
export async function owedNow(db: Db): Promise<{ owed: number; late: number; poisha: number }> {
  return await db
    .selectFrom('refunds')
    .select([
      sql<number>`count(*)::int`.as('owed'),
      sql<number>`(count(*) filter (where due_at < now()))::int`.as('late'),
    ])
    .select(sql<number>`coalesce(sum(amount_poisha), 0)::bigint`.as('poisha'))
    .where('state', '=', 'owed')
    .executeTakeFirstOrThrow()
}
