import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'

/** Of each store. */
const ONLY_PRODUCT = {
  'Rongdhonu Fashion': 'Olive romper',
  'Meghdoot Boutique': 'Peach romper',
  'Shahi Bazar': 'Amber romper',
  'Chotto Pakhi': 'Ruby romper',
  'Gramin Desh': 'Ivory romper',
  'Tanti Ghor': 'Khaki romper',
}

let shop: TestShop
let admin: { token: string }
beforeAll(async () => {
  // As in earnest: what is read of categories and stores stays in memory.
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
  admin = await shop.given.account('Admin')
  for (const [storeName, name] of Object.entries(ONLY_PRODUCT)) await sellIn(storeName, name)
  const ethnic = await shop.given.category('Ethnic wear', 1)
  await shop.given.product({ name: 'Plain kabli', categoryId: ethnic })
  await shop.given.product({ name: 'Plain skirt', categoryId: 2 })
})
afterAll(() => shop.close())

async function sellIn(storeName: string, name: string) {
  const { id, token } = await shop.given.vendor()
  await rename(token, storeName)
  await shop.given.product({ name, vendorId: id, categoryId: 3 })
  return { id, token }
}

async function rename(token: string, storeName: string) {
  const { status } = await shop.call(
    'PUT /api/Vendors/UpdateProfile',
    { body: { storeName, storeDescription: 'Woven at home' } },
    token,
  )
  expect(status).toBe(200)
}

async function found(search: string): Promise<string[]> {
  const { status, body } = await shop.call('GET /api/product', { query: { search, limit: '100' } })
  expect(status).toBe(200)
  return body.map(({ name }: Product) => name)
}

describe('the name of a store or a category', () => {
  test.each([
    ['rongdhanu', 'Olive romper'],
    ['রংধনু', 'Olive romper'],
    ['meghdut', 'Peach romper'],
    ['shahi bazaar', 'Amber romper'],
    ['shahi bajar', 'Amber romper'],
    ['শাহী বাজার', 'Amber romper'],
    ['chotto pakki', 'Ruby romper'],
    ['gramin dash', 'Ivory romper'],
    ['তাঁতি ঘর', 'Khaki romper'],
    ['wmen', 'Plain skirt'],
    ['wemen', 'Plain skirt'],
    ['womne', 'Plain skirt'],
    ['ethnc wear', 'Plain kabli'],
  ])('is meant by a typo: %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
  })

  test.each([
    ['rongdh', 'Olive romper'],
    ['shah', 'Amber romper'],
    ['wome', 'Plain skirt'],
    ['ethn', 'Plain kabli'],
  ])('is found while it is typed: %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
  })

  test('is not begun by what is a word by itself', async () => {
    await shop.given.product({ name: 'Tant saree' })
    expect(await found('tant')).toEqual(['Tant saree'])
  })

  test('of many stores with one word, the one is found that has the other word too', async () => {
    const stores = Array.from({ length: 120 }, (_, number) => ({
      store_name: `Bazaz ${number}`,
      status: 'Approved' as const,
    }))
    await shop.db.insertInto('vendors').values(stores).execute()
    await sellIn('Neelima Bazaz', 'Sold by the last of them')
    expect(await found('neelima bazaz')).toEqual(['Sold by the last of them'])
  })
})

describe('names in memory', () => {
  test('a store is found by the name it has now', async () => {
    const { token } = await sellIn('Kuheli', 'Sold in the mist')
    expect(await found('kuheli')).toEqual(['Sold in the mist'])
    await rename(token, 'Shishir')
    expect([await found('kuheli'), await found('shishir')]).toEqual([[], ['Sold in the mist']])
  })

  test('a store is found from its approval until it is closed', async () => {
    const { id } = await shop.given.vendor('Pending')
    await shop.db.updateTable('vendors').set({ store_name: 'Borofkol' }).where('id', '=', id).execute()
    await shop.given.product({ name: 'Sold by the ice works', vendorId: id })
    expect(await found('borofkol')).toEqual([])
    await shop.call('PUT /api/Vendors/Approve/:id', { params: { id: String(id) } }, admin.token)
    expect(await found('borofkol')).toEqual(['Sold by the ice works'])
    await shop.call('DELETE /api/Vendors/:id', { params: { id: String(id) } }, admin.token)
    expect(await found('borofkol')).toEqual([])
  })

  test('a store is found that an admin has just opened for a shopper', async () => {
    const { id, username } = await shop.given.account()
    expect(await found(username)).toEqual([])
    await shop.call('PUT /api/users/:id/role', { params: { id: String(id) }, body: { role: 'Vendor' } }, admin.token)
    const store = await shop.db.selectFrom('vendors').select('id').where('owner_id', '=', id).executeTakeFirstOrThrow()
    await shop.given.product({ name: 'Sold by a beginner', vendorId: store.id })
    expect(await found(username)).toEqual(['Sold by a beginner'])
  })

  test('a category is found by the name it has now', async () => {
    const id = await shop.given.category('Dhutis', 1)
    await shop.given.product({ name: 'White and long', categoryId: id })
    await shop.call(
      'PUT /api/categories/:id',
      { params: { id: String(id) }, body: { name: 'Chogas', parentId: 1, isActive: true, displayOrder: 0 } },
      admin.token,
    )
    expect(await found('choga')).toEqual(['White and long'])
  })
})
