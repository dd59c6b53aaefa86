import { sql } from 'kysely'
import type { OrderStatus } from '../../src/contract/orders.ts'
import type { Stage } from '../../src/contract/values/stages.ts'
import type { LineCommission } from '../../src/server/commission/with-commission.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { idsInOrder } from './accounts.queries.ts'

const SAMPLE = 20_000

/** What is bought: some thousands of products, spread over the whole shop. */
export interface OnSale {
  productId: number
  vendorId: number
  ownerId: number | null
  name: string
  pricePoisha: number
  image: string | null
  sizes: string[]
}

export async function productsToOrder(db: Db): Promise<OnSale[]> {
  const { rows } = await sql<OnSale>`
    with picked as (
      select id, row_number() over (order by id) as place, count(*) over () as total
      from products where deleted_at is null
    )
    select products.id as "productId", products.vendor_id as "vendorId", vendors.owner_id as "ownerId",
      products.name, products.price_poisha as "pricePoisha", products.image,
      (select array_agg(size order by size) from product_sizes where product_id = products.id) as sizes
    from picked join products on products.id = picked.id join vendors on vendors.id = products.vendor_id
    where picked.place % (1 + picked.total / ${SAMPLE}::int) = 0 or picked.total < 50
    order by products.id`.execute(db)
  return rows.filter(({ sizes }) => sizes !== null)
}

export interface SeedLine {
  productId: number
  name: string
  pricePoisha: number
  image: string | null
  size: string
  quantity: number
  /** Whether the pieces were taken from a counted stock, as they must then be. */
  stockTaken: boolean
  /** Absent: sold before there were commissions. */
  commission?: LineCommission
}
export interface SeedParcel {
  vendorId: number
  status: OrderStatus
  stage: Stage
  itemsPoisha: number
  /** What it brought of the shipping; null until it is Completed. */
  shippingPoisha: number | null
  movedAt: Date | null
  movedBy: number | null
  lines: SeedLine[]
}
export interface SeedOrder {
  customerId: number
  name: string
  email: string
  phone: string
  address: string
  city: string
  status: OrderStatus
  itemsPoisha: number
  shippingPoisha: number
  totalPoisha: number
  duePoisha: number
  createdAt: Date
  parcels: SeedParcel[]
}

/** Orders with their parcels, lines, moves and outcomes, each kind in one statement. Answers the numbers of the orders. */
export async function insertSeedOrders(tx: Db, orders: SeedOrder[]): Promise<number[]> {
  const orderIds = await insertOrders(tx, orders)
  const parcels = orders.flatMap((order, at) =>
    order.parcels.map((parcel) => ({ orderId: orderIds[at] ?? 0, ...parcel })),
  )
  const parcelIds = await insertParcels(tx, parcels)
  const lines = parcels.flatMap((parcel, at) => parcel.lines.map((line) => ({ parcelId: parcelIds[at] ?? 0, ...line })))
  await sql`
    insert into order_lines (parcel_id, product_id, name, price_poisha, image, size, product_size_id, quantity, stock_taken, commission_rule,
      commission_basis_points, commission_fixed_poisha, commission_poisha, commission_vat_basis_points, commission_vat_poisha,
      vat_basis_points)
    select "parcelId", "productId", name, "pricePoisha", image, line.size, product_sizes.id, quantity, "stockTaken", coalesce("ruleName", ''),
      coalesce("basisPoints", 0), coalesce("fixedPoisha", 0), coalesce("commissionPoisha", 0), coalesce("commissionVat", 0),
      coalesce("commissionVatPoisha", 0), coalesce("goodsVat", 0)
    from json_to_recordset(${JSON.stringify(lines.map(({ commission, ...line }) => ({ ...line, ...commission })))}::json)
      as line("parcelId" bigint, "productId" bigint, name text, "pricePoisha" int, image text, size text, quantity int,
        "stockTaken" boolean, "ruleName" text, "basisPoints" int, "fixedPoisha" int, "commissionPoisha" bigint, "commissionVat" int,
        "commissionVatPoisha" bigint, "goodsVat" int)
    left join product_sizes on product_sizes.product_id = line."productId" and product_sizes.size = line.size`.execute(
    tx,
  )
  await insertMoves(tx, parcelIds)
  return orderIds
}

async function insertMoves(tx: Db, parcelIds: number[]): Promise<void> {
  await sql`
    insert into parcel_moves (parcel_id, stage, moved_by, account_id, happened_at, learned_at)
    select id, stage, case when moved_by is null then 'clock' else 'store' end, moved_by, moved_at, moved_at
    from parcels where id = any(${parcelIds}) and moved_at is not null order by moved_at`.execute(tx)
  await sql`
    insert into line_outcomes (line_id, outcome, quantity)
    select order_lines.id, 'kept', quantity from order_lines join parcels on parcels.id = parcel_id
    where parcel_id = any(${parcelIds}) and stage = 'delivered'`.execute(tx)
}

async function insertOrders(tx: Db, orders: SeedOrder[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (customer_id, name, email, phone, shipping_address, shipping_city, status, items_poisha,
      shipping_poisha, total_poisha, due_poisha, created_at)
    select "customerId", name, email, phone, address, city, status, "itemsPoisha", "shippingPoisha", "totalPoisha",
      "duePoisha", "createdAt"
    from json_to_recordset(${JSON.stringify(orders.map((order, place) => ({ ...order, place, parcels: [] })))}::json)
      as one(place int, "customerId" bigint, name text, email text, phone text, address text, city text, status text,
        "itemsPoisha" bigint, "shippingPoisha" int, "totalPoisha" bigint, "duePoisha" bigint,
        "createdAt" timestamptz)
    order by place returning id`.execute(tx)
  return idsInOrder(rows)
}

async function insertParcels(tx: Db, parcels: (SeedParcel & { orderId: number })[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into parcels (order_id, vendor_id, status, stage, courier, collected_poisha, items_poisha, shipping_poisha,
      moved_at, moved_by)
    select "orderId", "vendorId", status, stage, case when stage = 'delivered' then 'own' end,
      case when stage = 'delivered' then "itemsPoisha" + "shippingPoisha" end, "itemsPoisha", "shippingPoisha",
      "movedAt", "movedBy"
    from json_to_recordset(${JSON.stringify(parcels.map((parcel, place) => ({ ...parcel, place, lines: [] })))}::json)
      as parcel(place int, "orderId" bigint, "vendorId" bigint, status text, stage text, "itemsPoisha" bigint,
        "shippingPoisha" int, "movedAt" timestamptz, "movedBy" bigint)
    order by place returning id`.execute(tx)
  return idsInOrder(rows)
}
