import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/users'
import { auditOf } from '../testing/audit.ts'
import { addToCart } from '../testing/carts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const setRole = (id: number, role: 'Admin' | 'Vendor' | 'Customer' | 'User') =>
  shop.call('PUT /api/users/:id/role', { ...at(id), body: { role } }, admin.token)
const toggle = (id: number) => shop.call('PUT /api/users/:id/toggle-active', at(id), admin.token)
const remove = (id: number) => shop.call('DELETE /api/users/:id', at(id), admin.token)
const me = (token: string) => shop.call('GET /api/auth/me', {}, token)
const newToken = (id: number, role: 'Admin' | 'Vendor' | 'User') => shop.tokens.sign({ id, role })

async function found(search?: string): Promise<User[]> {
  const query = search === undefined ? {} : { search }
  return (await shop.call('GET /api/users', { query }, admin.token)).body
}

describe('the list of users', () => {
  test('shows a customer as Customer, newest first', async () => {
    const older = await shop.given.account()
    const newer = await shop.given.account('Vendor')
    const rows = (await found()).slice(0, 2)
    expect(rows).toEqual([
      { id: newer.id, email: newer.email, username: newer.username, role: 'Vendor', isActive: true },
      { id: older.id, email: older.email, username: older.username, role: 'Customer', isActive: true },
    ])
  })

  test('is searched by a part of the email, whatever its case', async () => {
    const { id, email } = await shop.given.account()
    expect(await found(` ${email.slice(1, -2).toUpperCase()} `)).toMatchObject([{ id }])
  })

  test('is searched by a part of the role as it is shown', async () => {
    await shop.given.account()
    const roles = new Set((await found('CUSTOM')).map(({ role }) => role))
    expect(roles).toEqual(new Set(['Customer']))
  })

  test('takes signs for what they are', async () => {
    await shop.given.account()
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
  })

  test('shows everybody where nothing is searched for', async () => {
    expect((await found('')).length).toBe((await found()).length)
  })

  test('comes page by page, each account once', async () => {
    const seen: number[] = []
    for (let path: string | undefined = '/api/users?limit=3'; path; ) {
      const { body, headers } = await shop.request('GET', path, { headers: { authorization: `Bearer ${admin.token}` } })
      seen.push(...body.map(({ id }: User) => id))
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual((await found()).map(({ id }) => id))
  })

  test('refuses a place that it never gave', async () => {
    const { status, body } = await shop.call('GET /api/users', { query: { cursor: 'x' } }, admin.token)
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['cursor'] })
  })
})

describe('a change of role', () => {
  test.each(['Customer', 'User'] as const)('takes %s for a customer', async (role) => {
    const { id } = await shop.given.account('Admin')
    expect(await setRole(id, role)).toMatchObject({ status: 200, body: { id, role: 'Customer' } })
    expect(await auditOf(shop, admin, 'user', id)).toEqual([
      { by: admin.username, action: 'role', before: { role: 'Admin' }, after: { role: 'Customer' } },
    ])
  })

  test('is felt at the next call of a token from before', async () => {
    const { id, token } = await shop.given.account('Admin')
    await setRole(id, 'Customer')
    expect(await shop.call('GET /api/users', {}, token)).toMatchObject({ status: 403, body: problem('not_allowed') })
    expect(await me(token)).toMatchObject({ status: 401, body: problem('session_ended') })
  })

  test('to Vendor opens an approved store named after the username', async () => {
    const { id, username, email } = await shop.given.account()
    await setRole(id, 'Vendor')
    const { body } = await shop.call('GET /api/Vendors/MyProfile', {}, await newToken(id, 'Vendor'))
    expect(body).toMatchObject({ storeName: username, contactEmail: email, status: 'Approved', isApproved: true })
    expect(await auditOf(shop, admin, 'vendor', body.vendorId)).toEqual([
      { by: admin.username, action: 'open', before: null, after: { status: 'Approved' } },
    ])
  })

  test('to Vendor names the store after the email of somebody without a username', async () => {
    const { id } = await shop.given.account()
    await shop.db
      .updateTable('users')
      .set({ username: null, email: 'moni.begum@example.com' })
      .where('id', '=', id)
      .execute()
    await setRole(id, 'Vendor')
    const { body } = await shop.call('GET /api/Vendors/MyProfile', {}, await newToken(id, 'Vendor'))
    expect(body.storeName).toBe('moni.begum')
  })

  test('away from Vendor takes the store’s products off sale; being a vendor again opens a new, empty store', async () => {
    const vendor = await shop.given.vendor()
    const product = await shop.given.product({ vendorId: vendor.id })
    await setRole(vendor.ownerId, 'Customer')
    expect((await shop.call('GET /api/product/:id', at(product))).status).toBe(404)
    expect((await auditOf(shop, admin, 'vendor', vendor.id)).map(({ action }) => action)).toEqual(['delete'])
    await setRole(vendor.ownerId, 'Vendor')
    const { body } = await shop.call('GET /api/Vendors/MyProfile', {}, await newToken(vendor.ownerId, 'Vendor'))
    expect(body.vendorId).not.toBe(vendor.id)
    expect((await shop.call('GET /api/product/:id', at(product))).status).toBe(404)
  })

  test('to the role it has changes nothing and is not written down', async () => {
    const vendor = await shop.given.vendor('Pending')
    expect(await setRole(vendor.ownerId, 'Vendor')).toMatchObject({ status: 200, body: { role: 'Vendor' } })
    expect((await shop.call('GET /api/Vendors/MyProfile', {}, vendor.token)).body.status).toBe('Pending')
    expect(await auditOf(shop, admin, 'user', vendor.ownerId)).toEqual([])
  })

  test('takes no other word for a role', async () => {
    const { id } = await shop.given.account()
    const answer = await shop.request('PUT', `/api/users/${id}/role`, {
      body: '{"role":"Owner"}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { role: 'Must be Admin, Vendor or Customer.' } } })
  })
})

describe('a deactivated account', () => {
  test('is refused at its next call, and let in again once it is activated', async () => {
    const { id, token } = await shop.given.account()
    expect(await toggle(id)).toMatchObject({ status: 200, body: { id, isActive: false } })
    expect(await me(token)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect(await toggle(id)).toMatchObject({ status: 200, body: { isActive: true } })
    expect((await me(token)).status).toBe(200)
    expect(await auditOf(shop, admin, 'user', id)).toEqual([
      { by: admin.username, action: 'active', before: { isActive: true }, after: { isActive: false } },
      { by: admin.username, action: 'active', before: { isActive: false }, after: { isActive: true } },
    ])
  })
})

describe('a deleted account', () => {
  test('is gone with its names and its way in; its orders stay', async () => {
    const person = await shop.given.account()
    const product = await shop.given.product()
    await addToCart(shop, person, { productId: product, quantity: 1, size: 'M' })
    const { body: placed } = await order(shop, person.token, orderBody([{ productId: product }]))
    expect((await remove(person.id)).status).toBe(200)
    expect(await shop.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst()).toMatchObject({
      username: null,
      email: null,
      password_hash: '',
      is_active: false,
      deleted_at: expect.any(Date),
    })
    expect(await me(person.token)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect((await found(person.email)).map(({ id }) => id)).toEqual([])
    expect((await shop.call('GET /api/orders/:id', at(placed.id), admin.token)).status).toBe(200)
  })

  test('leaves its names to whoever registers with them next', async () => {
    const { body } = await shop.call('POST /api/auth/register', { body: newcomer })
    const { body: own } = await me(body.token)
    await remove(own.id)
    expect((await shop.call('POST /api/auth/login', { body: newcomer })).status).toBe(401)
    expect((await shop.call('POST /api/auth/register', { body: newcomer })).status).toBe(200)
  })

  test('of a vendor takes its store and its contact data with it', async () => {
    const vendor = await shop.given.vendor()
    await shop.call('PUT /api/Vendors/UpdateProfile', { body: profile }, vendor.token)
    await remove(vendor.ownerId)
    expect((await shop.call('GET /api/stores/:id', at(vendor.id))).status).toBe(404)
    const kept = await shop.db.selectFrom('vendors').selectAll().where('id', '=', vendor.id).executeTakeFirst()
    expect(kept).toMatchObject({ store_name: profile.storeName, contact_email: '', contact_phone: '' })
  })

  test('is written down with who did it', async () => {
    const { id } = await shop.given.account('Vendor')
    await remove(id)
    expect(await auditOf(shop, admin, 'user', id)).toEqual([
      { by: admin.username, action: 'delete', before: { role: 'Vendor', isActive: true }, after: null },
    ])
  })

  test('cannot be changed or deleted any more', async () => {
    const { id } = await shop.given.account()
    await remove(id)
    for (const answer of [await remove(id), await toggle(id), await setRole(id, 'Admin'), await remove(999_999)])
      expect(answer).toMatchObject({ status: 404, body: problem('user_not_found') })
  })
})

const newcomer = { username: 'rahima', email: 'rahima@example.com', password: 'a long enough one' }
const profile = {
  storeName: 'Rongdhonu',
  storeDescription: 'Colours',
  contactPhone: '01711000000',
  contactEmail: 'shop@example.com',
}
