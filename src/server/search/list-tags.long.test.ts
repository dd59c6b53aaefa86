import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/machinery/endpoint'
import type { Product } from '#contract/products'
import type { listProducts } from '#contract/search'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

type Query = NonNullable<CallInput<typeof listProducts>['query']>

const [MEN, WOMEN] = ['1', '2']
const NAME = 'Nakshi fatua'
let shop: TestShop
let store: { id: number; token: string }
let lists: Record<string, Query>
let own: number
let below: number
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
  store = await shop.given.vendor()
  below = await shop.given.category('Fatuas', 1)
  // Each list begins with one of these; what is edited stands behind them on all but its store’s.
  const newest = { store: await shop.given.vendor(), of: { stock: { XL: 9 }, pricePoisha: 10_000 } }
  own = (await addProduct(shop, store.token, { name: NAME, stock: JSON.stringify({ M: 5 }) })).body.product.id
  for (const categoryId of [1, 2])
    await shop.given.product({ ...newest.of, name: 'Quilt', tags: ['warm'], categoryId, vendorId: newest.store.id })
  const first = { limit: '1' }
  lists = {
    shop: first,
    men: { ...first, categoryId: MEN },
    women: { ...first, categoryId: WOMEN },
    'own store': { ...first, vendorId: String(store.id) },
    'other store': { ...first, vendorId: String(newest.store.id) },
    'by price': { ...first, categoryId: WOMEN, sort: 'price_asc' },
    search: { ...first, categoryId: WOMEN, search: 'quilt' },
    tag: { ...first, categoryId: WOMEN, tag: 'warm' },
    size: { ...first, categoryId: WOMEN, size: 'XL' },
  }
})
beforeEach(() => remade())
afterAll(() => shop.close())

/** Which of the lists are not known any more; after it all are. */
async function remade(): Promise<string[]> {
  const names: string[] = []
  for (const [name, query] of Object.entries(lists)) {
    const { headers } = await shop.call('GET /api/product', { query })
    if (headers.has('x-request-id')) names.push(name)
  }
  return names
}

async function change(fields: Parameters<typeof changeProduct>[3]): Promise<void> {
  const { status } = await changeProduct(shop, store.token, own, { name: NAME, ...fields })
  expect(status).toBe(200)
}

describe('a change of one product leaves all lists as they are but those', () => {
  test('that show it', async () => {
    await change({ specification: '<p>Hand stitched</p>' })
    expect(await remade()).toEqual(['own store'])
  })

  test('that go by what it costs', async () => {
    await change({ price: '1500' })
    expect(await remade()).toEqual(['own store', 'by price', 'search'])
    await change({ price: '1450' })
  })

  test('that find by words', async () => {
    await change({ tags: JSON.stringify(['stitched']) })
    expect(await remade()).toEqual(['own store', 'search', 'tag'])
  })

  test('that go by what can be bought', async () => {
    await change({ sizes: JSON.stringify(['M', 'L']), stock: JSON.stringify({ M: 1, L: 1 }) })
    await remade()
    await change({ stock: JSON.stringify({ M: 0, L: 1 }) })
    expect(await remade()).toEqual(['own store', 'search', 'size'])
    await change({ stock: JSON.stringify({ M: 3, L: 1 }) })
    await remade()
    await change({ stock: JSON.stringify({ M: 2, L: 1 }) })
    expect(await remade()).toEqual(['own store'])
  })

  test('that put what can be bought first, where it sells out or comes back', async () => {
    await change({ sizes: JSON.stringify(['M']), stock: JSON.stringify({ M: 2 }) })
    await remade()
    const orders = []
    for (let piece = 1; piece <= 2; piece += 1) {
      const { token } = await shop.given.account()
      orders.push(await order(shop, token, orderBody([{ productId: own, Size: 'M' }])))
      expect(await remade()).toEqual(piece === 1 ? [] : ['shop', 'men', 'own store', 'search', 'size'])
    }
    const { token } = await shop.given.account('Admin')
    for (const [cancelled, { body }] of orders.entries()) {
      await moveOrder(shop, token, body.id, 'Cancelled')
      expect(await remade()).toEqual(cancelled === 0 ? ['shop', 'men', 'own store', 'search', 'size'] : [])
    }
  })

  test('of the category it left and of the one it came to', async () => {
    await change({ category: '3' })
    expect(await remade()).toEqual(['shop', 'men', 'own store', 'search'])
    await change({ category: MEN })
  })
})

test('a product that comes or goes changes the lists of the whole shop, of its category, those above it and its store', async () => {
  const { body } = await addProduct(shop, store.token, { name: 'Another fatua', category: String(below) })
  expect(await remade()).toEqual(['shop', 'men', 'own store', 'search'])
  await shop.call('DELETE /api/product/:id', { params: { id: body.product.id } }, store.token)
  expect(await remade()).toEqual(['shop', 'men', 'own store', 'search'])
})

test('a search hears of a word that comes into the shop elsewhere', async () => {
  const asked = { query: { search: 'qilt', categoryId: WOMEN } }
  expect((await shop.call('GET /api/product', asked)).body).toHaveLength(1)
  await addProduct(shop, store.token, { name: 'Qilt', category: MEN })
  expect((await shop.call('GET /api/product', asked)).body).toEqual([])
})

test('what is kept is what would be found, whatever was edited before', async () => {
  const edits: Parameters<typeof change>[0][] = [
    ...['50', '20000'].map((price) => ({ price })),
    ...[WOMEN, MEN].map((category) => ({ category })),
    ...[{ L: 4 }, { XL: 2 }].map((stock) => ({
      sizes: JSON.stringify(Object.keys(stock)),
      stock: JSON.stringify(stock),
    })),
    ...[['warm'], ['quilt']].map((tags) => ({ tags: JSON.stringify(tags), category: WOMEN })),
  ]
  // Another length makes another list, which was never kept.
  let freshLimit = 25
  for (const query of Object.values(lists)) query.limit = '24'
  await remade()
  for (const edit of edits) {
    await change(edit)
    for (const [name, query] of Object.entries(lists)) {
      const { body } = await shop.call('GET /api/product', { query })
      const { body: anew } = await shop.call('GET /api/product', { query: { ...query, limit: String(freshLimit) } })
      freshLimit += 1
      expect(idsOf(body), `${name} after ${JSON.stringify(edit)}`).toEqual(idsOf(anew))
    }
  }
})

function idsOf(products: Product[]): number[] {
  return products.map(({ id }) => id)
}
