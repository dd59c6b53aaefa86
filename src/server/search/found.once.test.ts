import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Product } from '#contract/products'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const draft = {
    ...{ vendorId: 1, categoryId: 1, description: '', specification: '', tags: [], image: null, chart: null },
    ...{ pricePoisha: 100_000, compareAtPoisha: null, sizes: [{ size: 'M' as const, stock: null }] },
  }
  await transact(shop.db, (tx) => insertProducts(tx, [{ ...draft, name: 'Old gamcha' }]))
  // Beyond what a sample looks through.
  await sql`select setval('products_id_seq', 9000)`.execute(shop.db)
  await transact(shop.db, (tx) => insertProducts(tx, [{ ...draft, name: 'New lungi' }]))
})
afterAll(() => shop.close())

test('in a small shop a word is looked for once, among all', async () => {
  const found = async (search: string) => {
    const { body } = await shop.call('GET /api/product', { query: { search } })
    return body.map(({ name }: Product) => name)
  }
  expect(await found('lungi')).toEqual(['New lungi'])
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  expect(await found('gamcha')).toEqual(['Old gamcha'])
  const looks = query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('newestId'))
  expect(looks).toHaveLength(1)
})
