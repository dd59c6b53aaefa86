import { afterAll, beforeAll, expect, test } from 'vitest'
import { LONGEST_SPECIFICATION } from '#contract/values/product-limits'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { exportProducts } from './export.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an export of the longest products is written some at a time', async () => {
  const vendor = await shop.given.vendor()
  const categoryId = await shop.given.category('Sarees', null)
  const draft = {
    ...{ vendorId: vendor.id, categoryId, name: 'Saree', description: '' },
    specification: 'x'.repeat(LONGEST_SPECIFICATION),
    ...{ pricePoisha: 100, compareAtPoisha: null, tags: [], sizes: [], chart: null, image: null },
  }
  await transact(shop.db, (tx) => insertProducts(tx, Array(120).fill(draft)))
  const actor = {
    id: vendor.ownerId,
    role: 'Vendor' as const,
    vendor: { id: vendor.id, status: 'Approved' as const },
  }
  const lengths: number[] = []
  for await (const piece of exportProducts(shop.db, actor)) lengths.push(String(piece).length)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(120 * LONGEST_SPECIFICATION)
  expect(Math.max(...lengths)).toBeLessThan(60 * LONGEST_SPECIFICATION)
})
