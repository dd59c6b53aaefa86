import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorRow } from '#contract/vendors'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { transact } from '../platform/database/db.ts'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { type Admins, givenAdmins } from './testing/admins.ts'

const HOUSE_STORE = 1

let shop: TestShop
let admins: Admins
beforeAll(async () => {
  shop = await openTestShop()
  admins = await givenAdmins(shop)
})
afterAll(() => shop.close())

async function listed(query: Record<string, string> = {}): Promise<VendorRow[]> {
  return (await shop.call('GET /api/Vendors', { query }, admins.admin.token)).body
}

/** Both calls are under way, and wait for the vendor, before either may go on. */
async function together(vendorId: number, ...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
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
    ['approve', 'Approved'],
    ['reject', 'Rejected'],
  ] as const)('takes “%s”: it is %s then, with who and when', async (action, status) => {
    const { id } = await shop.given.vendor('Pending')
    const answer = await admins[action](id)
    expect(answer).toMatchObject({ status: 200, body: { vendorId: id, status, decidedBy: admins.admin.username } })
    expect(answer.body.isApproved).toBe(status === 'Approved')
    expect(answer.body.decidedAt).toMatch(/Z$/)
    expect(await auditOf(shop, admins.admin, 'vendor', id)).toEqual([
      { by: admins.admin.username, action, before: { status: 'Pending' }, after: { status } },
    ])
  })

  test('is rejected with the reason in the audit', async () => {
    const { id } = await shop.given.vendor('Pending')
    const params = { id: String(id) }
    const body = { reason: 'No trade licence' }
    await shop.call('PUT /api/Vendors/Reject/:id', { params, body }, admins.admin.token)
    expect(await auditOf(shop, admins.admin, 'vendor', id)).toMatchObject([
      { action: 'reject', after: { status: 'Rejected', reason: 'No trade licence' } },
    ])
  })

  test.each(['Approve', 'Reject'] as const)('is not to “%s” under a name that the admin has not seen', async (deed) => {
    const { id, token } = await shop.given.vendor('Pending')
    const [seen] = await listed({ status: 'Pending' })
    expect(seen?.vendorId).toBe(id)
    const decide = (fromVersion: number | undefined) =>
      shop.call(
        `PUT /api/Vendors/${deed}/:id`,
        { params: { id: String(id) }, body: { fromVersion } },
        admins.admin.token,
      )
    const body = { storeName: `Aarong Official ${deed}` }
    const { body: renamed } = await shop.call('PUT /api/Vendors/UpdateProfile', { body }, token)
    expect(await decide(seen?.version)).toMatchObject({
      status: 409,
      body: { ...problem('changed_meanwhile'), record: { store: renamed } },
    })
    expect((await listed({ status: 'Pending' })).map(({ vendorId }) => vendorId)).toContain(id)
    expect((await decide(renamed.version)).status).toBe(200)
    expect(await decide(renamed.version)).toMatchObject({ status: 409, body: problem('vendor_not_pending') })
  })

  test.each([
    ['approve', 'reject'],
    ['approve', 'approve'],
    ['reject', 'approve'],
  ] as const)('gets one decision where one admin would %s and another %s it at once', async (one, other) => {
    const { id } = await shop.given.vendor('Pending')
    const answers = await together(
      id,
      () => admins[one](id),
      () => admins[other](id, admins.colleague),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(problem('vendor_not_pending'))
    expect(await auditOf(shop, admins.admin, 'vendor', id)).toHaveLength(1)
  })
})

describe('a decision', () => {
  test.each([
    ['Approve', 0],
    ['Approve', 1_000_000_000],
    ['Reject', 2_147_483_648],
  ] as const)('to “%s” is not taken from version %i, which no store ever has', async (deed, fromVersion) => {
    const { id } = await shop.given.vendor('Pending')
    const input = { params: { id: String(id) }, body: { fromVersion } }
    expect(await shop.call(`PUT /api/Vendors/${deed}/:id`, input, admins.admin.token)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { fromVersion: expect.any(String) } },
    })
  })

  test.each(['Approved', 'Rejected'] as const)('is not taken again on a vendor that is %s', async (status) => {
    const { id } = await shop.given.vendor(status)
    for (const answer of [await admins.approve(id), await admins.reject(id)])
      expect(answer).toMatchObject({ status: 409, body: problem('vendor_not_pending') })
    expect((await listed({ search: `Store of` })).find(({ vendorId }) => vendorId === id)?.status).toBe(status)
    expect(await auditOf(shop, admins.admin, 'vendor', id)).toEqual([])
  })

  test('is never taken on the house store, nor is it deleted', async () => {
    for (const answer of [
      await admins.approve(HOUSE_STORE),
      await admins.reject(HOUSE_STORE),
      await admins.remove(HOUSE_STORE),
    ])
      expect(answer).toMatchObject({ status: 409, body: problem('house_store') })
  })

  test('is not taken on a store that is closed or was never opened', async () => {
    const { id } = await shop.given.vendor('Pending')
    await admins.remove(id)
    for (const each of [id, 999_999])
      for (const answer of [await admins.approve(each), await admins.reject(each), await admins.remove(each)])
        expect(answer).toMatchObject({ status: 404, body: problem('vendor_not_found') })
  })
})

describe('finished public pages', () => {
  test.each([
    ['approve', 'Pending', true],
    ['remove', 'Approved', true],
    ['reject', 'Pending', false],
    ['remove', 'Pending', false],
    ['remove', 'Rejected', false],
  ] as const)('where somebody would %s a vendor that is %s hear of it: %s', async (deed, status, isSeen) => {
    const heard: CacheTag[] = []
    onInvalidation(shop.db, (tags) => heard.push(...tags))
    const { id } = await shop.given.vendor(status)
    expect((await admins[deed](id)).status).toBe(200)
    expect(heard).toEqual(isSeen ? [`vendor:${id}`, 'catalog'] : [])
  })
})
