import { sql } from 'kysely'
import type { AskedAdjustment } from '../cart/quote.ts'
import { type Db, lastly, type Tx } from '../platform/database/db.ts'
import { written } from '../platform/database/named-columns.ts'
import { emit } from '../platform/events/emit.ts'
import { heldSize } from '../products/stock.queries.ts'
import type { NewLine, NewOrder, Once } from './new-order.ts'
import { CUSTOMER_COLUMNS, type OrderRecord } from './orders.queries.ts'
import { type Inserted, placedOrder } from './placed-order.ts'

/**
 * Inserts an order with its parcels, their lines, its adjustments and its key, and emits `order.placed`, in one round trip
 * with what is asked `before` and the commit; answers with the order as it stands then, which is not read back: the ids
 * come from `returning`, the rest is what was written (placed-order.ts). Statement by statement: only in an order that is
 * there already may its customer put parcels (docs/decisions/013).
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  before: (connection: Db) => Promise<unknown>[] = () => [],
): Promise<OrderRecord> {
  const [inserted] = await lastly(tx, (connection) => {
    const first = before(connection)
    return Promise.all([insertParts(connection, order), ...first])
  })
  return placedOrder(order, inserted)
}

async function insertParts(connection: Db, order: NewOrder): Promise<Inserted> {
  const { adjustments } = order.quote
  const [own, parcels, lines] = await Promise.all([
    insertOwn(connection, order),
    insertParcels(connection, order),
    insertLines(connection, order),
    ...(adjustments.length > 0 ? [insertAdjustments(connection, adjustments)] : []),
    insertKey(connection, order.customerId, order.once),
    emit(connection, 'order.placed', { orderId: insertedOrderId }),
  ])
  return { ...own, parcels, lines }
}

async function insertOwn(tx: Db, order: NewOrder) {
  return await tx
    .insertInto('orders')
    .values(orderValues(order))
    .returning(['id', 'created_at as createdAt'])
    .executeTakeFirstOrThrow()
}

/** Its id, before it is known here. A subquery, as volatile `currval` in a condition would scan all parcels. */
const insertedOrderId = sql<number>`(select currval('orders_id_seq'))`

async function insertParcels(tx: Db, { quote: { parcels }, awaitsConfirmation }: NewOrder) {
  return await tx
    .insertInto('parcels')
    .values(
      parcels.map(({ vendorId, itemsPoisha, adjustmentsPoisha, storeAdjustmentsPoisha }) => ({
        order_id: insertedOrderId,
        vendor_id: vendorId,
        items_poisha: itemsPoisha,
        adjustments_poisha: adjustmentsPoisha,
        store_adjustments_poisha: storeAdjustmentsPoisha,
        awaits_confirmation: awaitsConfirmation,
      })),
    )
    .returning(['id', 'vendor_id as vendorId'])
    .execute()
}

async function insertLines(tx: Db, { quote: { parcels }, isTaken, awaitsConfirmation }: NewOrder) {
  return await tx
    .insertInto('order_lines')
    .values(
      parcels.flatMap(({ vendorId, lines }) =>
        lines.map((line) => ({
          ...lineValues(line),
          // Whoever takes stock holds it.
          product_size_id: awaitsConfirmation ? heldSize(sql`${line.sizeId}::bigint`) : line.sizeId,
          stock_taken: isTaken(line),
          parcel_id: insertedParcelId(tx, vendorId),
        })),
      ),
    )
    .returning(['id', 'product_id as productId', 'size'])
    .execute()
}

async function insertAdjustments(tx: Db, adjustments: AskedAdjustment[]): Promise<void> {
  await tx
    .insertInto('order_adjustments')
    .values(
      adjustments.map(({ vendorId, what, paidBy, poisha }) => ({
        order_id: insertedOrderId,
        parcel_id: vendorId === null ? null : insertedParcelId(tx, vendorId),
        what,
        paid_by: paidBy,
        poisha,
      })),
    )
    .execute()
}

/** The parcel that a store sends of the order that was inserted last. */
function insertedParcelId(tx: Db, vendorId: number) {
  return tx
    .selectFrom('parcels')
    .select('parcels.id')
    .where('parcels.order_id', '=', insertedOrderId)
    .where('parcels.vendor_id', '=', vendorId)
}

/** Old content comes to stand for the new order; a key is given once. */
async function insertKey(tx: Db, customerId: number, { key, fingerprint, isKeyed }: Once): Promise<void> {
  await tx
    .insertInto('order_requests')
    .values({ customer_id: customerId, key, body_hash: fingerprint, order_id: insertedOrderId })
    .$if(!isKeyed, (some) =>
      some.onConflict((earlier) =>
        earlier
          .columns(['customer_id', 'key'])
          .doUpdateSet((of) => ({ order_id: of.ref('excluded.order_id'), created_at: sql`now()` })),
      ),
    )
    .execute()
}

function orderValues({ customerId, request, quote }: NewOrder) {
  const { itemsPoisha, shippingPoisha, adjustmentsPoisha, totalPoisha } = quote
  return {
    customer_id: customerId,
    ...written(CUSTOMER_COLUMNS, { ...request, address: request.shippingAddress, city: request.shippingCity }),
    notes: request.notes,
    items_poisha: itemsPoisha,
    shipping_poisha: shippingPoisha,
    adjustments_poisha: adjustmentsPoisha,
    total_poisha: totalPoisha,
    due_poisha: totalPoisha,
  }
}

function lineValues({ productId, name, pricePoisha, image, size, quantity, commission }: NewLine) {
  return {
    product_id: productId,
    name,
    price_poisha: pricePoisha,
    image,
    size,
    quantity,
    commission_rule: commission.ruleName,
    commission_basis_points: commission.basisPoints,
    commission_fixed_poisha: commission.fixedPoisha,
    commission_poisha: commission.commissionPoisha,
    commission_vat_basis_points: commission.commissionVat,
    commission_vat_poisha: commission.commissionVatPoisha,
    vat_basis_points: commission.goodsVat,
  }
}
