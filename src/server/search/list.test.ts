import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let sarees: number
let cotton: number
let hidden: number
let store: { id: number }
const made: Record<string, number> = {}

beforeAll(async () => {
  shop = await openTestShop()
  sarees = await shop.given.category('Sarees', 2)
  cotton = await shop.given.category('Cotton', sarees)
  hidden = await shop.given.category('Hidden', 2, false)
  store = await shop.given.vendor()
  const make = async (name: string, product: Parameters<typeof shop.given.product>[0]) => {
    made[name] = await shop.given.product({ name, ...product })
  }
  await make('Panjabi', { pricePoisha: 200_000, stock: { M: 1, L: 0 } })
  await make('Shirt', { pricePoisha: 100_050, stock: { L: null }, vendorId: store.id })
  await make('Silk saree', { pricePoisha: 500_000, categoryId: sarees, stock: { XL: 2 } })
  await make('Cotton saree', { pricePoisha: 200_000, categoryId: cotton, vendorId: store.id, stock: { XL: null } })
  await make('Frock', { pricePoisha: 0, categoryId: 3, stock: {} })
  await make('Unseen', { categoryId: hidden })
})
afterAll(() => shop.close())

async function listed(query: Record<string, string>): Promise<string[]> {
  const { status, body, headers } = await shop.request('GET', `/api/product?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ name }: Product) => name)
}

describe('choosing products', () => {
  const everything = ['Frock', 'Cotton saree', 'Silk saree', 'Shirt', 'Panjabi']

  test('the newest come first', async () => {
    expect(await listed({})).toEqual(everything)
    expect(await listed({ sort: 'newest' })).toEqual(everything)
    expect(await listed({ sort: 'relevance' })).toEqual(everything)
  })

  test('the cheapest first, or the dearest', async () => {
    const byPrice = ['Frock', 'Shirt', 'Panjabi', 'Cotton saree', 'Silk saree']
    expect(await listed({ sort: 'price_asc' })).toEqual(byPrice)
    expect(await listed({ sort: 'price_desc' })).toEqual(byPrice.toReversed())
  })

  test('of a category and those below it', async () => {
    expect(await listed({ categoryId: '2' })).toEqual(['Cotton saree', 'Silk saree'])
    expect(await listed({ categoryId: String(cotton) })).toEqual(['Cotton saree'])
    expect(await listed({ categoryId: '2', sort: 'price_desc' })).toEqual(['Silk saree', 'Cotton saree'])
  })

  test('none of a category that is hidden or unknown', async () => {
    expect(await listed({ categoryId: String(hidden) })).toEqual([])
    expect(await listed({ categoryId: '999999' })).toEqual([])
  })

  test('of one store', async () => {
    expect(await listed({ vendorId: String(store.id) })).toEqual(['Cotton saree', 'Shirt'])
    expect(await listed({ vendorId: String(store.id), categoryId: '1' })).toEqual(['Shirt'])
    expect(await listed({ vendorId: '999999' })).toEqual([])
  })

  test('in a size that has not sold out', async () => {
    expect(await listed({ size: 'M' })).toEqual(['Panjabi'])
    expect(await listed({ size: 'L' })).toEqual(['Shirt'])
    expect(await listed({ size: 'XL', categoryId: '2' })).toEqual(['Cotton saree', 'Silk saree'])
    expect(await listed({ size: 'XXL' })).toEqual([])
  })

  test('between two prices, both included', async () => {
    expect(await listed({ minPrice: '1000.5', maxPrice: '2000' })).toEqual(['Cotton saree', 'Shirt', 'Panjabi'])
    expect(await listed({ minPrice: '1000.51', maxPrice: '1999.99' })).toEqual([])
    expect(await listed({ maxPrice: '0' })).toEqual(['Frock'])
    expect(await listed({ minPrice: '99999999.99' })).toEqual([])
    expect(await listed({ maxPrice: '99999999.99', categoryId: '3' })).toEqual(['Frock'])
    expect(await listed({ minPrice: '3000', maxPrice: '1000' })).toEqual([])
  })

  test('by all of these together', async () => {
    const query = { search: 'saree', categoryId: '2', vendorId: String(store.id), size: 'XL', maxPrice: '3000' }
    expect(await listed(query)).toEqual(['Cotton saree'])
  })
})

describe('the products of a category', () => {
  test('are those below it too', async () => {
    const { body, headers } = await shop.request('GET', '/api/product/getproductbycategoryid/2?sort=price_asc')
    expect(body.map(({ name }: Product) => name)).toEqual(['Cotton saree', 'Silk saree'])
    expect(headers.get('x-total-count')).toBe('2')
  })

  test('an empty category is an empty list', async () => {
    const id = await shop.given.category('Empty', 1)
    const answer = await shop.call('GET /api/product/GetProductByCategoryId/:id', { params: { id: String(id) } })
    expect([answer.status, answer.body]).toEqual([200, []])
  })

  test('a hidden or unknown category is not in the shop', async () => {
    for (const id of [hidden, 999_999]) {
      const answer = await shop.call('GET /api/product/GetProductByCategoryId/:id', { params: { id: String(id) } })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject(problem('category_not_found'))
    }
  })
})

describe('asking for what cannot be', () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64url')

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['sort=oldest', 'sort'],
    ['size=XS', 'size'],
    ['categoryId=men', 'categoryId'],
    ['vendorId=-1', 'vendorId'],
    ['minPrice=cheap', 'minPrice'],
    ['maxPrice=1.999', 'maxPrice'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['cursor=', 'cursor'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${cursor('price_asc 100 5')}`, 'cursor'],
    [`search=bag&cursor=${cursor('newest 100 5')}`, 'cursor'],
    [`sort=price_asc&cursor=${cursor('price_asc 99999999999 5')}`, 'cursor'],
    [`cursor=${cursor('newest 99999999999999999 5')}`, 'cursor'],
    [`cursor=${cursor('newest -1 5')}`, 'cursor'],
    [`cursor=${cursor('newest 1 0')}`, 'cursor'],
    [`cursor=${cursor("newest 1 5'; drop table products")}`, 'cursor'],
    ['limit=5&limit=6', 'limit'],
  ])('%s is refused at its field', async (query, field) => {
    const { status, body } = await shop.request('GET', `/api/product?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject(problem('invalid_request'))
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
