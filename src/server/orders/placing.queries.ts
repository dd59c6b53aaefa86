import { sql } from 'kysely'
import type { OrderRequest } from '#contract/orders'
import type { Offer } from '../catalog/stock.queries.ts'
import type { Db } from '../platform/db.ts'

export interface NewLine extends Offer {
  quantity: number
  stockTaken: boolean
}

export interface NewOrder {
  customerId: number
  request: OrderRequest
  /** Null where no key was sent. */
  once: { key: string; fingerprint: string } | null
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

/** Inserts an order with its parcels, their lines and its key, in one statement. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<number> {
  const { id } = await tx
    .with('new_order', (the) => the.insertInto('orders').values(orderValues(order)).returning('id'))
    .with('new_parcels', (the) =>
      the
        .insertInto('parcels')
        .values((from) =>
          order.parcels.map(({ vendorId, itemsPoisha }) => ({
            order_id: from.selectFrom('new_order').select('new_order.id'),
            vendor_id: vendorId,
            items_poisha: itemsPoisha,
          })),
        )
        .returning(['id', 'vendor_id']),
    )
    .with('new_lines', (the) =>
      the.insertInto('order_lines').values((from) =>
        order.parcels.flatMap(({ vendorId, lines }) =>
          lines.map((line) => ({
            ...lineValues(line),
            parcel_id: from
              .selectFrom('new_parcels')
              .select('new_parcels.id')
              .where('new_parcels.vendor_id', '=', vendorId),
          })),
        ),
      ),
    )
    .with('new_key', (the) =>
      the
        .insertInto('order_requests')
        .columns(['customer_id', 'key', 'body_hash', 'order_id'])
        .expression((from) =>
          from
            .selectFrom('new_order')
            .select([
              sql<number>`${order.customerId}::bigint`.as('customer_id'),
              sql<string>`${order.once?.key ?? null}::text`.as('key'),
              sql<string>`${order.once?.fingerprint ?? null}::text`.as('body_hash'),
              'new_order.id',
            ])
            .where(sql<boolean>`${order.once !== null}`),
        ),
    )
    .selectFrom('new_order')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
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
