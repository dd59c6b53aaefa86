import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Follows `Link: rel="next"` to the end. */
async function walk(path: string): Promise<{ pages: Product[][]; totals: Set<string | null> }> {
  const pages: Product[][] = []
  const totals = new Set<string | null>()
  for (let next: string | undefined = path; next; ) {
    const { status, body, headers } = await shop.request('GET', next)
    expect(status).toBe(200)
    pages.push(body)
    totals.add(headers.get('x-total-count'))
    next = /<(\/[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  return { pages, totals }
}

describe('turning the pages', () => {
  const EQUAL_PRICES = [100_000, 100_000, 100_000, 250_000, 250_000]
  let bags: number
  const ids = new Set<number>()
  beforeAll(async () => {
    bags = await shop.given.category('Bags', 1)
    const leather = await shop.given.category('Leather', bags)
    for (let count = 0; count < 23; count += 1) {
      const pricePoisha = EQUAL_PRICES[count % EQUAL_PRICES.length] ?? 0
      const categoryId = count % 3 === 0 ? leather : bags
      ids.add(await shop.given.product({ name: `Red bag ${count}`, tags: ['bag'], pricePoisha, categoryId }))
    }
    // All made in one moment: only their ids tell them apart.
    await shop.db
      .updateTable('products')
      .set({ created_at: new Date() })
      .where('id', 'in', [...ids])
      .execute()
  })

  const orders = {
    newest: (one: Product, other: Product) => other.id - one.id,
    price_asc: (one: Product, other: Product) => one.price - other.price || one.id - other.id,
    price_desc: (one: Product, other: Product) => other.price - one.price || other.id - one.id,
    relevance: (one: Product, other: Product) => other.id - one.id,
  }

  test.each([
    ['newest', 1],
    ['newest', 5],
    ['price_asc', 1],
    ['price_asc', 4],
    ['price_desc', 4],
    ['price_desc', 23],
    ['relevance', 6],
  ] as const)('sorted by %s, %i a page, each product comes once and in order', async (sort, limit) => {
    const filters = [`categoryId=${bags}`, `categoryId=${bags}&vendorId=1`, 'search=red+bag', `search=bag&size=M`]
    for (const filter of filters) {
      const { pages, totals } = await walk(`/api/product?${filter}&sort=${sort}&limit=${limit}`)
      const all = pages.flat()
      expect(all.map(({ id }) => id)).toEqual(all.toSorted(orders[sort]).map(({ id }) => id))
      expect(new Set(all.map(({ id }) => id))).toEqual(ids)
      expect(all).toHaveLength(ids.size)
      expect(totals).toEqual(new Set([String(ids.size)]))
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit)
    }
  })

  test('the pages of a category too', async () => {
    const { pages } = await walk(`/api/product/GetProductByCategoryId/${bags}?limit=10`)
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3])
  })

  test('what is put on sale meanwhile moves nobody to another page', async () => {
    const first = await shop.request('GET', `/api/product?categoryId=${bags}&limit=10`)
    const late = await shop.given.product({ categoryId: bags })
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const { pages } = await walk(next)
    expect([...first.body, ...pages.flat()].map(({ id }: Product) => id)).toEqual([...ids].toSorted((a, b) => b - a))
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', late).execute()
  })

  test('24 come on a page where nobody says how many, and the last page says that it is the last', async () => {
    for (let count = 0; count < 4; count += 1) await shop.given.product()
    const { pages } = await walk('/api/product')
    expect(pages.map((page) => page.length)).toEqual([24, 3])
  })

  test('the next page keeps what was asked', async () => {
    const { headers } = await shop.request('GET', `/api/product?search=bag&limit=2&sort=price_asc`)
    expect(headers.get('link')).toMatch(
      /^<\/api\/product\?search=bag&limit=2&sort=price_asc&cursor=[\w-]+>; rel="next"$/,
    )
  })
})
