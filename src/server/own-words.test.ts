import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZodMiniObject } from 'zod/mini'
import { api } from '#contract/api'
import type { Endpoint } from '#contract/endpoint'
import { openTestShop, type TestShop } from './testing/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  token = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

const ASKED = api.filter(({ method, query }: Endpoint) => method === 'GET' && query !== undefined)

test.each(ASKED)(
  '$method $path refuses what it cannot read in words of the shop',
  async ({ path, query }: Endpoint) => {
    const names = query instanceof ZodMiniObject ? Object.keys(query.shape) : []
    expect(names).not.toEqual([])
    const nonsense = new URLSearchParams(Object.fromEntries(names.map((name) => [name, '%'])))
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await shop.request('GET', `${path.replace(/:\w+/g, '1')}?${nonsense}`, { headers })
    for (const words of Object.values(body.fields ?? {})) expect(words).not.toMatch(/^Invalid|expected|received/)
  },
)

test('a choice says what there is to choose from', async () => {
  const { body } = await shop.request('GET', '/api/product?sort=cheapest')
  expect(body.fields).toEqual({ sort: 'Must be newest, price_asc, price_desc or relevance.' })
})
