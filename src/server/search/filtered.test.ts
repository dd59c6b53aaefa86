import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Product } from '#contract/products'
import { MOST_COUNTED } from '#contract/values/limits'
import { type Db, openDb, transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { vacuumProducts } from '../testing/vacuum.ts'
import { productsFiltered } from './filtered.queries.ts'
import { productsBrowsed } from './list.queries.ts'

/** PostgreSQL tries so many before it compares them with the generic plan. */
const CUSTOM_PLANS_TRIED = 5

let shop: TestShop
let shelf: number
beforeAll(async () => {
  shop = await openTestShop()
  const top = await shop.given.category('Bags', 1)
  shelf = top
  const below = await shop.given.category('Handbags', top)
  const drafts = Array.from({ length: MOST_COUNTED + 40 }, (_, at) => ({
    ...{ vendorId: 1, description: '', specification: '', compareAtPoisha: null, chart: null, image: null, tags: [] },
    name: `Bag ${at}`,
    categoryId: at % 3 === 0 ? below : top,
    // The dearest are neither the newest nor the oldest.
    pricePoisha: 10_000 + ((at * 7) % 100) * 1_000,
    sizes: [{ size: 'M' as const, stock: at % 10 === 0 ? 0 : 5 }],
  }))
  await transact(shop.db, (tx) => insertProducts(tx, drafts))
})
afterAll(() => shop.close())

async function listed(query: Record<string, string>) {
  const { body, headers } = await shop.call('GET /api/product', {
    query: { categoryId: String(shelf), limit: '100', ...query },
  })
  return { products: body as Product[], total: Number(headers.get('x-total-count')) }
}

test.each([
  ['more than are counted', '100', MOST_COUNTED + 1],
  ['fewer than are counted', '900', 106],
] as const)('%s stand in their order, narrowed down by price', async (_, minPrice, total) => {
  const newest = await listed({ minPrice })
  expect(newest.total).toBe(total)
  expect(newest.products.map(({ id }) => id)).toEqual(
    newest.products.map(({ id }) => id).toSorted((one, other) => other - one),
  )
  expect(newest.products.every(({ price }) => price >= Number(minPrice))).toBe(true)
  const dearest = await listed({ minPrice, sort: 'price_desc' })
  expect(dearest.products.map(({ price }) => price)).toEqual(
    dearest.products.map(({ price }) => price).toSorted((one, other) => other - one),
  )
  expect(dearest.products[0]?.price).toBe(1090)
})

/** One connection, and so one set of prepared statements. */
async function onOneConnection(use: (db: Db) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const db = openDb({ ...inject('postgres'), database: rows[0]?.name ?? '', max: 1 }, () => undefined)
  await use(db).finally(() => db.destroy())
}

test('what is counted and walked through is read from the indexes of the lists alone', async () => {
  await onOneConnection(async (db) => {
    const query = { terms: [], categoryId: shelf, sizeBits: 1, minPoisha: 10_000, maxPoisha: 90_000 }
    await productsFiltered(
      db,
      query,
      { sort: 'newest', isInTiers: false, isBack: false },
      { after: undefined, limit: 25 },
    )
    const { rows: prepared } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%counted as materialized%'`.execute(db)
    await vacuumProducts(shop)
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`set enable_${way} = off`).execute(db)
    const { rows: plan } = await sql
      .raw<Record<string, string>>(`explain (generic_plan) ${prepared[0]?.statement}`)
      .execute(db)
    const words = plan.map((line) => Object.values(line).join('')).join('\n')
    expect(words).toMatch(/Index Only Scan using products_of_category_cheapest/)
    expect(words).toMatch(/Index Only Scan using products_of_category on/)
  })
})

test.each([true, false])('one plan serves every category, price and page (in tiers: %s)', async (isInTiers) => {
  await onOneConnection(async (db) => {
    const order = { sort: 'newest', isInTiers, isBack: false } as const
    const after = { key: Date.now(), id: 1_000_000, ...(isInTiers ? { tier: 1 } : {}) }
    for (let turn = 0; turn < 2 * CUSTOM_PLANS_TRIED; turn += 1) {
      const onShelf = { terms: [], categoryId: turn % 2 === 0 ? shelf : 1 }
      for (const from of [undefined, after]) {
        const page = { after: from, limit: 25 }
        await productsBrowsed(db, onShelf, order, page)
        await productsFiltered(db, { ...onShelf, minPoisha: turn * 10_000 }, order, page)
      }
    }
    const { rows } = await sql<{ custom: number }>`
      select custom_plans as custom from pg_prepared_statements where statement like '%shelf%'`.execute(db)
    expect(rows).toHaveLength(4)
    for (const { custom } of rows) expect(custom).toBeLessThanOrEqual(CUSTOM_PLANS_TRIED)
  })
})
