import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { indexAgain } from '../products/index-again.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let vendor: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  const names = ['Café crème dress', 'Cafe table cover', 'Coffee shirt', 'শাড়ি কাফে', 'Koti KZ.0707-60', 'Koti 0707']
  for (const name of names) await shop.given.product({ name, vendorId: vendor.id })
  // As the shop reads what was saved before.
  await shop.db.updateTable('products').set({ indexed_as: 3 }).execute()
  expect(await indexAgain(shop.db, new AbortController().signal)).toBe(names.length)
})
afterAll(() => shop.close())

async function found(search: string): Promise<{ names: string[]; total: string | null }> {
  const { body, headers } = await shop.call('GET /api/product', { query: { search } })
  return { names: body.map(({ name }: Product) => name), total: headers.get('x-total-count') }
}

async function foundByStore(search: string): Promise<string[]> {
  const { body } = await shop.call('GET /api/product/GetProductByVendor', { query: { search } }, vendor.token)
  return body.map(({ name }: { name: string }) => name)
}

describe('accents make no other word', () => {
  test.each(['cafe creme', 'café crème', 'creme dress', 'cre\u0300me', 'CAFÉ CRÈME'])('“%s”', async (search) => {
    expect((await found(search)).names[0]).toBe('Café crème dress')
    expect((await foundByStore(search))[0]).toBe('Café crème dress')
  })

  test('with or without them the same is found, and nothing that is spelled otherwise', async () => {
    const names = ['Cafe table cover', 'Café crème dress']
    for (const search of ['cafe', 'café']) expect((await found(search)).names).toEqual(names)
  })

  test('marks of Bangla are letters of its words', async () => {
    expect((await found('শাড়ি')).names).toEqual(['শাড়ি কাফে'])
    expect((await found('শাড়ি কাফে')).names).toEqual(['শাড়ি কাফে'])
  })
})

describe('a search without a letter or a digit', () => {
  test.each(['😀😀😀', '?!', '…', '\u200b', "''"])('%j finds nothing', async (search) => {
    expect(await found(search)).toEqual({ names: [], total: '0' })
    expect(await foundByStore(search)).toEqual([])
    const facets = await shop.call('GET /api/product/facets', { query: { search } })
    expect(facets.body).toMatchObject({ total: 0, categories: [], corrected: [], unknown: [] })
  })

  test('that is blank is none', async () => {
    expect((await found(' ')).total).toBe('6')
  })
})

test.each(['kz0707', 'KZ070760', 'kz.0707-60', 'KZ 0707', 'kz-0707'])(
  'a code is found with and without the signs in it: %s',
  async (search) => {
    expect((await found(search)).names).toEqual(['Koti KZ.0707-60'])
    expect(await foundByStore(search)).toEqual(['Koti KZ.0707-60'])
  },
)
