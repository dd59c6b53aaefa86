import { sql } from 'kysely'
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

async function found(search?: string): Promise<User[]> {
  const query = search === undefined ? {} : { search }
  return (await shop.call('GET /api/users', { query }, admin.token)).body
}

describe('a deactivated account', () => {
  test('is refused at its next call, and after its activation it logs in again: the old token stays over', async () => {
    const { body: joined } = await shop.call('POST /api/auth/register', { body: returning })
    const { token } = joined
    const { id } = (await me(token)).body
    expect(await toggle(id)).toMatchObject({ status: 200, body: { id, isActive: false } })
    expect(await me(token)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect(await toggle(id)).toMatchObject({ status: 200, body: { isActive: true } })
    expect(await me(token)).toMatchObject({ status: 401, body: problem('session_ended') })
    const { body } = await shop.call('POST /api/auth/login', { body: returning })
    expect((await me(body.token)).body.id).toBe(id)
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

  test('is named nowhere in the audit, whether it acted there or was acted on; its cart is gone', async () => {
    const person = { email: 'nasrin.akter@private.example', password: 'a long enough one' }
    const store = { storeName: 'Aalta', storeDescription: 'Sarees', contactPhone: '01722334455' }
    const { body } = await shop.call('POST /api/Vendors/Register', { body: { ...person, ...store } })
    const own = (await me(body.token)).body
    const { id } = own
    const line = { productId: await shop.given.product(), quantity: 1, size: 'M' as const }
    await addToCart(shop, { ...own, token: body.token }, line)
    const contact = { contactPhone: '01733445566', contactEmail: 'nasrin.home@private.example' }
    const saved = { ...profile, ...contact, storeName: 'Aalta' }
    await shop.call('PUT /api/Vendors/UpdateProfile', { body: saved }, body.token)
    await shop.call('PUT /api/Vendors/UpdateProfile', { body: profile2 }, body.token)
    await toggle(id)
    const before = await shop.call('GET /api/audit', { query: {} }, admin.token)
    expect(JSON.stringify(before.body)).toContain('nasrin')
    await remove(id)
    const after = await shop.call('GET /api/audit', { query: {} }, admin.token)
    expect(after.body.filter(({ actor }: { actor: { name: string } }) => actor.name === `Account ${id}`)).toHaveLength(
      2,
    )
    for (const words of ['nasrin', '01722334455', '01733445566', '01744556677']) {
      expect(JSON.stringify(after.body)).not.toContain(words)
      const { rows } = await sql<{ entry: string }>`select entry::text as entry from audit_entries as entry`.execute(
        shop.db,
      )
      expect(rows.filter(({ entry }) => entry.includes(words))).toEqual([])
    }
    expect(await shop.db.selectFrom('cart_lines').select('id').where('customer_id', '=', id).execute()).toEqual([])
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

const returning = { username: 'karim', email: 'karim@example.com', password: 'a long enough one' }
const newcomer = { username: 'rahima', email: 'rahima@example.com', password: 'a long enough one' }
const profile = {
  storeName: 'Rongdhonu',
  storeDescription: 'Colours',
  contactPhone: '01711000000',
  contactEmail: 'shop@example.com',
}
const profile2 = { ...profile, storeName: 'Aalta', contactPhone: '01744556677' }
