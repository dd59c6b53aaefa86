import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { transact } from '../platform/database/db.ts'
import { insertProducts, type ProductDraft } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sell('Silk saree', { categoryId: 2, pricePoisha: 300_000 })
  await sell('Cotton saree', { categoryId: 2, pricePoisha: 159_000 })
  await sell('Dear saree', { categoryId: 2, pricePoisha: 600_000 })
  await sell('Sold saree', { categoryId: 2, pricePoisha: 120_000, sizes: [{ size: 'M', stock: 0 }] })
  await sell('Plain belt', { description: 'Worn with any saree.', pricePoisha: 20_000 })
  await sell('Summer frock', { categoryId: 3 })
  await sell('Grown-up frock', { categoryId: 2 })
  await sell('Polo 501', {})
})
afterAll(() => shop.close())

async function sell(name: string, more: Partial<ProductDraft>): Promise<void> {
  const plain = { vendorId: 1, categoryId: 1, description: '', specification: '', tags: [], image: null, chart: null }
  const draft = { ...plain, pricePoisha: 100_000, compareAtPoisha: null, sizes: [{ size: 'L' as const, stock: null }] }
  await transact(shop.db, (tx) => insertProducts(tx, [{ ...draft, name, ...more }]))
}

async function named(call: 'GET /api/product' | 'GET /api/product/nearest', query: Record<string, string>) {
  const { status, body } = await shop.call(call, { query })
  expect(status).toBe(200)
  return body.map(({ name }: Product) => name)
}

const found = (search: string, more = {}) => named('GET /api/product', { search, ...more })
const facets = async (search: string, more = {}) =>
  (await shop.call('GET /api/product/facets', { query: { search, ...more } })).body

describe('what the words of a search say of price, size, order and age is said, with the search without it', () => {
  test.each([
    ['saree under 1000', [{ maxPrice: 1000, without: 'saree' }]],
    ['সিল্ক saree ২০০০-৩০০০', [{ minPrice: 2000, maxPrice: 3000, without: 'সিল্ক saree' }]],
    [
      'Saree size L over 500',
      [
        { minPrice: 500, without: 'saree size l' },
        { size: 'L', without: 'saree over 500' },
      ],
    ],
    ['cheap saree', [{ sort: 'price_asc', without: 'saree' }]],
    ['frock 2 years', [{ category: 'Kids', without: 'frock' }]],
    ['saree 5000', [{ maxPrice: 5000, without: 'saree' }]],
    ['silk saree', []],
    ['polo 501', []],
  ])('%s', async (search, understood) => {
    expect((await facets(search)).understood).toEqual(understood)
  })

  test('and not where a field says otherwise', async () => {
    expect((await facets('saree under 1000', { maxPrice: '5000' })).understood).toEqual([])
    expect((await facets('saree size L', { size: 'M' })).understood).toEqual([])
    expect((await facets('frock 2 years', { categoryId: '2' })).understood).toEqual([])
  })
})

test('whoever looks for something cheap sees the cheapest first, and nothing that only mentions it', async () => {
  expect(await found('cheap saree')).toEqual(['Sold saree', 'Cotton saree', 'Silk saree', 'Dear saree'])
  expect(await found('cheap saree', { inStock: 'first' })).toEqual([
    ...['Cotton saree', 'Silk saree', 'Dear saree'],
    'Sold saree',
  ])
  expect((await found('cheap saree', { sort: 'price_desc' }))[0]).toBe('Dear saree')
})

test('an age looks among what is for kids, and never takes a number for a size', async () => {
  expect(await found('frock 2 years')).toEqual(['Summer frock'])
})

describe('a word that the shop knows nothing of', () => {
  test('is left out and said, as long as another is known', async () => {
    expect(await found('gift silk')).toEqual(['Silk saree'])
    expect((await facets('gift silk')).unknown).toEqual(['gift'])
    expect((await facets('gift silk')).total).toBe(1)
  })

  test('is looked for where it is the only one, or asked for as it is typed', async () => {
    expect(await found('iphone')).toEqual([])
    expect((await facets('iphone')).unknown).toEqual([])
    expect(await found('gift silk', { literal: '1' })).toEqual([])
  })

  test('is known where a description has it', async () => {
    expect(await found('worn belt')).toEqual(['Plain belt'])
    expect((await facets('worn silk')).unknown).toEqual([])
  })

  test('is a price where it is a number and no price is said', async () => {
    expect((await found('saree 5000')).toSorted()).toEqual(['Cotton saree', 'Plain belt', 'Silk saree', 'Sold saree'])
    expect(await found('polo 501')).toEqual(['Polo 501'])
  })
})

test('where nothing costs so little, the nearest are the same at the nearest prices, what can be bought first', async () => {
  expect(await found('silk saree under 1000')).toEqual([])
  expect(await named('GET /api/product/nearest', { search: 'cotton saree under 500' })).toEqual(['Cotton saree'])
  expect((await facets('cotton saree under 500')).prices).toEqual({ lowest: 1590, highest: 1590 })
  expect(await named('GET /api/product/nearest', { search: 'saree', maxPrice: '10' })).toEqual([
    ...['Plain belt', 'Cotton saree', 'Silk saree', 'Dear saree'],
    'Sold saree',
  ])
})
