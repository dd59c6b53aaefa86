import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const NONE = { description: '', specification: '', compareAtPoisha: null, chart: null, image: null }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sell(60, 'Ridge green saree')
  await sell(40, 'Ridge green shirt')
  await sell(60, 'Ridge white shirt')
  await sell(60, 'Ridge silver heel')
  await sell(30, 'Ridge pink shoe')
  await sell(30, 'Ridge gold shoe')
  await sell(40, 'Men shirt')
  await sell(5, 'Plain short', 2)
  await sell(3, 'Grendene sandal')
  await sell(4, 'Gen X jeans')
  await sell(6, 'Sliver belt')
  await sell(1, 'Wite lamp')
  await sell(1, 'Kanthaline stole')
  await sell(1, 'Watch zqmws1abcd')
})
afterAll(() => shop.close())

async function sell(count: number, name: string, categoryId = 1): Promise<void> {
  const draft = { ...NONE, vendorId: 1, categoryId, name, tags: [], pricePoisha: 100_000, sizes: [] }
  await transact(shop.db, (tx) =>
    insertProducts(
      tx,
      Array.from({ length: count }, () => draft),
    ),
  )
}

async function names(search: string, more: Record<string, string> = {}): Promise<Set<string>> {
  const { body } = await shop.call('GET /api/product', { query: { search, limit: '100', ...more } })
  return new Set(body.map(({ name }: Product) => name))
}

async function searchedFor(search: string, more: Record<string, string> = {}): Promise<string | null> {
  return (await shop.call('GET /api/product/facets', { query: { search, ...more } })).body.searchedFor
}

describe('a mistyped search', () => {
  test.each([
    ['gren saree', 'green saree', 'Ridge green saree', 'the beginning of a brand that has no sarees'],
    ['geen shirt', 'green shirt', 'Ridge green shirt', 'nearly a brand that has no shirts'],
    ['slver heel', 'silver heel', 'Ridge silver heel', 'what a store mistyped in the same way'],
    ['sliver heel', 'silver heel', 'Ridge silver heel', 'a word that the shop has, and not on heels'],
    ['wite', 'white', 'Ridge white shirt', 'a word that one product has, and sixty have what is meant'],
    ['pnk shoe', 'pink shoe', 'Ridge pink shoe', 'four letters, one missing'],
    ['gld soe', 'gold shoe', 'Ridge gold shoe', 'four letters, one missing in each of two words'],
    ['whte shrt', 'white shirt', 'Ridge white shirt', 'a typo in each word'],
    ['silvre hel', 'silver heel', 'Ridge silver heel', 'a typo in each word'],
    ['men short', 'men shirt', 'Men shirt', 'words that the shop has, of which no product has both'],
  ])('%s means %s', async (typed, meant, name) => {
    expect(await searchedFor(typed)).toBe(meant)
    expect(await names(typed)).toContain(name)
  })

  test('finds the same products as what was meant', async () => {
    for (const [typed, meant] of [
      ['gren saree', 'green saree'],
      ['gld soe', 'gold shoe'],
    ] as const)
      expect(await names(typed)).toEqual(await names(meant))
  })

  test('a brand that one product has is found with a typo in its name', async () => {
    expect(await names('kanthalne')).toEqual(new Set(['Kanthaline stole']))
  })
})

describe('what is not mistyped', () => {
  test.each([
    ['green saree', 'everybody has it'],
    ['sliver', 'several products are called so'],
    ['sliver belt', 'several products are called so'],
    ['grendene', 'a rare brand'],
    ['gren sandal', 'the beginning of a brand that has sandals'],
    ['gen x', 'a rare brand'],
    ['short', 'near to a word that more have'],
    ['kanthaline stole', 'one product has it'],
    ['wite lamp', 'one product has it, with what stands beside it'],
  ])('%s is taken as typed: %s', async (typed) => {
    expect(await searchedFor(typed)).toBeNull()
    expect((await names(typed)).size).toBeGreaterThan(0)
  })

  test('asked for letter by letter, the literal word is found and nothing else', async () => {
    expect(await names('wite', { literal: '1' })).toEqual(new Set(['Wite lamp']))
    expect(await searchedFor('wite', { literal: '1' })).toBeNull()
    expect(await names('men short', { literal: '1' })).toEqual(new Set())
  })

  test('a filter that leaves nothing makes no word another', async () => {
    expect(await searchedFor('green saree', { minPrice: '90000' })).toBeNull()
  })
})

test('a code is found by its beginning', async () => {
  expect(await names('zqmws1')).toEqual(new Set(['Watch zqmws1abcd']))
  expect(await names('watch zqmws1a')).toEqual(new Set(['Watch zqmws1abcd']))
  expect(await names('zqmws2')).toEqual(new Set())
})

test('a vendor finds its own rare word though the shop has another that is common', async () => {
  const admin = await shop.given.account('Admin')
  const { body } = await shop.call('GET /api/product/manage', { query: { search: 'wite' } }, admin.token)
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Wite lamp'])
})
