import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZodMiniObject } from 'zod/mini'
import { api } from '#contract/calls'
import type { Endpoint } from '#contract/machinery/endpoint'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let tokens: Record<'admin' | 'vendor', string>
beforeAll(async () => {
  shop = await openTestShop()
  tokens = { admin: (await shop.given.account('Admin')).token, vendor: (await shop.given.vendor()).token }
})
afterAll(() => shop.close())

const ASKED = api.filter(({ method, query }: Endpoint) => method === 'GET' && query !== undefined)

test.each(ASKED)(
  '$method $path refuses what it cannot read in words of the shop',
  async ({ path, query, access }: Endpoint) => {
    const names = query instanceof ZodMiniObject ? Object.keys(query.shape) : []
    expect(names).not.toEqual([])
    const headers = { authorization: `Bearer ${access === 'approved-vendor' ? tokens.vendor : tokens.admin}` }
    const once = names.map((name) => `${name}=${'z'.repeat(300)}`)
    for (const asked of [once, [...once, ...once]]) {
      const { body } = await shop.request('GET', `${path.replace(/:\w+/g, '1')}?${asked.join('&')}`, { headers })
      expect(body.code).toBe('invalid_request')
      for (const words of Object.values(body.fields ?? {})) expect(words).not.toMatch(/^Invalid|^Too|expected|received/)
    }
  },
)

test('a choice says what there is to choose from', async () => {
  const { body } = await shop.request('GET', '/api/product?sort=cheapest')
  expect(body.fields).toEqual({ sort: 'Must be newest, price_asc, price_desc or relevance.' })
})
