import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const DRAFT = {
  name: 'Rust pouch',
  vendorId: 1,
  categoryId: 1,
  pricePoisha: 30_000,
  compareAtPoisha: null,
  description: '',
  specification: '',
  chart: null,
  image: null,
  tags: [],
  sizes: [],
}

let shop: TestShop
let sarees: number
beforeAll(async () => {
  shop = await openTestShop()
  sarees = await shop.given.category('Sarees', 2)
  await shop.given.product({ name: 'Blue silk saree', categoryId: sarees, pricePoisha: 500_000 })
  await shop.given.product({ name: 'Red cotton saree', categoryId: sarees, pricePoisha: 150_000 })
  await shop.given.product({ name: 'Red panjabi', pricePoisha: 120_000 })
})
afterAll(() => shop.close())

async function named(call: 'GET /api/product' | 'GET /api/product/nearest', query: Record<string, string>) {
  const { status, body } = await shop.call(call, { query })
  expect(status).toBe(200)
  return body.map(({ name }: Product) => name)
}

describe('a search that finds nothing', () => {
  test.each([
    [{ search: 'red silk saree' }, ['Red cotton saree', 'Blue silk saree']],
    [{ search: 'silk saree under 1000' }, ['Blue silk saree']],
    [{ search: 'silk saree velvet wedding gown' }, ['Blue silk saree']],
    [{ search: 'red velvet', literal: '1' }, ['Red panjabi', 'Red cotton saree']],
    [{ search: 'panjabi', categoryId: '3' }, ['Red panjabi']],
    [{ search: 'qa qb qc qd saree', literal: '1' }, ['Red cotton saree', 'Blue silk saree']],
    [{ search: 'qa qb qc qd qe saree', literal: '1' }, ['Red cotton saree', 'Blue silk saree']],
    [{ search: 'qqqqq', categoryId: '2' }, ['Red cotton saree', 'Blue silk saree']],
    [{ search: 'qqqqq', categoryId: '3' }, ['Red panjabi', 'Red cotton saree', 'Blue silk saree']],
    [{ search: 'qqqqq' }, ['Red panjabi', 'Red cotton saree', 'Blue silk saree']],
    [{ search: 'under 50' }, ['Red panjabi', 'Red cotton saree', 'Blue silk saree']],
    [{ search: 'over 90000' }, ['Blue silk saree', 'Red cotton saree', 'Red panjabi']],
    [{ search: 'xxl' }, ['Red panjabi', 'Red cotton saree', 'Blue silk saree']],
    [{ search: 'panjabi xxl' }, ['Red panjabi']],
    [{ search: 'থ্রিপিস' }, ['Red panjabi', 'Red cotton saree', 'Blue silk saree']],
  ])('%j is offered what meets the most of it', async (query, nearest) => {
    expect(await named('GET /api/product', query)).toEqual([])
    expect(await named('GET /api/product/nearest', query)).toEqual(nearest)
  })
})

test.each([
  [{ search: 'red silk saree' }, 2],
  [{ search: 'qqqqq', categoryId: '2' }, 2],
  [{ search: 'over 90000' }, 3],
  [{ search: 'qqqqq' }, 0],
  [{ search: 'xxl' }, 0],
  [{ search: 'qqqqq', categoryId: '3' }, 0],
])('of what is offered for %j, %i come near', async (query, near) => {
  const { headers } = await shop.call('GET /api/product/nearest', { query })
  expect(headers.get('x-total-count')).toBe(String(near))
})

describe('while typing', () => {
  const suggested = async (search: string) => {
    const { status, body } = await shop.call('GET /api/product/suggest', { query: { search } })
    expect(status).toBe(200)
    return body.suggestions
  }

  test('categories that begin like it come first, then names of products', async () => {
    expect(await suggested('sar')).toEqual(['Sarees', 'Red cotton saree', 'Blue silk saree'])
  })

  test('all words count, the last as far as it is typed', async () => {
    expect(await suggested('blue sil')).toEqual(['Blue silk saree'])
  })

  test('a price that is being typed leaves the suggestions as they are', async () => {
    expect(await suggested('red panjabi under')).toEqual(['Red panjabi'])
    expect(await suggested('under 2000')).toEqual([])
  })

  test('what only a description tells is not suggested', async () => {
    await transact(shop.db, (tx) => insertProducts(tx, [{ ...DRAFT, description: 'Goes well with a salwar.' }]))
    expect(await named('GET /api/product', { search: 'salwar' })).toEqual([DRAFT.name])
    expect(await suggested('salwar')).toEqual([])
  })

  test('a Bangla word is suggested in full, and so are the products it will find', async () => {
    expect(await suggested('পাঞ্')).toEqual(['পাঞ্জাবি', 'Red panjabi'])
    expect(await suggested('লাল পাঞ্জ')).toEqual(['লাল পাঞ্জাবি', 'Red panjabi'])
    expect(await suggested('লেহে')).toEqual([])
  })

  test('a store is suggested by its name', async () => {
    const store = await shop.given.vendor()
    await shop.db.updateTable('vendors').set({ store_name: 'Tanti Ghor' }).where('id', '=', store.id).execute()
    expect(await suggested('tant')).toEqual(['Tanti Ghor'])
  })

  test('a store is found and suggested by its short word, however many stores have it inside a longer one', async () => {
    for (let number = 0; number <= 100; number += 1) {
      const { id } = await shop.given.vendor()
      await shop.db
        .updateTable('vendors')
        .set({ store_name: `Bozoki ${number}` })
        .where('id', '=', id)
        .execute()
    }
    const store = await shop.given.vendor()
    await shop.db.updateTable('vendors').set({ store_name: 'Haus of Zoks' }).where('id', '=', store.id).execute()
    await shop.given.product({ name: 'Plain shawl', vendorId: store.id })
    expect(await named('GET /api/product', { search: 'zok' })).toEqual(['Plain shawl'])
    expect(await suggested('zok')).toEqual(['Haus of Zoks', 'Plain shawl'])
  })

  test('one letter or none suggests nothing', async () => {
    expect([await suggested('s'), await suggested(''), await suggested('?!')]).toEqual([[], [], []])
  })

  test('more than 200 characters are refused', async () => {
    const { status } = await shop.call('GET /api/product/suggest', { query: { search: 'x'.repeat(201) } })
    expect(status).toBe(400)
  })
})
