import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api'
import type { Access } from '#contract/endpoint'
import { callsWithoutHandler, createApp } from './app.ts'
import { createLog } from './platform/log.ts'
import { openTestShop, TEST_SECRET, type TestShop } from './testing/shop.ts'

type Audience = 'nobody' | 'customer' | 'pending vendor' | 'admin'
const AUDIENCES: Audience[] = ['nobody', 'customer', 'pending vendor', 'admin']

/** What each audience gets that the gate does not let through. */
const REFUSED: Record<Access, Partial<Record<Audience, [number, string]>>> = {
  anyone: {},
  'signed-in': { nobody: [401, 'not_signed_in'] },
  vendor: { nobody: [401, 'not_signed_in'], customer: [403, 'not_allowed'], admin: [403, 'not_allowed'] },
  'approved-vendor': {
    nobody: [401, 'not_signed_in'],
    customer: [403, 'not_allowed'],
    'pending vendor': [403, 'vendor_pending'],
    admin: [403, 'not_allowed'],
  },
  'approved-vendor-or-admin': {
    nobody: [401, 'not_signed_in'],
    customer: [403, 'not_allowed'],
    'pending vendor': [403, 'vendor_pending'],
  },
  admin: {
    nobody: [401, 'not_signed_in'],
    customer: [403, 'not_allowed'],
    'pending vendor': [403, 'not_allowed'],
  },
}

interface Row {
  access: Access
  params?: Record<string, string>
  body?: object
  /** Calls that anybody may make and that still ask for a name. */
  alwaysSays?: string
}

/** Nothing of the shop has this id: who is let in changes nothing. */
const ABSENT = { id: '999999999' }
const NEWCOMER = { email: 'x@y', password: 'short' }
/** One row a call. A new call needs one: who it is for is said here a second time, on purpose. */
const ROWS: Record<(typeof NAMES)[number], Row> = {
  'POST /api/auth/login': {
    access: 'anyone',
    body: { username: 'nobody-at-all', password: 'x' },
    alwaysSays: 'invalid_login',
  },
  'POST /api/auth/register': { access: 'anyone', body: NEWCOMER },
  'GET /api/auth/me': { access: 'signed-in' },
  'POST /api/Vendors/Register': { access: 'anyone', body: NEWCOMER },
  'GET /api/categories': { access: 'anyone' },
  'GET /api/categories/tree': { access: 'anyone' },
  'GET /api/categories/:id': { access: 'anyone', params: { id: '1' } },
  'GET /api/product': { access: 'anyone' },
  'GET /api/product/:id': { access: 'anyone', params: { id: '1' } },
  'GET /api/product/GetProductByCategoryId/:id': { access: 'anyone', params: { id: '1' } },
  'POST /api/cart/add': { access: 'signed-in', body: { items: [] } },
  'GET /api/cart/GetCartItems/:userId': { access: 'signed-in', params: { userId: 'x' } },
  'PUT /api/cart/:productId': { access: 'signed-in', params: { productId: '1' }, body: {} },
  'DELETE /api/cart/remove/:id': { access: 'signed-in', params: { id: '1' } },
  'DELETE /api/cart': { access: 'signed-in' },
  'POST /api/orders/create': { access: 'signed-in', body: {} },
  'GET /api/orders': { access: 'signed-in' },
  'GET /api/orders/:id': { access: 'signed-in', params: { id: '1' } },
  'PUT /api/orders/:id/status': { access: 'signed-in', params: { id: '1' }, body: { status: 'Completed' } },
  'GET /api/audit': { access: 'admin' },
  'GET /api/users': { access: 'admin' },
  'PUT /api/users/:id/role': { access: 'admin', params: ABSENT, body: { role: 'Customer' } },
  'PUT /api/users/:id/toggle-active': { access: 'admin', params: ABSENT },
  'DELETE /api/users/:id': { access: 'admin', params: ABSENT },
  'GET /api/Vendors/MyProfile': { access: 'vendor' },
  'PUT /api/Vendors/UpdateProfile': { access: 'vendor', body: {} },
  'GET /api/Vendors': { access: 'admin' },
  'PUT /api/Vendors/Approve/:id': { access: 'admin', params: ABSENT },
  'PUT /api/Vendors/Reject/:id': { access: 'admin', params: ABSENT },
  'DELETE /api/Vendors/:id': { access: 'admin', params: ABSENT },
  'GET /api/stores/:id': { access: 'anyone', params: { id: '1' } },
  'GET /api/categories/manage': { access: 'admin' },
  'POST /api/categories': { access: 'admin', body: {} },
  'PUT /api/categories/:id': { access: 'admin', params: ABSENT, body: {} },
  'PUT /api/categories/:id/place': { access: 'admin', params: ABSENT, body: { parentId: null, beforeId: null } },
  'DELETE /api/categories/:id': { access: 'admin', params: ABSENT },
  'POST /api/product': { access: 'approved-vendor-or-admin', body: {} },
  'PUT /api/product/:id': { access: 'approved-vendor-or-admin', params: ABSENT, body: {} },
  'DELETE /api/product/:id': { access: 'approved-vendor-or-admin', params: ABSENT },
  'POST /api/product/delete': { access: 'approved-vendor-or-admin', body: {} },
  'GET /api/product/GetProductByVendor': { access: 'approved-vendor' },
  'GET /api/product/manage': { access: 'admin' },
  'GET /api/product/:id/manage': { access: 'approved-vendor-or-admin', params: ABSENT },
  'GET /api/product/charts': { access: 'approved-vendor-or-admin' },
  'POST /api/product/import': { access: 'approved-vendor-or-admin', body: {} },
  'GET /api/product/import/:job': { access: 'approved-vendor-or-admin', params: { job: 'none' } },
  'GET /api/product/export': { access: 'approved-vendor-or-admin' },
  'GET /api/dashboard': { access: 'signed-in' },
  'GET /api/dashboard/figures': { access: 'signed-in' },
}
type Name<E> = E extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never
const NAMES = api.map(({ method, path }) => `${method} ${path}` as Name<(typeof api)[number]>)

let shop: TestShop
const tokens: Partial<Record<Audience, string>> = {}
beforeAll(async () => {
  shop = await openTestShop()
  tokens.customer = (await shop.given.account('User')).token
  tokens['pending vendor'] = (await shop.given.vendor('Pending')).token
  tokens.admin = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

describe.each(NAMES)('%s', (name) => {
  test('is for whom the table says', () => {
    expect(api.find(({ method, path }) => `${method} ${path}` === name)?.access).toBe(ROWS[name].access)
  })

  test.each(AUDIENCES)('%s', async (audience) => {
    const { access, params, body, alwaysSays } = ROWS[name]
    const answer = await shop.call(name, { params, body } as never, tokens[audience])
    const refused = REFUSED[access][audience]
    if (refused) {
      expect([answer.status, answer.body]).toEqual([refused[0], { message: expect.any(String), code: refused[1] }])
    } else if (alwaysSays) expect(answer.body.code).toBe(alwaysSays)
    else expect([200, 201, 400, 404, 415]).toContain(answer.status)
  })
})

test('every call of the contract has somebody who answers it', async () => {
  const { calls, http } = createApp({
    db: shop.db,
    log: createLog('silent'),
    jwtSecret: TEST_SECRET,
    tokenLifeSeconds: 60,
    trustProxy: false,
    checkReplies: true,
    web: null,
    imagesDir: '/nowhere',
  })
  expect(callsWithoutHandler(calls)).toEqual([])
  await http.close()
})
