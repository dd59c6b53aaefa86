import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { transact } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { insertProduct, insertProducts, type ProductDraft } from './insert-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function draft(name: string, more: Partial<ProductDraft> = {}): ProductDraft {
  const empty = { description: '', specification: '', compareAtPoisha: null, tags: [], chart: null, image: null }
  return { vendorId: 1, categoryId: 1, name, pricePoisha: 100_000, sizes: [{ size: 'M', stock: 2 }], ...empty, ...more }
}

async function totalOf(categoryId: number): Promise<number> {
  const { headers } = await shop.call('GET /api/product', { query: { categoryId: String(categoryId) } })
  return Number(headers.get('x-total-count'))
}

describe('putting many products into the shop at once', () => {
  test('each gets its own number, sizes and words, in the order given', async () => {
    const drafts = Array.from({ length: 1_203 }, (_, at) => draft(`Lungi number${at}`, { pricePoisha: at * 100 }))
    const ids = await transact(shop.db, (tx) => insertProducts(tx, drafts))
    expect(new Set(ids).size).toBe(1_203)
    for (const at of [0, 499, 500, 1_202]) {
      const { body } = await shop.call('GET /api/product', {
        query: { search: `number${at}`, sort: 'price_asc', limit: '1' },
      })
      expect(body).toMatchObject([{ id: ids[at], name: `Lungi number${at}`, price: at, sizes: ['M'] }])
    }
    expect(await totalOf(1)).toBe(1_203)
  })

  test('finished pages hear of it, once it is so', async () => {
    const heard: ReadonlySet<CacheTag>[] = []
    onInvalidation(shop.db, (tags) => heard.push(tags))
    await transact(shop.db, (tx) => insertProduct(tx, draft('Gamcha')))
    expect(heard).toEqual([new Set(['products', 'category-products:1', 'store-products:1'])])
  })

  test('writers who use the same new words do not trip over each other', async () => {
    const letters = [...'abcdefghijklmnopqrst']
    const name = letters.flatMap((one) => letters.map((other) => `nokshi${one}kantha${other}`)).join(' ')
    const backwards = name.split(' ').toReversed().join(' ')
    let arrived = 0
    let start = () => {}
    const allAreHere = new Promise<void>((resolve) => {
      start = resolve
    })
    const writers = Array.from({ length: 8 }, (_, at) =>
      transact(shop.db, async (tx) => {
        arrived += 1
        if (arrived === 8) start()
        await allAreHere
        return await insertProduct(tx, draft(at % 2 ? name : backwards, { categoryId: 2 }))
      }),
    )
    expect(new Set(await Promise.all(writers)).size).toBe(8)
    expect(await totalOf(2)).toBe(8)
  })
})

describe('the length of a list', () => {
  test('follows products that are moved, taken off sale, put back and removed', async () => {
    const from = await shop.given.category('From', 3)
    const to = await shop.given.category('To', 3)
    const ids = await transact(shop.db, (tx) =>
      insertProducts(tx, [
        draft('One', { categoryId: from }),
        draft('Two', { categoryId: from }),
        draft('Three', { categoryId: from }),
      ]),
    )
    const change = (set: { category_id?: number; deleted_at?: Date | null; name?: string }) =>
      shop.db.updateTable('products').set(set).where('id', 'in', ids.slice(0, 2)).execute()
    const lengths = async () => [await totalOf(from), await totalOf(to), await totalOf(3)]
    expect(await lengths()).toEqual([3, 0, 3])
    await change({ category_id: to })
    expect(await lengths()).toEqual([1, 2, 3])
    await change({ name: 'Renamed' })
    expect(await lengths()).toEqual([1, 2, 3])
    await change({ deleted_at: new Date() })
    expect(await lengths()).toEqual([1, 0, 1])
    await change({ deleted_at: null, category_id: from })
    expect(await lengths()).toEqual([3, 0, 3])
    await shop.db.deleteFrom('product_sizes').where('product_id', 'in', ids).execute()
    await shop.db.deleteFrom('products').where('id', 'in', ids).execute()
    expect(await lengths()).toEqual([0, 0, 0])
  })

  test('leaves out stores that may not sell', async () => {
    const category = await shop.given.category('Shelf', 3)
    const vendor = await shop.given.vendor()
    await shop.given.product({ categoryId: category, vendorId: vendor.id })
    const { body } = await shop.call('GET /api/product', { query: { categoryId: String(category) } })
    expect([body.map((product: Product) => product.vendorId), await totalOf(category)]).toEqual([[vendor.id], 1])
    await shop.db.updateTable('vendors').set({ status: 'Rejected' }).where('id', '=', vendor.id).execute()
    expect(await totalOf(category)).toBe(0)
  })
})
