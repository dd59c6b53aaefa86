import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, type CallName } from '#contract/api'
import type { ProblemCode } from '#contract/problems'
import { openTestShop, type TestShop } from '../testing/shop.ts'

/** Whom a call is for, from a vendor’s side. */
type Audience = 'everybody' | 'accounts' | 'vendors' | 'sellers' | 'admins'

/** Every call of the shop: one that has no row here does not compile. */
const AUDIENCES: Record<CallName, Audience> = {
  'POST /api/auth/login': 'everybody',
  'POST /api/auth/register': 'everybody',
  'POST /api/Vendors/Register': 'everybody',
  'GET /api/categories': 'everybody',
  'GET /api/categories/tree': 'everybody',
  'GET /api/categories/:id': 'everybody',
  'GET /api/product': 'everybody',
  'GET /api/product/:id': 'everybody',
  'GET /api/product/GetProductByCategoryId/:id': 'everybody',
  'GET /api/stores/:id': 'everybody',
  'GET /api/auth/me': 'accounts',
  'POST /api/cart/add': 'accounts',
  'GET /api/cart/GetCartItems/:userId': 'accounts',
  'PUT /api/cart/:productId': 'accounts',
  'DELETE /api/cart/remove/:id': 'accounts',
  'DELETE /api/cart': 'accounts',
  'POST /api/orders/create': 'accounts',
  'GET /api/orders': 'accounts',
  'GET /api/orders/:id': 'accounts',
  'PUT /api/orders/:id/status': 'accounts',
  'GET /api/dashboard': 'accounts',
  'GET /api/dashboard/figures': 'accounts',
  'GET /api/Vendors/MyProfile': 'vendors',
  'PUT /api/Vendors/UpdateProfile': 'vendors',
  'POST /api/product': 'sellers',
  'PUT /api/product/:id': 'sellers',
  'DELETE /api/product/:id': 'sellers',
  'POST /api/product/delete': 'sellers',
  'GET /api/product/GetProductByVendor': 'sellers',
  'GET /api/product/:id/manage': 'sellers',
  'GET /api/product/charts': 'sellers',
  'POST /api/product/import': 'sellers',
  'GET /api/product/import/:job': 'sellers',
  'GET /api/product/export': 'sellers',
  'GET /api/product/manage': 'admins',
  'GET /api/categories/manage': 'admins',
  'POST /api/categories': 'admins',
  'PUT /api/categories/:id': 'admins',
  'PUT /api/categories/:id/place': 'admins',
  'DELETE /api/categories/:id': 'admins',
  'GET /api/Vendors': 'admins',
  'PUT /api/Vendors/Approve/:id': 'admins',
  'PUT /api/Vendors/Reject/:id': 'admins',
  'DELETE /api/Vendors/:id': 'admins',
  'GET /api/users': 'admins',
  'PUT /api/users/:id/role': 'admins',
  'PUT /api/users/:id/toggle-active': 'admins',
  'DELETE /api/users/:id': 'admins',
  'GET /api/audit': 'admins',
}

/** What stops a vendor at the door of each audience’s calls; null: it may come in. */
const REFUSED_AS: Record<string, Record<Audience, ProblemCode | null>> = {
  Pending: { everybody: null, accounts: null, vendors: null, sellers: 'vendor_pending', admins: 'not_allowed' },
  Approved: { everybody: null, accounts: null, vendors: null, sellers: null, admins: 'not_allowed' },
  Rejected: { everybody: null, accounts: null, vendors: null, sellers: 'vendor_rejected', admins: 'not_allowed' },
  // Whose store was closed is a customer now: the token from before is over, a new one shops.
  deleted: {
    everybody: null,
    accounts: 'session_ended',
    vendors: 'not_allowed',
    sellers: 'not_allowed',
    admins: 'not_allowed',
  },
  'deleted and logged in again': {
    everybody: null,
    accounts: null,
    vendors: 'not_allowed',
    sellers: 'not_allowed',
    admins: 'not_allowed',
  },
}

/** What the door says, as against what a call says about its input. */
const AT_THE_DOOR: ProblemCode[] = [
  'not_signed_in',
  'session_ended',
  'not_allowed',
  'vendor_pending',
  'vendor_rejected',
]
const NOBODYS = '999999'

let shop: TestShop
const people: Record<string, { ownerId: number; token: string }> = {}

beforeAll(async () => {
  shop = await openTestShop()
  for (const status of ['Pending', 'Approved', 'Rejected'] as const) people[status] = await shop.given.vendor(status)
  const admin = await shop.given.account('Admin')
  const closed = await shop.given.vendor()
  await shop.call('DELETE /api/Vendors/:id', { params: { id: String(closed.id) } }, admin.token)
  people.deleted = closed
  const token = await shop.tokens.sign({ id: closed.ownerId, role: 'User' })
  people['deleted and logged in again'] = { ...closed, token }
})
afterAll(() => shop.close())

/** Calls with an input that means nothing, so that whoever is let in changes nothing. */
async function codeFor(name: CallName, { ownerId, token }: { ownerId: number; token: string }): Promise<string | null> {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(':userId', String(ownerId)).replace(/:\w+/, NOBODYS)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { body } = await shop.request(method, path, { headers, ...(method === 'GET' ? {} : { body: '{}' }) })
  return body?.code ?? null
}

describe.each(Object.keys(REFUSED_AS))('a vendor that is %s', (standing) => {
  test.each(api.map(({ method, path }) => `${method} ${path}` as CallName))('%s', async (name) => {
    const person = people[standing]
    const expected = REFUSED_AS[standing]?.[AUDIENCES[name]]
    if (!person) throw new Error(`Nobody is ${standing}.`)
    const code = await codeFor(name, person)
    expect(code).not.toBe('not_found')
    if (expected) expect(code).toBe(expected)
    else expect(AT_THE_DOOR).not.toContain(code)
  })
})
