import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { namedPictures } from './named-pictures.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a picture is shown also while its product is bought and gets another', async () => {
  const [bought, next] = ['a'.repeat(32), 'b'.repeat(32)]
  const productId = await shop.given.product()
  const { token } = await shop.given.account()
  await order(shop, token, orderBody([{ productId }]))
  await shop.db.updateTable('products').set({ image: bought }).where('id', '=', productId).execute()
  let named: Promise<ReadonlySet<string>> | undefined
  await shop.db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx)
    named = namedPictures(shop.db)()
    await untilSomebodyWaits(shop)
    await tx.updateTable('order_lines').set({ image: bought }).where('product_id', '=', productId).execute()
    await tx.updateTable('products').set({ image: next }).where('id', '=', productId).execute()
  })
  expect(await named).toContain(bought)
})
