import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let sarees: number
let store: { id: number }
beforeAll(async () => {
  shop = await openTestShop()
  sarees = await shop.given.category('Sarees', 2)
  store = await shop.given.vendor()
  const cotton = { tags: ['cotton', 'eid', 'cotton', '★'] }
  await shop.given.product({ name: 'Red saree', categoryId: sarees, pricePoisha: 150_000, stock: { M: 1, L: 0 } })
  await shop.given.product({ ...cotton, name: 'Blue saree', categoryId: sarees, pricePoisha: 250_000, stock: { M: 2 } })
  await shop.given.product({ ...cotton, name: 'White panjabi', vendorId: store.id, stock: { L: null } })
})
afterAll(() => shop.close())

async function facets(query: Record<string, string>) {
  const { status, body } = await shop.call('GET /api/product/facets', { query })
  expect(status).toBe(200)
  return body
}

async function named(query: Record<string, string>): Promise<string[]> {
  const { body } = await shop.call('GET /api/product', { query })
  return body.map(({ name }: Product) => name)
}

describe('narrowing down', () => {
  test('every choice says how many products it leaves', async () => {
    expect(await facets({})).toEqual({
      ...{ total: 3, understood: [], unknown: [] },
      categories: [
        { id: sarees, name: 'Sarees', count: 2 },
        { id: 1, name: 'Men', count: 1 },
      ],
      stores: [
        { id: 1, name: 'Haat', count: 2 },
        { id: store.id, name: expect.any(String), count: 1 },
      ],
      sizes: [
        { size: 'M', count: 2 },
        { size: 'L', count: 1 },
      ],
      tags: [
        { tag: 'cotton', count: 2 },
        { tag: 'eid', count: 2 },
      ],
      prices: { lowest: 1450, highest: 2500 },
      corrected: [],
      searchedFor: null,
    })
  })

  test('several choices hold together, and with the words of a search', async () => {
    expect(await facets({ search: 'saree', tag: 'eid', maxPrice: '3000' })).toMatchObject({
      categories: [{ id: sarees, count: 1 }],
      sizes: [{ size: 'M', count: 1 }],
      prices: { lowest: 2500, highest: 2500 },
    })
  })

  test('as many products are found as were counted', async () => {
    const { stores, sizes, tags } = await facets({ search: 'saree' })
    for (const { id, count } of stores)
      expect(await named({ search: 'saree', vendorId: String(id) })).toHaveLength(count)
    for (const { size, count } of sizes) expect(await named({ search: 'saree', size })).toHaveLength(count)
    for (const { tag, count } of tags) expect(await named({ search: 'saree', tag })).toHaveLength(count)
  })

  test('another choice of what is chosen already says how many it would leave in its place', async () => {
    const { stores, sizes, tags } = await facets({})
    expect(await facets({ size: 'M' })).toMatchObject({ sizes, stores: [{ id: 1, count: 2 }] })
    expect(await facets({ tag: 'eid' })).toMatchObject({ tags: expect.arrayContaining(tags) })
    expect(await facets({ vendorId: String(store.id) })).toMatchObject({ stores: expect.arrayContaining(stores) })
    expect((await facets({ search: 'saree xl' })).sizes).toEqual([{ size: 'M', count: 2 }])
  })

  test('a category is a choice in a search; who only browses goes further into it', async () => {
    const inMen = { id: 1, name: 'Men', count: 1 }
    const inSarees = { id: sarees, name: 'Sarees', count: 1 }
    const cotton = { search: 'cotton' }
    expect((await facets({ ...cotton, categoryId: '1' })).categories).toEqual([inMen, inSarees])
    expect((await facets({ ...cotton, categoryId: '2' })).categories).toEqual([
      { id: 2, name: 'Women', count: 1 },
      inMen,
      inSarees,
    ])
    expect((await facets({ categoryId: '2' })).categories).toEqual([{ ...inSarees, count: 2 }])
  })

  test('of a store that is closed nothing is told, not even its name', async () => {
    const { id } = await shop.given.vendor('Pending')
    const { stores } = await facets({ vendorId: String(id) })
    expect(stores.map((each: { id: number }) => each.id)).not.toContain(id)
  })

  test('what is chosen stands first among its choices, however few it leaves', async () => {
    const { stores } = await facets({ vendorId: String(store.id) })
    expect(stores.map(({ id }: { id: number }) => id)).toEqual([store.id, 1])
  })

  test('a tag is taken whole', async () => {
    expect(await named({ tag: 'eid' })).toEqual(['White panjabi', 'Blue saree'])
    expect(await named({ tag: 'ei' })).toEqual([])
    expect(await named({ tag: '🔥' })).toEqual([])
  })

  test('a tag without a letter or digit is not offered, and nothing is looked through for it', async () => {
    expect((await facets({})).tags.map(({ tag }: { tag: string }) => tag)).not.toContain('★')
    expect(await named({ tag: '★' })).toEqual([])
    expect(await facets({ tag: '★' })).toMatchObject({ stores: [], sizes: [], prices: null })
  })

  test('where nothing was found there is nothing to choose', async () => {
    expect(await facets({ search: 'qqqqq' })).toEqual({
      ...{ total: 0, understood: [], unknown: [] },
      categories: [],
      stores: [],
      sizes: [],
      tags: [],
      prices: null,
      corrected: [],
      searchedFor: null,
    })
  })
})
