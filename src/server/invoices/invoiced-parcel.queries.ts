import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#contract/orders'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { adjustmentOfKept } from '../postings/kept-adjustments.queries.ts'

/** A parcel as its last move left it, with what an invoice of it names. */
export interface InvoicedParcel {
  parcelId: number
  orderId: number
  vendorId: number
  storeName: string
  isHouse: boolean
  /** Whether its store had a BIN approved as it was supplied. */
  hadBin: boolean
  status: OrderStatus
  /** The last move, and why it was made. */
  moveId: number
  reason: string
  suppliedAt: Date
  /** What its store bears of what the order adds to its lines or takes off them. */
  storeAdjustmentsPoisha: number
  buyerName: string
  address: string
  city: string
  lines: InvoicedLine[]
  /** Oldest first. */
  refunds: GivenBack[]
}

export interface InvoicedLine {
  lineId: number
  name: string
  size: string
  pricePoisha: number
  /** Null while it is not known. */
  kept: number | null
}

export interface GivenBack {
  refundId: number
  reason: string
  isCancelled: boolean
  /** '' where it is not. */
  cancelledBecause: string
  lines: { lineId: number; quantity: number }[]
}

/**
 * It was supplied when it was delivered, not when an admin corrected what was said of that: by the last delivery that nobody said by
 * hand against the order of the stages, where there was one.
 */
export async function parcelToInvoice(tx: Db, parcelId: number): Promise<InvoicedParcel | undefined> {
  const [parcel] = await sold(tx, { parcelId })
  return parcel
}

const sold = compiled((tx, { parcelId }: { parcelId: number }) => {
  const delivered = sql`(
    select happened_at from parcel_moves
    where parcel_id = parcels.id and stage in ('delivered', 'partly_delivered') and not is_correction order by id desc limit 1
  )`
  const suppliedAt = sql<Date>`coalesce(${delivered}, move.happened_at)`
  return tx
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .innerJoinLateral(lastMove(tx), (join) => join.onTrue())
    .select(['parcels.id as parcelId', 'order_id as orderId', 'vendor_id as vendorId', 'store_name as storeName'])
    .select(['is_house as isHouse', 'parcels.status', 'move.id as moveId', 'move.reason'])
    .select([suppliedAt.as('suppliedAt'), hadBinAt(suppliedAt).as('hadBin')])
    .select([adjustmentOfKept('store_adjustments_poisha').as('storeAdjustmentsPoisha'), 'orders.name as buyerName'])
    .select(['shipping_address as address', 'shipping_city as city', jsonArrayFrom(linesOf(tx)).as('lines')])
    .select(jsonArrayFrom(refundsOf(tx)).as('refunds'))
    .where('parcels.id', '=', parcelId)
})

/** Whichever it was, if an admin approved it; another may have replaced it since. */
function hadBinAt(moment: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from store_papers
    where store_papers.vendor_id = parcels.vendor_id and kind = 'bin' and state in ('approved', 'replaced')
      and decided_at <= ${moment}
  )`
}

function lastMove(tx: Db) {
  return tx
    .selectFrom('parcel_moves')
    .select(['id', 'happened_at', 'reason'])
    .whereRef('parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('id', 'desc')
    .limit(1)
    .as('move')
}

function linesOf(tx: Db) {
  const isSaid = sql<boolean>`exists (select from line_outcomes where line_id = order_lines.id)`
  return tx
    .selectFrom('order_lines')
    .select(['order_lines.id as lineId', 'name', 'size', 'price_poisha as pricePoisha'])
    .select(
      sql<number | null>`case when ${isSaid} then coalesce((
        select quantity from line_outcomes where line_id = order_lines.id and outcome = 'kept'
      ), 0) end`.as('kept'),
    )
    .whereRef('order_lines.parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('order_lines.id')
}

function refundsOf(tx: Db) {
  const lines = tx
    .selectFrom('refund_lines')
    .select(['line_id as lineId', 'quantity'])
    .whereRef('refund_id', '=', sql.ref('refunds.id'))
  return tx
    .selectFrom('refunds')
    .select(['refunds.id as refundId', 'refunds.reason', 'cancelled_because as cancelledBecause'])
    .select([sql<boolean>`state = 'cancelled'`.as('isCancelled'), jsonArrayFrom(lines).as('lines')])
    .whereRef('refunds.parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('refunds.id')
}

/** None: no such refund. */
export async function parcelOfRefund(db: Db, refundId: number): Promise<number[]> {
  const rows = await db.selectFrom('refunds').select('parcel_id as id').where('id', '=', refundId).execute()
  return rows.map(({ id }) => id)
}
