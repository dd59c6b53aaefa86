import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorRow } from '#contract/vendors'
import { onAnnouncement, type Tag } from '../platform/announcements.ts'
import { transact } from '../platform/db.ts'
import { auditOf } from '../testing/audit.ts'
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
