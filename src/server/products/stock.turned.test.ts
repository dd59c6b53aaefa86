import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { turnedByStock } from './stock.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a product whose only size comes back turns its lists, a deleted one none', async () => {
  const { id: vendorId } = await shop.given.vendor()
  const [shown, deleted] = [
    await shop.given.product({ stock: { M: 1 }, vendorId, categoryId: 2 }),
    await shop.given.product({ stock: { M: 1 }, vendorId, categoryId: 2 }),
  ]
  const sizes = [shown, deleted].map((productId) => ({ productId, size: 'M' as const }))
  expect(await turnedByStock(shop.db, sizes)).toHaveLength(2)
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
  expect(await turnedByStock(shop.db, sizes)).toEqual([{ categoryId: 2, vendorId }])
})
