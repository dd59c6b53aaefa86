import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Size } from '#contract/values/sizes'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { selection } from '../platform/database/named-columns.ts'
import { anyOf, prepared } from '../platform/database/prepared.queries.ts'
import { adjustmentOfKept } from '../postings/kept-adjustments.queries.ts'
import { accountName } from '../users/account-name.queries.ts'
import type { ParcelState } from './collecting.ts'
import { byEach, type OrderOf, orderIdBy } from './locks.queries.ts'

/** Who bought, and how they are reached. */
export const CUSTOMER_COLUMNS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'shipping_address',
  city: 'shipping_city',
  altPhone: 'alt_phone',
} as const
export const PHONE_COLUMNS = [CUSTOMER_COLUMNS.phone, CUSTOMER_COLUMNS.altPhone]

/** As it was at one moment; moments within as the database writes JSON. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof orderOf>>>
export type AdjustmentRecord = OrderRecord['adjustments'][number]
export type LineRecord = OrderRecord['lines'][number]
export type MoveRecord = OrderRecord['moves'][number]

/** In one statement, as each has a snapshot of its own: an order is never told Pending with its parcels cancelled. */
export async function orderOf(db: Db, orderId: number) {
  const [order] = await wholeOrder(db, { orderId })
  return order
}

/** As `orderOf` each, in no order. */
export async function ordersOf(db: Db, orderIds: number[]): Promise<OrderRecord[]> {
  if (orderIds.length === 0) return []
  return await severalWhole(db, { orderIds })
}

const wholeOrder = compiled((db, { orderId }: { orderId: number }) =>
  wholeOrders(db).where('id', '=', orderId).modifyEnd(prepared),
)
const severalWhole = compiled((db, { orderIds }: { orderIds: number[] }) =>
  wholeOrders(db).where('id', '=', anyOf(orderIds)).modifyEnd(prepared),
)

function wholeOrders(db: Db) {
  return db
    .selectFrom('orders')
    .select(selection('orders', CUSTOMER_COLUMNS))
    .select((of) => [
      'id',
      'customer_id as customerId',
      'notes',
      'status',
      'shipping_poisha as shippingPoisha',
      'due_poisha as duePoisha',
      'total_poisha as totalPoisha',
      jsonArrayFrom(
        of
          .selectFrom('order_adjustments')
          .select(['parcel_id as parcelId', 'what', 'paid_by as paidBy', 'poisha'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_adjustments.id'),
      ).as('adjustments'),
      jsonArrayFrom(linesOfOrder(db, sql.ref('orders.id'))).as('lines'),
      jsonArrayFrom(states(db, sql.ref('orders.id'))).as('states'),
      jsonArrayFrom(movesOfOrder(db, sql.ref('orders.id'))).as('moves'),
      'created_at as createdAt',
    ])
}

/** What a store has of one of its `parcels`: the lines, or what was kept of them, and the adjustments that it bears (figures.ts). */
export function poishaOfStore(): RawBuilder<number> {
  return sql<number>`coalesce(parcels.kept_poisha, parcels.items_poisha) + ${adjustmentOfKept('store_adjustments_poisha')}`
}

/** Also those a vendor knows nothing else of. */
export async function statesOf(db: Db, { by, id }: OrderOf): Promise<ParcelState[]> {
  return await statesOfOrder[by](db, { id })
}

const statesOfOrder = byEach((by) =>
  compiled((db, { id }: { id: number }) => states(db, orderIdBy(by, id)).modifyEnd(prepared)),
)

function states(db: Db, orderId: OrderId) {
  return db
    .selectFrom('parcel_states')
    .select(['id', 'status', 'stage', 'shipping_poisha as shippingPoisha'])
    .where('order_id', '=', orderId)
    .orderBy('id')
}

/** A number, or the order of the query around. */
type OrderId = number | RawBuilder<number>

export function linesOfOrder(db: Db, orderId: OrderId) {
  return (
    db
      .selectFrom('parcels')
      .innerJoin('order_lines', 'order_lines.parcel_id', 'parcels.id')
      .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
      .select((of) => [
        'order_lines.id',
        'order_lines.product_id as productId',
        'order_lines.name',
        'order_lines.price_poisha as pricePoisha',
        'order_lines.image',
        of.ref('order_lines.size').$castTo<Size>().as('size'),
        'order_lines.quantity',
        'parcels.id as parcelId',
        'parcels.vendor_id as vendorId',
        'vendors.store_name as storeName',
        'parcels.status',
        of.ref('parcels.moved_at').$castTo<string | null>().as('movedAt'),
        'parcels.moved_by as moverId',
        'parcels.cancel_reason as cancelReason',
        nameOfMover(db).as('moverName'),
        'vendors.owner_id as ownerId',
        'parcels.items_poisha as itemsPoisha',
        sql<number | null>`coalesce(parcels.shipping_poisha, parcels.booked_shipping_poisha)`.as('broughtPoisha'),
        'parcels.told_in_part as isPartlyReported',
        'parcels.awaits_confirmation as awaitsConfirmation',
      ])
      .select(['parcels.stage', 'parcels.courier', 'parcels.tracking_number as trackingNumber'])
      .select('parcels.kept_poisha as keptPoisha')
      // Of what was refused, what was paid for its delivery.
      .select(sql<number | null>`coalesce(parcels.collected_poisha, parcels.return_paid_poisha)`.as('collectedPoisha'))
      .select((of) => of.ref('parcels.received_back_at').$castTo<string | null>().as('receivedBackAt'))
      .select(outcomesOfLine(db).as('outcomes'))
      .where('parcels.order_id', '=', orderId)
      .orderBy('parcels.id')
      .orderBy('order_lines.id')
  )
}

function outcomesOfLine(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('line_outcomes')
      .select(['outcome', 'quantity', 'fit_quantity as fitQuantity'])
      .whereRef('line_id', '=', sql.ref('order_lines.id'))
      .orderBy('outcome'),
  )
}

function movesOfOrder(db: Db, orderId: OrderId) {
  return db
    .selectFrom('parcel_moves')
    .innerJoin('parcels', 'parcels.id', 'parcel_moves.parcel_id')
    .select((of) => [
      'parcel_moves.parcel_id as parcelId',
      'parcel_moves.stage',
      'parcel_moves.moved_by as movedBy',
      'parcel_moves.is_correction as isCorrection',
      of.ref('parcel_moves.happened_at').$castTo<string>().as('happenedAt'),
      // Why an admin corrected a stage, the audit says.
      sql<string>`case when is_correction then '' else parcel_moves.reason end`.as('reason'),
    ])
    .where('parcels.order_id', '=', orderId)
    .orderBy('parcel_moves.id')
}

/** Null: nobody yet, or deleted. */
function nameOfMover(db: Db) {
  return db
    .selectFrom('users')
    .select(accountName('users').as('name'))
    .whereRef('users.id', '=', sql.ref('parcels.moved_by'))
}
