import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const store = await shop.given.vendor()
  await shop.given.product({ name: 'Red panjabi', pricePoisha: 200_000, stock: { M: 1, L: 0 } })
  await shop.given.product({ name: 'Blue panjabi', stock: { M: 0 }, vendorId: store.id })
  await shop.given.product({ name: 'White panjabi', pricePoisha: 90_050, stock: { L: null } })
  await shop.given.product({ name: 'Green panjabi', stock: {} })
})
afterAll(() => shop.close())

function cardOf({ id, name, price, compareAtPrice, imagePath, storeName, sizes, soldOutSizes }: Product) {
  const isSoldOut = sizes.every((size) => soldOutSizes.includes(size))
  return { id, name, price, compareAtPrice, imagePath, storeName, isSoldOut }
}

test.each([
  ['all', {}],
  ['the dearest', { sort: 'price_desc' }],
  ['in tiers', { inStock: 'first' }],
  ['by price', { minPrice: '1', inStock: 'first' }],
  ['by size', { size: 'M' }],
  ['a search', { search: 'panjabi' }],
  ['a search with a slip', { search: 'panjabee' }],
])('the cards of a list say what its whole products do: %s', async (_, query: Record<string, string>) => {
  const path = (more: object) => `/api/product?${new URLSearchParams({ ...query, limit: '3', ...more })}`
  const whole = await shop.request('GET', path({}))
  const cards = await shop.request('GET', path({ fields: 'card' }))
  expect(whole.body.length).toBeGreaterThan(0)
  expect(cards.body).toEqual(whole.body.map(cardOf))
  for (const name of ['x-total-count', 'link'])
    expect(cards.headers.get(name)?.replaceAll('&fields=card', '')).toBe(whole.headers.get(name) ?? undefined)
  const next = /<([^>]+)>; rel="next"/.exec(cards.headers.get('link') ?? '')?.[1]
  if (next) expect(Object.keys((await shop.request('GET', next)).body[0])).toContain('isSoldOut')
})

test('other fields are refused', async () => {
  const { status, body } = await shop.request('GET', '/api/product?fields=name')
  expect([status, body.fields]).toEqual([400, { fields: 'Must be “card”.' }])
})
