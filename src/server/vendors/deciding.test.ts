import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorRow, VendorStatus } from '#contract/vendors'
import { onAnnouncement, type Tag } from '../platform/announcements.ts'
import { transact } from '../platform/db.ts'
import { auditOf } from '../testing/audit.ts'
import { order, orderBody } from '../testing/orders.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

const HOUSE_STORE = 1

let shop: TestShop
let admin: { id: number; token: string; username: string }
let colleague: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  colleague = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const approve = (id: number, by = admin) => shop.call('PUT /api/Vendors/Approve/:id', at(id), by.token)
const reject = (id: number, by = admin) => shop.call('PUT /api/Vendors/Reject/:id', at(id), by.token)
const remove = (id: number, by = admin) => shop.call('DELETE /api/Vendors/:id', at(id), by.token)

async function listed(query: Record<string, string> = {}): Promise<VendorRow[]> {
  return (await shop.call('GET /api/Vendors', { query }, admin.token)).body
}

/** Both calls are under way, and wait for the vendor, before either may go on. */
async function atOnce(vendorId: number, ...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { running } = await transact(shop.db, async (tx) => {
    await sql`select id from vendors where id = ${vendorId} for update`.execute(tx)
    const started = calls.map((call) => call())
    await untilSomebodyWaits(shop, started.length)
    return { running: started }
  })
  return await Promise.all(running)
}

describe('a pending vendor', () => {
  test.each([
    ['approved', approve, 'approve', 'Approved'],
    ['rejected', reject, 'reject', 'Rejected'],
  ] as const)('is %s, with who and when', async (_, decide, action, status) => {
    const { id } = await shop.given.vendor('Pending')
    const answer = await decide(id)
    expect(answer).toMatchObject({ status: 200, body: { vendorId: id, status, decidedBy: admin.username } })
    expect(answer.body.isApproved).toBe(status === 'Approved')
    expect(answer.body.decidedAt).toMatch(/Z$/)
    expect(await auditOf(shop, admin, 'vendor', id)).toEqual([
      { by: admin.username, action, before: { status: 'Pending' }, after: { status } },
    ])
  })

  test.each([
    ['approve', approve, 'reject', reject],
    ['approve', approve, 'approve', approve],
    ['reject', reject, 'approve', approve],
  ] as const)('gets one decision where one admin would %s and another %s it at once', async (_, one, __, other) => {
    const { id } = await shop.given.vendor('Pending')
    const answers = await atOnce(
      id,
      () => one(id),
      () => other(id, colleague),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(problem('vendor_not_pending'))
    expect(await auditOf(shop, admin, 'vendor', id)).toHaveLength(1)
  })
})

describe('a decision', () => {
  test.each(['Approved', 'Rejected'] as const)('is not taken again on a vendor that is %s', async (status) => {
    const { id } = await shop.given.vendor(status)
    for (const answer of [await approve(id), await reject(id)])
      expect(answer).toMatchObject({ status: 409, body: problem('vendor_not_pending') })
    expect((await listed({ search: `Store of` })).find(({ vendorId }) => vendorId === id)?.status).toBe(status)
    expect(await auditOf(shop, admin, 'vendor', id)).toEqual([])
  })

  test('is never taken on the house store, nor is it deleted', async () => {
    for (const answer of [await approve(HOUSE_STORE), await reject(HOUSE_STORE), await remove(HOUSE_STORE)])
      expect(answer).toMatchObject({ status: 409, body: problem('house_store') })
  })

  test('is not taken on a store that is closed or was never opened', async () => {
    const { id } = await shop.given.vendor('Pending')
    await remove(id)
    for (const each of [id, 999_999])
      for (const answer of [await approve(each), await reject(each), await remove(each)])
        expect(answer).toMatchObject({ status: 404, body: problem('vendor_not_found') })
  })
})

describe('a store that is closed', () => {
  test('has nothing on sale any more, and its owner is a customer', async () => {
    const vendor = await shop.given.vendor()
    const product = await shop.given.product({ vendorId: vendor.id })
    expect((await remove(vendor.id)).status).toBe(200)
    expect((await shop.call('GET /api/product/:id', at(product))).status).toBe(404)
    expect(await shop.call('GET /api/Vendors/MyProfile', {}, vendor.token)).toMatchObject({ status: 403 })
    const asCustomer = await shop.tokens.sign({ id: vendor.ownerId, role: 'User' })
    expect((await shop.call('GET /api/auth/me', {}, asCustomer)).body).toMatchObject({ role: 'User' })
  })

  test('keeps its orders and its name on them', async () => {
    const vendor = await shop.given.vendor()
    const product = await shop.given.product({ vendorId: vendor.id })
    const customer = await shop.given.account()
    const { body } = await order(shop, customer.token, orderBody([{ productId: product }]))
    await remove(vendor.id)
    const kept = await shop.call('GET /api/orders/:id', at(body.id), customer.token)
    expect(kept.body.parcels).toMatchObject([{ vendorId: vendor.id, storeName: body.parcels[0].storeName }])
  })

  test('is written down, and so is its owner’s new role', async () => {
    const vendor = await shop.given.vendor('Rejected')
    await remove(vendor.id)
    expect(await auditOf(shop, admin, 'vendor', vendor.id)).toEqual([
      { by: admin.username, action: 'delete', before: { status: 'Rejected' }, after: null },
    ])
    expect(await auditOf(shop, admin, 'user', vendor.ownerId)).toEqual([
      { by: admin.username, action: 'role', before: { role: 'Vendor' }, after: { role: 'Customer' } },
    ])
  })

  test('is closed once by two admins at once', async () => {
    const { id } = await shop.given.vendor()
    const answers = await Promise.all([remove(id), remove(id, colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await auditOf(shop, admin, 'vendor', id)).toHaveLength(1)
  })

  test('does not hang with a change of its owner’s role at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, ownerId } = await shop.given.vendor()
      const role = { ...at(ownerId), body: { role: 'Customer' as const } }
      const answers = await Promise.all([remove(id), shop.call('PUT /api/users/:id/role', role, colleague.token)])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await auditOf(shop, admin, 'user', ownerId)).toHaveLength(1)
    }
  })
})

describe('finished public pages', () => {
  test.each([
    ['approved', 'Pending', approve],
    ['rejected', 'Pending', reject],
    ['deleted', 'Approved', remove],
  ] as const)('hear of a vendor that is %s', async (_, status, act) => {
    const heard: Tag[] = []
    onAnnouncement(shop.db, (tags) => heard.push(...tags))
    const { id } = await shop.given.vendor(status)
    await act(id)
    expect(heard).toEqual(expect.arrayContaining([`vendor:${id}`, 'catalog']))
  })
})

describe('Vendor Management', () => {
  beforeAll(() =>
    shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('is_house', '=', false).execute(),
  )

  const ids = (rows: VendorRow[]) => rows.map(({ vendorId }) => vendorId)

  test('shows those that wait first, then the newest, the house store among them, none that is closed', async () => {
    const made: Record<string, number> = {}
    for (const [name, status] of Object.entries<VendorStatus>({
      a: 'Pending',
      b: 'Approved',
      c: 'Rejected',
      d: 'Pending',
    }))
      made[name] = (await shop.given.vendor(status)).id
    const closed = await shop.given.vendor()
    await remove(closed.id)
    const { a, b, c, d } = made
    expect(ids(await listed())).toEqual([d, a, c, b, HOUSE_STORE])
    expect((await listed()).at(-1)).toMatchObject({ storeName: 'Haat', isHouse: true, status: 'Approved' })
    expect(ids(await listed({ status: 'Pending' }))).toEqual([d, a])
    expect(ids(await listed({ status: 'Rejected' }))).toEqual([c])
  })

  test('comes page by page, each store once', async () => {
    const seen: number[] = []
    for (let path: string | undefined = '/api/vendors?limit=1'; path; ) {
      const { body, headers } = await shop.request('GET', path, { headers: { authorization: `Bearer ${admin.token}` } })
      expect(headers.get('x-total-count')).toBe('5')
      seen.push(...ids(body))
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids(await listed()))
  })

  test.each(['w', '17', 'x17', 'w0', 'd1.5'])('refuses the place %s, which it never gave', async (cursor) => {
    const { status, body } = await shop.call('GET /api/Vendors', { query: { cursor } }, admin.token)
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['cursor'] })
  })

  test('is searched by a part of the name or of an email, whatever its case', async () => {
    const { id, ownerId } = await shop.given.vendor()
    await shop.db
      .updateTable('vendors')
      .set({ store_name: 'Rongdhonu 100%', contact_email: 'Hello@rong.example' })
      .where('id', '=', id)
      .execute()
    const owner = await shop.db.selectFrom('users').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow()
    for (const search of ['DHONU', '0%', 'hello@RONG', owner.email ?? ''])
      expect(ids(await listed({ search }))).toEqual([id])
    expect(await listed({ search: 'no such store' })).toEqual([])
  })

  test('says how many products a store has', async () => {
    const { id } = await shop.given.vendor('Pending')
    await shop.given.product({ vendorId: id })
    await shop.given.product({ vendorId: id })
    expect((await listed({ status: 'Pending' })).find(({ vendorId }) => vendorId === id)?.productCount).toBe(2)
  })
})
