import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: string
let store: { id: number; token: string }
beforeAll(async () => {
  // As in earnest: what is understood stays in memory.
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
  admin = (await shop.given.account('Admin')).token
  store = await shop.given.vendor()
  await sell('Plain kurti')
})
afterAll(() => shop.close())

async function sell(name: string, description = ''): Promise<number> {
  const { status, body } = await addProduct(shop, store.token, { name, description })
  expect(status).toBe(201)
  return body.product.id
}

/** Names of the products found, and what was taken for something else. */
async function search(text: string): Promise<{ found: string[]; corrected: string[]; unknown: string[] }> {
  const query = { search: text }
  const [list, facets] = await Promise.all([
    shop.call('GET /api/product', { query }),
    shop.call('GET /api/product/facets', { query }),
  ])
  const { corrected, unknown } = facets.body
  return {
    found: list.body.map(({ name }: Product) => name),
    corrected: corrected.flatMap(({ meant }: { meant: string[] }) => meant),
    unknown,
  }
}

test('the word of a product that was just added is no typo any more', async () => {
  await sell('Zamdani scarf')
  expect(await search('zamdanu')).toMatchObject({ found: ['Zamdani scarf'], corrected: ['zamdani'] })
  await sell('Zamdanu shawl')
  expect(await search('zamdanu')).toMatchObject({ found: ['Zamdanu shawl'], corrected: [] })
})

test('a typo is understood once a product has the word that was meant', async () => {
  expect(await search('murshidabat')).toMatchObject({ found: [], corrected: [] })
  await sell('Murshidabad stole')
  expect(await search('murshidabat')).toMatchObject({ found: ['Murshidabad stole'], corrected: ['murshidabad'] })
})

test('the word of a product that was just renamed is known', async () => {
  const id = await sell('Tissue wrap')
  expect((await search('organdi wrap')).unknown).toEqual(['organdi'])
  await changeProduct(shop, store.token, id, { name: 'Organdi wrap' })
  expect(await search('organdi wrap')).toMatchObject({ found: ['Organdi wrap'], unknown: [] })
})

test('a deleted product takes the words of its description along', async () => {
  const id = await sell('Plain poncho', 'Of velour.')
  expect((await search('velour kurti')).unknown).toEqual([])
  await shop.call('DELETE /api/product/:id', { params: { id: String(id) } }, store.token)
  expect((await search('velour kurti')).unknown).toEqual(['velour'])
})

test('the new name of a store is understood, and a typo of it', async () => {
  expect((await search('rongdhonu')).found).toEqual([])
  expect((await search('rongdhanu')).found).toEqual([])
  const { status } = await shop.call(
    'PUT /api/Vendors/UpdateProfile',
    { body: { storeName: 'Rongdhonu', storeDescription: 'Woven at home' } },
    store.token,
  )
  expect(status).toBe(200)
  expect((await search('rongdhonu')).found).toContain('Plain kurti')
  expect((await search('rongdhanu')).found).toContain('Plain kurti')
})

test('the new name of a category is understood', async () => {
  expect((await search('gamchas')).found).toEqual([])
  const { status } = await shop.call(
    'PUT /api/categories/:id',
    { params: { id: '1' }, body: { name: 'Gamchas', parentId: null, isActive: true, displayOrder: 1 } },
    admin,
  )
  expect(status).toBe(200)
  expect((await search('gamchas')).found).toContain('Plain kurti')
})
