import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
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
const me = (token: string) => shop.call('GET /api/auth/me', {}, token)
const newToken = (id: number, role: 'Admin' | 'Vendor' | 'User') => shop.tokens.sign({ id, role, epoch: 0 })

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

  test('to Vendor gives somebody who came by phone alone a store with a name, and their phone to reach it', async () => {
    const row = { username: null, email: null, password_hash: null, role: 'User' as const, phone: '01719000002' }
    const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    expect((await setRole(id, 'Vendor')).status).toBe(200)
    const { body } = await shop.call('GET /api/Vendors/MyProfile', {}, await newToken(id, 'Vendor'))
    expect(body).toMatchObject({ storeName: `Store ${id}`, contactEmail: '', contactPhone: '01719000002' })
    const { body: listed } = await shop.call('GET /api/Vendors', { query: { search: '01719000002' } }, admin.token)
    expect(listed).toMatchObject([{ vendorId: body.vendorId, contactPhone: '01719000002' }])
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
