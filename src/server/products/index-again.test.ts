import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { indexAgain } from './index-again.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function found(search: string): Promise<string[]> {
  const { body } = await shop.call('GET /api/product', { query: { search } })
  return body.map(({ name }: Product) => name)
}

test('products from before are found by all their words once they are read again, and read only once', async () => {
  const id = await shop.given.product({ name: 'Woollen Shawls' })
  await shop.db.updateTable('products').set({ indexed_as: 1 }).where('id', '=', id).execute()
  await shop.db.deleteFrom('search_spellings').execute()
  expect(await found('wolen shawl')).toEqual([])
  expect(await indexAgain(shop.db, new AbortController().signal)).toBe(1)
  expect(await found('wolen shawl')).toEqual(['Woollen Shawls'])
  expect(await indexAgain(shop.db, new AbortController().signal)).toBe(0)
})

test('a shop that is closing leaves the rest for later', async () => {
  const id = await shop.given.product({ name: 'Velvet Robes' })
  await shop.db.updateTable('products').set({ indexed_as: 1 }).where('id', '=', id).execute()
  expect(await indexAgain(shop.db, AbortSignal.abort())).toBe(0)
})
