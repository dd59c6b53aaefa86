import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { DOCUMENT_EDITION } from '../text-analysis/document.ts'
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

test('what is of an older edition is found by an index, and nothing new is', async () => {
  const { rows } = await sql`
    select pg_get_expr(indpred, indrelid) as "isOld",
      (select column_default from information_schema.columns where (table_name, column_name) = ('products', 'indexed_as')) as "ofNew"
    from pg_index where indexrelid = 'products_to_index_again'::regclass`.execute(shop.db)
  // A migration of each edition makes both anew.
  expect(rows).toEqual([{ isOld: `(indexed_as < ${DOCUMENT_EDITION})`, ofNew: String(DOCUMENT_EDITION) }])
})
