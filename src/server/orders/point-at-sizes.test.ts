import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { lockSizes } from '../products/change-product.queries.ts'
import { addToCart, cartOf } from '../testing/carts.ts'
import { moveOrder, order, orderBody, readOrder, sizeIdOf, stockOf } from '../testing/orders.ts'
import { type Answer, openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { pointAtSizes } from './point-at-sizes.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const still = new AbortController().signal

const lineOf = (productId: number) =>
  shop.db
    .selectFrom('order_lines')
    .select(['parcel_id', 'name', 'size', 'quantity', 'product_size_id'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()

const cartLineOf = (productId: number) =>
  shop.db
    .selectFrom('cart_lines')
    .select(['product_size_id', 'quantity'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()

const takeOff = (productId: number) =>
  shop.db.deleteFrom('product_sizes').where('product_id', '=', productId).where('size', '=', 'M').execute()

const offerAgain = (productId: number, stock: number) =>
  shop.db.insertInto('product_sizes').values({ product_id: productId, size: 'M', stock }).execute()

async function ordered(stock: number | null = 9) {
  const customer = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: stock } })
  const { body } = await order(shop, customer.token, orderBody([{ productId, quantity: 2 }]))
  return { customer, productId, orderId: Number(body.id) }
}

test('what is put into a cart and ordered points at its size', async () => {
  const { customer, productId } = await ordered()
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  const sizeId = await sizeIdOf(shop, productId)
  expect([await lineOf(productId), await cartLineOf(productId)]).toMatchObject([
    { product_size_id: sizeId },
    { product_size_id: sizeId },
  ])
})

test('what the former release writes, which knows no ids of sizes, points at its size', async () => {
  const { customer, productId } = await ordered()
  const another = await shop.given.product()
  const { parcel_id: parcelId } = await lineOf(productId)
  await sql`insert into order_lines (parcel_id, product_id, name, price_poisha, image, size, quantity, stock_taken)
    values (${parcelId}, ${another}, 'Apron', 100, null, 'M', 1, false)`.execute(shop.db)
  await sql`insert into cart_lines (customer_id, product_id, size, quantity, seen_price_poisha)
    values (${customer.id}, ${another}, 'M', 1, 100) on conflict (customer_id, product_id, size) do update set quantity = 1`.execute(
    shop.db,
  )
  await sql`insert into low_sizes (product_id, size, line) values (${another}, 'M', 5)`.execute(shop.db)
  const { rows: noted } = await sql`select product_size_id from low_sizes where product_id = ${another}`.execute(
    shop.db,
  )
  const pointed = { product_size_id: await sizeIdOf(shop, another) }
  expect([await lineOf(another), await cartLineOf(another), ...noted]).toMatchObject([pointed, pointed, pointed])
})

test('an order stays as it was bought once its store has taken the size off', async () => {
  const { customer, productId, orderId } = await ordered()
  const { body: before } = await readOrder(shop, customer.token, orderId)
  await takeOff(productId)
  expect((await readOrder(shop, customer.token, orderId)).body).toEqual(before)
  expect(await lineOf(productId)).toMatchObject({ size: 'M', quantity: 2, product_size_id: null })
  expect((await moveOrder(shop, customer.token, orderId, 'Cancelled')).status).toBe(200)
})

test('a cart says that its size was taken off, and buys it once it is offered again', async () => {
  const customer = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: 9 } })
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  await takeOff(productId)
  expect(await cartOf(shop, customer)).toMatchObject({ count: 0, items: [{ notice: { code: 'off_sale' } }] })
  await offerAgain(productId, 4)
  expect(await cartOf(shop, customer)).toMatchObject({ count: 1, items: [{ notice: null }] })
  expect((await order(shop, customer.token, orderBody([{ productId }]))).status).toBe(201)
  expect(await cartOf(shop, customer)).toMatchObject({ items: [] })
})

test('pieces of a cancelled order go back to a size that was taken off and is offered again', async () => {
  const { customer, productId, orderId } = await ordered()
  await takeOff(productId)
  await offerAgain(productId, 4)
  await moveOrder(shop, customer.token, orderId, 'Cancelled')
  expect(await stockOf(shop, productId)).toBe(6)
})

test('a line points at a size of its own product, or at none', async () => {
  const { productId } = await ordered()
  const another = await sizeIdOf(shop, await shop.given.product())
  const point = (sizeId: number) =>
    shop.db.updateTable('order_lines').set({ product_size_id: sizeId }).where('product_id', '=', productId).execute()
  await expect(point(another)).rejects.toThrow('order_lines_product_size_fkey')
  await expect(point(9_999_999)).rejects.toThrow('order_lines_product_size_fkey')
  const { rows } = await sql`select conname from pg_constraint
    where conname like '%_product_size_fkey' and convalidated order by conname`.execute(shop.db)
  expect(rows).toHaveLength(3)
})

test('lines from before sizes had ids are looked up once; those of sizes that are gone are left', async () => {
  const [kept, gone] = [await ordered(), await ordered()]
  await takeOff(gone.productId)
  await shop.db.updateTable('order_lines').set({ product_size_id: null }).execute()
  expect(await pointAtSizes(shop.db, AbortSignal.abort())).toBe(0)
  expect(await pointAtSizes(shop.db, still)).toBeGreaterThan(0)
  expect(await lineOf(kept.productId)).toMatchObject({ product_size_id: await sizeIdOf(shop, kept.productId) })
  expect(await lineOf(gone.productId)).toMatchObject({ product_size_id: null })
  expect(await pointAtSizes(shop.db, still)).toBe(0)
})

test.each([
  ['a cart', 5],
  ['an order of what is not counted', null],
] as const)('%s that wants a size while its store takes it off hears that it is not offered', async (what, stock) => {
  const customer = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: stock } })
  const want = () =>
    what === 'a cart'
      ? addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
      : order(shop, customer.token, orderBody([{ productId }]))
  const wanting = await shop.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('product_sizes').where('product_id', '=', productId).execute()
    const asked = want()
    await untilSomebodyWaits(shop)
    return { asked }
  })
  expect((await wanting.asked).status).toBe(400)
})

// The store’s edit waits for the cart’s line, and the checkout for the size: a deadlock, after which one of them is done again.
test('a store that takes a size off just as it is checked out does so, and the shopper is answered', async () => {
  const customer = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: 2 } })
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  const asked: Promise<Answer>[] = []
  await transact(shop.db, async (tx) => {
    await lockSizes(tx, productId)
    if (asked.length === 0) {
      asked.push(order(shop, customer.token, orderBody([{ productId }])))
      await untilSomebodyWaits(shop)
    }
    await tx.deleteFrom('product_sizes').where('product_id', '=', productId).execute()
  })
  expect([201, 400]).toContain((await asked[0])?.status)
  expect(await stockOf(shop, productId)).toBeUndefined()
})
