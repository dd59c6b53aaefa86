import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Product } from '#contract/products'
import { openDb } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { vacuumProducts } from '../testing/vacuum.ts'
import { productsBrowsed } from './list.queries.ts'

const PICTURE = 'c'.repeat(32)
const WOMEN = 2

let shop: TestShop
let sarees: number
let store: { id: number }
beforeAll(async () => {
  shop = await openTestShop()
  sarees = await shop.given.category('Sarees', WOMEN)
  store = await shop.given.vendor()
  // What has come in last has sold out; what came before it has no picture.
  await made('seen', { hasPicture: true, pricePoisha: 300_000 })
  await made('seen too', { hasPicture: true, pricePoisha: 200_000, categoryId: WOMEN })
  await made('unseen', { hasPicture: false, pricePoisha: 100_000 })
  await made('unseen too', { hasPicture: false, pricePoisha: 400_000, categoryId: WOMEN })
  await made('gone', { hasPicture: true, pricePoisha: 50_000, stock: { M: 0 } })
  await made('gone too', { hasPicture: false, pricePoisha: 500_000, stock: { M: 0, L: 0 }, categoryId: WOMEN })
})
afterAll(() => shop.close())

async function made(
  name: string,
  { hasPicture, ...product }: Parameters<typeof shop.given.product>[0] & { hasPicture: boolean },
): Promise<void> {
  const id = await shop.given.product({ categoryId: sarees, vendorId: store.id, tags: ['drape'], ...product, name })
  if (hasPicture) await shop.db.updateTable('products').set({ image: PICTURE }).where('id', '=', id).execute()
}

async function named(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await shop.call('GET /api/product', { query })
  expect(status).toBe(200)
  return body.map(({ name }: Product) => name)
}

const NEWEST = ['seen too', 'seen', 'unseen too', 'unseen', 'gone too', 'gone']
const CHEAPEST = ['seen too', 'seen', 'unseen', 'unseen too', 'gone', 'gone too']
const DEAREST = ['seen', 'seen too', 'unseen too', 'unseen', 'gone too', 'gone']

/** The whole shop, a category and those below it, a store, a price that few and a tag and a word that some have. */
const SHELVES = [{}, { categoryId: WOMEN }, { store: '' }, { minPrice: '1' }, { tag: 'drape' }, { search: 'drape' }]

describe.each(SHELVES)('where what can be bought is asked for first: %j', ({ store: ofStore, ...shelf }) => {
  const asked = () => ({
    ...(shelf as Record<string, string>),
    ...(ofStore === undefined ? {} : { vendorId: String(store.id) }),
    inStock: 'first',
  })

  test.each([
    ['newest', NEWEST],
    ['price_asc', CHEAPEST],
    ['price_desc', DEAREST],
  ])('what has sold out stands last, and what nobody can see behind what has a picture: %s', async (sort, names) => {
    expect(await named({ ...asked(), sort })).toEqual(names)
  })

  test.each(['newest', 'price_asc', 'price_desc'])('its pages lead on and back again, sorted by %s', async (sort) => {
    const whole = await named({ ...asked(), sort })
    for (const limit of [1, 2, 4]) {
      const forth = await walk({ ...asked(), sort, limit: String(limit) }, 'next')
      expect(forth.pages.flat()).toEqual(whole)
      expect(forth.before).toEqual(forth.pages.map((_, at) => at * limit))
      const back = await walk(forth.last, 'prev')
      expect(back.pages).toEqual(forth.pages.toReversed())
      expect(back.before).toEqual(forth.before.toReversed())
      expect(back.last).toBe(forth.first)
    }
  })
})

test.each(['newest', 'price_asc', 'price_desc', 'relevance'])('lists as they stand lead back too: %s', async (sort) => {
  const forth = await walk({ search: 'drape', sort, limit: '2' }, 'next')
  expect((await walk(forth.last, 'prev')).pages).toEqual(forth.pages.toReversed())
})

test('a list that nobody wants in tiers goes by age or price alone', async () => {
  expect(await named({})).toEqual(['gone too', 'gone', 'unseen too', 'unseen', 'seen too', 'seen'])
  expect(await named({ sort: 'price_asc' })).toEqual(['gone', 'unseen', 'seen too', 'seen', 'unseen too', 'gone too'])
})

test('what has sold out is left out where only what can be bought is asked for', async () => {
  expect(await named({ inStock: 'only' })).toEqual(NEWEST.slice(0, 4))
  expect(await named({ inStock: 'only', search: 'drape', sort: 'price_asc' })).toEqual(CHEAPEST.slice(0, 4))
})

test('several sizes are asked for together, repeated or with commas, and one as ever', async () => {
  const [m, l] = [await sized({ M: 1 }), await sized({ L: 2 })]
  await sized({ XL: 1 })
  const both = [l, m]
  for (const query of ['size=M,L', 'size=M&size=L', 'size=L&size=M&size=M'])
    expect(await idsOf(`${query}&vendorId=1`)).toEqual(both)
  expect(await idsOf('size=L&vendorId=1')).toEqual([l])
  const { status, body } = await shop.request('GET', '/api/product?size=M,XS')
  expect([status, Object.keys(body.fields)]).toEqual([400, ['size']])
})

test('a page is read from the indexes of the tiers alone, also far into the list', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const db = openDb({ ...inject('postgres'), database: rows[0]?.name ?? '', max: 1 }, () => undefined)
  try {
    await vacuumProducts(shop)
    for (const [sort, index] of [
      ['newest', 'products_in_tiers_of_category'],
      ['price_asc', 'products_in_tiers_of_category_cheapest'],
      ['price_desc', 'products_in_tiers_of_category_cheapest'],
    ] as const) {
      const after = { tier: 2, key: 100_000, id: 5 }
      const order = { sort, isInTiers: true, isBack: false }
      await productsBrowsed(db, { terms: [], categoryId: WOMEN }, order, { after, limit: 25 })
      const { rows: prepared } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%tier_2%'
        order by prepare_time desc limit 1`.execute(db)
      await sql`set enable_seqscan = off`.execute(db)
      await sql`set enable_bitmapscan = off`.execute(db)
      await sql`set enable_sort = off`.execute(db)
      const { rows: plan } = await sql
        .raw<Record<string, string>>(`explain (generic_plan) ${prepared[0]?.statement}`)
        .execute(db)
      const words = plan.map((line) => Object.values(line).join('')).join('\n')
      const scans = words.match(
        new RegExp(`Index Only Scan (?:Backward )?using ${index} on products[^\n]*\n\\s+Index Cond: [^\n]*ROW`, 'g'),
      )
      expect([sort, scans?.length], words).toEqual([sort, 3])
    }
  } finally {
    await db.destroy()
  }
})

async function sized(stock: Record<string, number>): Promise<number> {
  return await shop.given.product({ stock })
}

async function idsOf(query: string): Promise<number[]> {
  const { body } = await shop.request('GET', `/api/product?${query}`)
  return body.map(({ id }: Product) => id)
}

/** Follows the links of one kind to their end. */
async function walk(from: Record<string, string> | string, rel: 'next' | 'prev') {
  const first = typeof from === 'string' ? from : `/api/product?${new URLSearchParams(from)}`
  const walked = { pages: [] as string[][], before: [] as number[], first, last: first }
  for (let address: string | undefined = first; address; ) {
    walked.last = address
    const { status, body, headers } = await shop.request('GET', address)
    expect(status).toBe(200)
    walked.pages.push(body.map(({ name }: Product) => name))
    walked.before.push(Number(headers.get('x-before-count')))
    address = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]
  }
  return walked
}
