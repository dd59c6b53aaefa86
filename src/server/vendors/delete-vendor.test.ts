import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { type Admins, givenAdmins } from './testing/admins.ts'

let shop: TestShop
let admins: Admins
beforeAll(async () => {
  shop = await openTestShop()
  admins = await givenAdmins(shop)
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })

describe('a store that is closed', () => {
  test('has nothing on sale any more, and its owner is a customer', async () => {
    const vendor = await shop.given.vendor()
    const product = await shop.given.product({ vendorId: vendor.id })
    expect((await admins.remove(vendor.id)).status).toBe(200)
    expect((await shop.call('GET /api/product/:id', at(product))).status).toBe(404)
    expect(await shop.call('GET /api/Vendors/MyProfile', {}, vendor.token)).toMatchObject({ status: 403 })
    const asCustomer = await shop.tokens.sign({ id: vendor.ownerId, role: 'User', epoch: 0 })
    expect((await shop.call('GET /api/auth/me', {}, asCustomer)).body).toMatchObject({ role: 'User' })
  })

  test('keeps its orders and its name on them', async () => {
    const vendor = await shop.given.vendor()
    const product = await shop.given.product({ vendorId: vendor.id })
    const customer = await shop.given.account()
    const { body } = await order(shop, customer.token, orderBody([{ productId: product }]))
    await admins.remove(vendor.id)
    const kept = await shop.call('GET /api/orders/:id', at(body.id), customer.token)
    expect(kept.body.parcels).toMatchObject([{ vendorId: vendor.id, storeName: body.parcels[0].storeName }])
  })

  test('is written down, and so is its owner’s new role', async () => {
    const vendor = await shop.given.vendor('Rejected')
    await admins.remove(vendor.id)
    expect(await auditOf(shop, admins.admin, 'vendor', vendor.id)).toEqual([
      { by: admins.admin.username, action: 'delete', before: { status: 'Rejected' }, after: null },
    ])
    expect(await auditOf(shop, admins.admin, 'user', vendor.ownerId)).toEqual([
      { by: admins.admin.username, action: 'role', before: { role: 'Vendor' }, after: { role: 'Customer' } },
    ])
  })

  test('is closed once by two admins at once', async () => {
    const { id } = await shop.given.vendor()
    const answers = await Promise.all([admins.remove(id), admins.remove(id, admins.colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await auditOf(shop, admins.admin, 'vendor', id)).toHaveLength(1)
  })

  test('does not hang with a change of its owner’s role at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, ownerId } = await shop.given.vendor()
      const role = { ...at(ownerId), body: { role: 'Customer' as const } }
      const answers = await Promise.all([
        admins.remove(id),
        shop.call('PUT /api/users/:id/role', role, admins.colleague.token),
      ])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await auditOf(shop, admins.admin, 'user', ownerId)).toHaveLength(1)
    }
  })
})
