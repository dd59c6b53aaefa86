import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAGES } from '../../src/contract/values/stages.ts'
import { statusOf } from '../../src/server/orders/order-status.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { demoCatalogue } from '../catalogue.ts'
import { givenDemoPast } from '../past/testing/given-past.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await givenDemoPast(shop)
})
afterAll(() => shop.close())

/** One number of the tables. */
async function numberOf(query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`${sql.raw(`select (${query})::int as n`)}`.execute(shop.db)
  return rows[0]?.n ?? Number.NaN
}

async function statusesOf(condition: string): Promise<Set<unknown>> {
  const { rows } = await sql<{ status: string }>`${sql.raw(`select distinct status from ${condition}`)}`.execute(
    shop.db,
  )
  return new Set(rows.map(({ status }) => status))
}

const EVERY = new Set(['Pending', 'Completed', 'Cancelled'])

test('the shopper of the demo finds orders that wait, that came and that were cancelled', async () => {
  expect(await statusesOf("orders where customer_id = (select id from users where username = 'shopper')")).toEqual(
    EVERY,
  )
})

test('every store of the demo has sold, and the vendor whose login is printed has something to pack', async () => {
  expect(await numberOf('select count(distinct vendor_id) from parcels')).toBe(demoCatalogue.stores.length)
  const first = `select id from vendors where contact_email = '${demoCatalogue.stores[0]?.contactEmail}'`
  expect(
    await numberOf(`select count(*) from parcels where vendor_id = (${first}) and status = 'Pending'`),
  ).toBeGreaterThan(2)
})

test('the vendor whose login is printed finds parcels at every stage, with its own rider and with companies', async () => {
  const { rows } = await sql<{ stage: string; courier: string | null }>`
    select stage, courier from parcels join vendors on vendors.id = vendor_id
    where contact_email = ${demoCatalogue.stores[0]?.contactEmail ?? ''}`.execute(shop.db)
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(
    new Set(STAGES.filter((stage) => stage !== 'back' && stage !== 'lost' && stage !== 'cancelled')),
  )
  expect(new Set(rows.map(({ courier }) => courier))).toEqual(new Set([null, 'own', 'pathao', 'steadfast', 'redx']))
  // Nobody tells any more of what companies of the history carry: it has come to its end.
  expect(await numberOf(`select count(*) from parcels where courier <> 'own' and status = 'Pending'`)).toBe(0)
})

test('orders of the demo add up from their lines, and their status follows from their parcels', async () => {
  const wrongParcels = `select count(*) from parcels where items_poisha <>
    (select sum(price_poisha * quantity) from order_lines where parcel_id = parcels.id)`
  const wrongOrders = `select count(*) from orders where shipping_poisha <> 6000 or items_poisha <>
    (select sum(items_poisha) from parcels where order_id = orders.id)`
  const wrongLines = `select count(*) from order_lines join parcels on parcels.id = parcel_id
    join products on products.id = product_id
    where products.vendor_id <> parcels.vendor_id or products.price_poisha <> order_lines.price_poisha`
  expect(await Promise.all([wrongParcels, wrongOrders, wrongLines].map(numberOf))).toEqual([0, 0, 0])
  const orders = await shop.db.selectFrom('orders').select(['id', 'status']).execute()
  const parcels = await shop.db.selectFrom('parcels').select(['order_id', 'status']).execute()
  for (const { id, status } of orders) expect(status).toBe(statusOf(parcels.filter(({ order_id }) => order_id === id)))
})

test('what was ordered and has not come back is gone from the counted stock, and nothing else is', async () => {
  const { rows: sold } = await sql<{ name: string; size: string; pieces: number }>`
    select products.name, size, sum(case
      when received_back_at is null then quantity
      else coalesce((select quantity from line_outcomes where line_id = order_lines.id and outcome = 'kept'), 0)
    end)::int as pieces
    from order_lines join parcels on parcels.id = parcel_id join products on products.id = product_id
    where stock_taken and parcels.stage <> 'cancelled' group by products.name, size`.execute(shop.db)
  const { rows: left } = await sql<{ name: string; size: string; stock: number | null }>`
    select name, size, stock from product_sizes join products on products.id = product_id`.execute(shop.db)
  const soldOf = (name: string, size: string) => sold.find((one) => one.name === name && one.size === size)?.pieces ?? 0
  const leftOf = (name: string, size: string) => left.find((one) => one.name === name && one.size === size)?.stock
  expect(sold.length).toBeGreaterThan(20)
  for (const { name, sizes } of demoCatalogue.products)
    for (const { size, stock } of sizes)
      expect(leftOf(name, size), name).toBe(stock === null ? null : stock - soldOf(name, size))
})

test('nothing was ordered before it was for sale, nor moved before it was ordered or after now', async () => {
  expect(
    await numberOf(
      `select count(*) from orders join parcels on parcels.order_id = orders.id join order_lines on parcel_id = parcels.id
       join products on products.id = product_id join users on users.id = customer_id
       where orders.created_at < products.created_at or orders.created_at < users.created_at
       or moved_at < orders.created_at or moved_at > now() or orders.created_at > now()`,
    ),
  ).toBe(0)
  const { rows } = await sql<{ id: number }>`select id from orders order by created_at`.execute(shop.db)
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((one, other) => one - other))
})

test('every line of the demo has the commission that it was sold under', async () => {
  // What a shop begins with takes nothing: in one that is hours old the youngest orders fall under it.
  const ruled = "from order_lines where commission_rule <> 'Shop’s default'"
  expect(await numberOf(`select count(*) ${ruled} and commission_poisha = 0`)).toBe(0)
  expect(await numberOf(`select count(distinct commission_rule) ${ruled}`)).toBe(3)
})
