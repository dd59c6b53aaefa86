import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToCart } from '../testing/carts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { computeDeliveryTimes } from './delivery-times.ts'

let shop: TestShop
let token: string
let placedId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0, responseCacheBytes: 1024 * 1024 })
  const customer = await shop.given.account()
  const productId = await shop.given.product()
  token = customer.token
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  placedId = (await order(shop, token, orderBody([{ productId }]))).body.id
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('promises').execute())

const NOON_MS = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 6 * 3_600_000
const daysAgo = (days: number) => new Date(NOON_MS - days * 86_400_000)

/** Parcels that came so many days after their confirmation each, the last of it so many days ago. */
async function came(zone: 'dhaka' | 'elsewhere', took: number[], ago = 1): Promise<void> {
  for (const days of took) {
    const { rows } = await sql<{ id: number }>`
      with copied as (
        insert into orders (customer_id, name, email, phone, shipping_address, shipping_city, items_poisha, shipping_poisha, total_poisha, due_poisha)
        select customer_id, name, email, phone, shipping_address, shipping_city, items_poisha, shipping_poisha, total_poisha, due_poisha
        from orders where id = ${placedId} returning id)
      insert into parcels (order_id, vendor_id, items_poisha)
      select copied.id, vendor_id, items_poisha from copied, parcels where order_id = ${placedId} returning id`.execute(
      shop.db,
    )
    const [confirmedAt, deliveredAt] = [daysAgo(ago + days), daysAgo(ago)]
    const deadline = { parcel_id: rows[0]?.id ?? 0, zone, due_at: deliveredAt, admins_due_at: deliveredAt }
    await shop.db
      .insertInto('promises')
      .values([
        { ...deadline, kind: 'confirm', kept_at: confirmedAt },
        { ...deadline, kind: 'delivery', kept_at: deliveredAt },
      ])
      .execute()
  }
}

const times = (count: number, days: number): number[] => Array.from({ length: count }, () => days)

async function saidAfterReckoning(): Promise<unknown> {
  await computeDeliveryTimes(shop.db)
  return (await shop.call('GET /api/checkout/quote', {}, token)).body.deliveryDays
}

test('a checkout says nothing of its own where no parcel has arrived, or fewer than 30 have', async () => {
  expect(await saidAfterReckoning()).toEqual({})
  await came('dhaka', times(29, 2))
  expect(await saidAfterReckoning()).toEqual({})
})

test('from 30 on it says within how many days they came, the quickest and the slowest tenth left out, by zone', async () => {
  await came('dhaka', [1, 1, ...times(14, 2), ...times(11, 4), 9, 9, 30])
  await came('elsewhere', times(29, 12))
  expect(await saidAfterReckoning()).toEqual({ dhaka: { fewest: 2, most: 4 } })
  await came('elsewhere', [12])
  expect(await saidAfterReckoning()).toEqual({ dhaka: { fewest: 2, most: 4 }, elsewhere: { fewest: 12, most: 12 } })
})

test('parcels of more than 60 days ago say nothing, nor those that were confirmed by being delivered', async () => {
  await came('dhaka', times(29, 2))
  await came('dhaka', times(5, 2), 61)
  await came('dhaka', times(5, 0))
  expect(await saidAfterReckoning()).toEqual({})
})

test('what came on the very day of its confirmation counts as within a day', async () => {
  await came('dhaka', times(30, 0.2))
  expect(await saidAfterReckoning()).toEqual({ dhaka: { fewest: 1, most: 1 } })
})
