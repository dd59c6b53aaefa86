import { sql } from 'kysely'
import type { OrderRequest } from '#contract/orders'
import type { Offer } from '../catalog/stock.queries.ts'
import { atOnce, type Db } from '../platform/db.ts'

export interface NewLine extends Offer {
  quantity: number
  stockTaken: boolean
}

interface Once {
  key: string
  fingerprint: string
}

export interface NewOrder {
  customerId: number
  request: OrderRequest
  /** Null where no key was sent. */
  once: Once | null
  itemsPoisha: number
  shippingPoisha: number
  totalPoisha: number
  parcels: { vendorId: number; itemsPoisha: number; lines: NewLine[] }[]
}

/** The order that a customer’s key stands for. */
export async function orderOfKey(
  db: Db,
  customerId: number,
  key: string,
): Promise<{ orderId: number; fingerprint: string } | undefined> {
  return await db
    .selectFrom('order_requests')
    .select(['order_id as orderId', 'body_hash as fingerprint'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/**
 * Inserts an order with its parcels, their lines and its key, in one round trip. Statement by statement: only in an order
 * that is there already may its customer put parcels (docs/decisions/013).
 */
export async function insertOrder(tx: Db, order: NewOrder): Promise<number> {
  const [{ id }] = await atOnce(tx, (line) =>
    Promise.all([
      line.insertInto('orders').values(orderValues(order)).returning('id').executeTakeFirstOrThrow(),
      insertParcels(line, order),
      insertLines(line, order),
      order.once ? insertKey(line, order.customerId, order.once) : undefined,
    ]),
  )
  return id
}

/**
 * The order that this connection has inserted last, for statements that are sent before its number is known here. Asked by
 * a query of its own: compared with `currval` itself, which is volatile, every parcel of the shop would be read.
 */
const insertedOrderId = sql<number>`(select currval('orders_id_seq'))`

async function insertParcels(tx: Db, { parcels }: NewOrder): Promise<void> {
  await tx
    .insertInto('parcels')
    .values(
      parcels.map(({ vendorId, itemsPoisha }) => ({
        order_id: insertedOrderId,
        vendor_id: vendorId,
        items_poisha: itemsPoisha,
      })),
    )
    .execute()
}

async function insertLines(tx: Db, { parcels }: NewOrder): Promise<void> {
  await tx
    .insertInto('order_lines')
    .values((from) =>
      parcels.flatMap(({ vendorId, lines }) =>
        lines.map((line) => ({
          ...lineValues(line),
          parcel_id: from
            .selectFrom('parcels')
            .select('parcels.id')
            .where('parcels.order_id', '=', insertedOrderId)
            .where('parcels.vendor_id', '=', vendorId),
        })),
      ),
    )
    .execute()
}

async function insertKey(tx: Db, customerId: number, { key, fingerprint }: Once): Promise<void> {
  await tx
    .insertInto('order_requests')
    .values({ customer_id: customerId, key, body_hash: fingerprint, order_id: insertedOrderId })
    .execute()
}

function orderValues({ customerId, request, itemsPoisha, shippingPoisha, totalPoisha }: NewOrder) {
  return {
    customer_id: customerId,
    name: request.name,
    email: request.email,
    phone: request.phone,
    alt_phone: request.altPhone,
    shipping_address: request.shippingAddress,
    shipping_city: request.shippingCity,
    notes: request.notes,
    items_poisha: itemsPoisha,
    shipping_poisha: shippingPoisha,
    total_poisha: totalPoisha,
  }
}

function lineValues({ productId, name, pricePoisha, image, size, quantity, stockTaken }: NewLine) {
  return {
    product_id: productId,
    name,
    price_poisha: pricePoisha,
    image,
    size,
    quantity,
    stock_taken: stockTaken,
  }
}
