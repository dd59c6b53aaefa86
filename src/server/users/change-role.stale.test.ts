import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/users'
import { transact } from '../platform/database/db.ts'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
let admin: { id: number; token: string }
let colleague: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  colleague = await shop.given.account('Admin')
})
afterAll(() => shop.close())

type By = { token: string }
type Deed = (by: By, id: number, version?: number) => Promise<Answer>
const at = (id: number, fromVersion: number | undefined) => ({
  params: { id: String(id) },
  body: fromVersion === undefined ? {} : { fromVersion },
})
const toggle: Deed = (by, id, version) => shop.call('PUT /api/users/:id/toggle-active', at(id, version), by.token)
const makeVendor: Deed = (by, id, version) => {
  const { params, body } = at(id, version)
  return shop.call('PUT /api/users/:id/role', { params, body: { ...body, role: 'Vendor' } }, by.token)
}
const DEEDS: [string, Deed][] = [
  ['(de)activation', toggle],
  ['change of role', makeVendor],
]

async function listed(id: number): Promise<User | undefined> {
  const { body } = await shop.call('GET /api/users', { query: { limit: '100' } }, admin.token)
  return body.find((user: User) => user.id === id)
}

describe.each(DEEDS)('a %s', (_, deed) => {
  test('by the version that the list shows is done, and raises it', async () => {
    const { id } = await shop.given.account()
    expect((await listed(id))?.version).toBe(1)
    const { status, body } = await deed(admin, id, 1)
    expect({ status, version: body.version }).toEqual({ status: 200, version: 2 })
    expect(await listed(id)).toEqual(body)
  })

  test('decided on what a colleague has changed meanwhile is refused, with the account as it is now', async () => {
    const { id } = await shop.given.account()
    const now = (await toggle(colleague, id, 1)).body
    expect(now.isActive).toBe(false)
    const answer = await deed(admin, id, 1)
    expect(answer).toMatchObject({ status: 409, body: problem('changed_meanwhile') })
    expect(answer.body.record).toEqual({ user: now })
    expect(await listed(id)).toEqual(now)
    expect(await auditOf(shop, admin, 'user', id)).toHaveLength(1)
  })

  test('without a version is done as before', async () => {
    const { id } = await shop.given.account()
    await toggle(colleague, id)
    expect((await deed(admin, id)).status).toBe(200)
  })
})

test('two admins press Deactivate at once: the account is inactive, and one of them is told', async () => {
  const { id } = await shop.given.account()
  const { running } = await transact(shop.db, async (tx) => {
    await sql`select id from users where id = ${id} for update`.execute(tx)
    const started = [toggle(admin, id, 1), toggle(colleague, id, 1)]
    await untilSomebodyWaits(shop, started.length)
    return { running: started }
  })
  expect((await Promise.all(running)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await listed(id)).toMatchObject({ isActive: false, version: 2 })
})
