import type pg from 'pg'

export interface Line {
  productId: number
  size: string
  quantity: number
  pricePoisha: number
  stockTaken: boolean
  parcelStatus: string
  parcelPoisha: number
  /** What was collected of the shipping with its parcel; null until that is Completed. */
  broughtPoisha: number | null
  parcelId: number
  vendorId: number
}

export interface Order {
  id: number
  customerId: number
  /** Which attempt it came from. */
  attempt: string
  status: string
  itemsPoisha: number
  shippingPoisha: number
  totalPoisha: number
  /** How many there are: nobody here gives any. */
  adjustments: number
  lines: Line[]
}

/** All that the judge looks at, read in one moment. */
export interface Rows {
  orders: Order[]
  emptyOrders: number[]
  emptyParcels: number[]
  stock: { productId: number; size: string; stock: number | null }[]
  keys: { key: string; orderId: number }[]
  admins: { id: number; isActive: boolean; epoch: number }[]
  /** On sale. */
  products: { name: string; image: string | null; vendorId: number }[]
  /** Accounts of customers. */
  customers: number
  negative: number
  /** Lines that belong to no parcel. */
  strayLines: number
}

/** The judge reads the tables in its own words: it must not take the shop’s for granted. */
export async function readRows(client: pg.Client): Promise<Rows> {
  const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows
  await client.query('begin transaction isolation level repeatable read read only')
  const read: Rows = {
    orders: groupLines(
      await rows<Omit<Order, 'lines'>>(
        `select id, customer_id as "customerId", notes as attempt, status, items_poisha as "itemsPoisha",
           shipping_poisha as "shippingPoisha", total_poisha as "totalPoisha",
           (select count(*)::int from order_adjustments where order_id = orders.id) as adjustments
         from orders order by id`,
      ),
      await rows<Line & { orderId: number }>(
        `select parcels.order_id as "orderId", parcels.id as "parcelId", parcels.vendor_id as "vendorId",
           parcels.status as "parcelStatus", parcels.items_poisha as "parcelPoisha",
           parcels.shipping_poisha as "broughtPoisha", product_id as "productId", size,
           quantity, price_poisha as "pricePoisha", stock_taken as "stockTaken"
         from order_lines join parcels on parcels.id = parcel_id`,
      ),
    ),
    emptyOrders: (
      await rows<{ id: number }>(
        `select id from orders where not exists (select from parcels where parcels.order_id = orders.id)`,
      )
    ).map(({ id }) => id),
    emptyParcels: (
      await rows<{ id: number }>(
        `select id from parcels where not exists (select from order_lines where parcel_id = parcels.id)
           or not exists (select from orders where orders.id = order_id)`,
      )
    ).map(({ id }) => id),
    stock: await rows(`select product_id as "productId", size, stock from product_sizes`),
    keys: await rows(`select key, order_id as "orderId" from order_requests`),
    admins: await rows(
      `select id, is_active as "isActive", token_epoch as epoch from users where role = 'Admin' and deleted_at is null order by id`,
    ),
    products: await rows(`select name, image, vendor_id as "vendorId" from products where deleted_at is null`),
    customers: (await rows(`select 1 from users where role = 'User' and deleted_at is null`)).length,
    negative: (await rows(`select 1 from product_sizes where stock < 0`)).length,
    strayLines: (
      await rows(`select 1 from order_lines where not exists (select from parcels where parcels.id = parcel_id)`)
    ).length,
  }
  await client.query('commit')
  return read
}

function groupLines(orders: Omit<Order, 'lines'>[], lines: (Line & { orderId: number })[]): Order[] {
  const byOrder = new Map<number, Line[]>()
  for (const { orderId, ...line } of lines) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), line])
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }))
}
