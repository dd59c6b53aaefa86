import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openPageShop, type PageShop } from '../testing/page-shop.ts'

/** Statements that the interpretation of typed words sends, and nothing else of a page does. */
const INTERPRETING = /search_spellings|as typed\(terms, place\)|limit 1\b/

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop({ responseCacheBytes: 1_000_000 })
  const plain = { vendorId: 1, description: '', specification: '', tags: [], image: null, chart: null }
  const draft = { ...plain, pricePoisha: 100_000, compareAtPoisha: null, sizes: [{ size: 'M' as const, stock: null }] }
  await transact(shop.db, (tx) =>
    insertProducts(tx, [
      { ...draft, name: 'Red cotton panjabi', categoryId: 1 },
      { ...draft, name: 'Blue silk saree', categoryId: 2 },
    ]),
  )
})
beforeEach(() => shop.forget())
afterAll(() => shop.close())

/** How often each question of the interpretation was sent: a statement with its words. */
async function timesSent(work: () => Promise<void>): Promise<number[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const sent = query.mock.calls.map((asked) => JSON.stringify(asked[0])).filter((each) => INTERPRETING.test(each))
    return [...new Set(sent)].map((question) => sent.filter((each) => each === question).length)
  } finally {
    query.mockRestore()
  }
}

async function shows(address: string, name: string): Promise<void> {
  expect((await shop.get(address)).text).toContain(name)
}

test('a page of results understands what was typed once, for its list and for its facets', async () => {
  const times = await timesSent(() => shows('/shop?search=coton+panjabbi', 'Red cotton panjabi'))
  // As typed: known words, longer ones. In doubt: words like them, products that have them together. As corrected: again the first two.
  expect(times).toEqual([1, 1, 1, 1, 1, 1])
})

test.each(['panjabi saree', 'panjabi silk', 'panjabi qqqqq under 5'])(
  '“%s” finds nothing, and is understood once for what is nearest too',
  async (search) => {
    const times = await timesSent(() => shows(`/shop?search=${search.replaceAll(' ', '+')}`, 'Red cotton panjabi'))
    expect(times.length).toBeGreaterThan(2)
    expect(new Set(times)).toEqual(new Set([1]))
  },
)

test('what a page has understood its next pages, its filters and the calls of a browser need not ask again', async () => {
  await shows('/shop?search=coton+panjabbi', 'Red cotton panjabi')
  const times = await timesSent(async () => {
    await shows('/shop?search=coton+panjabbi&sort=price_asc&size=M', 'Red cotton panjabi')
    await shows('/api/product?search=coton+panjabbi&limit=7', 'Red cotton panjabi')
    await shows('/api/product/facets?search=coton+panjabbi&maxPrice=9000', 'panjabbi')
    await shows('/api/product/nearest?search=coton+panjabbi', 'Red cotton panjabi')
  })
  expect(times).toEqual([])
})

test('a search of words that others have typed asks the vocabulary nothing', async () => {
  await shows('/api/product?search=red+panjabi', 'Red cotton panjabi')
  await shows('/api/product?search=silk+saree', 'Blue silk saree')
  const times = await timesSent(() => shows('/api/product?search=saree+silk', 'Blue silk saree'))
  expect(times).toEqual([])
})
