import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAccount } from '../testing/given-documents.ts'
import { givenStatement } from '../testing/given-payouts.ts'
import { givenSold, grantRefund, payRefund } from '../testing/refunds.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

type Person = { id: number; token: string }
let shop: TestShop
let traders: Traders
let first: Person
let second: Person
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
})
beforeEach(async () => {
  await shop.db
    .updateTable('users')
    .set({ is_active: false, admin_changed_at: null })
    .where('role', '=', 'Admin')
    .execute()
  first = await shop.given.account('Admin')
  second = await promoted()
})
afterAll(() => shop.close())

async function promoted(): Promise<Person> {
  const { id } = await shop.given.account()
  const role = { params: { id: String(id) }, body: { role: 'Admin' as const } }
  expect((await shop.call('PUT /api/users/:id/role', role, first.token)).status).toBe(200)
  return { id, token: await shop.tokens.sign({ id, role: 'Admin', epoch: 0 }) }
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const changed = (person: Person, hours: number) =>
  shop.db
    .updateTable('users')
    .set({ admin_changed_at: hoursAgo(hours) })
    .where('id', '=', person.id)
    .execute()
const toggle = (person: Person) =>
  shop.call('PUT /api/users/:id/toggle-active', { params: { id: String(person.id) } }, first.token)

interface Pair {
  prepare(): Promise<number>
  decide(id: number, token: string): Promise<Answer>
  needsAnother: Parameters<typeof problem>[0]
}

const RULES: Record<string, Pair> = {
  'a payout': {
    async prepare() {
      const store = await shop.given.vendor()
      await givenAccount(shop, store.id)
      const statementId = await givenStatement(shop, store.id)
      return (await shop.call('POST /api/payouts', { body: { statementId } }, first.token)).body.id
    },
    decide: (id, token) => shop.call('PUT /api/payouts/:id/approval', { params: { id: String(id) } }, token),
    needsAnother: 'payout_needs_another',
  },
  'a manual entry': {
    async prepare() {
      const { id: vendorId } = await shop.given.vendor()
      const body = { vendorId, reason: 'Agreed by phone', key: randomUUID(), kind: 'credit' as const, amount: 100 }
      return (await shop.call('POST /api/manual-entries', { body }, first.token)).body.id
    },
    decide: (id, token) => shop.call('PUT /api/manual-entries/:id/approval', { params: { id: String(id) } }, token),
    needsAnother: 'entry_needs_another',
  },
  'a refund': {
    async prepare() {
      const sold = await givenSold(shop, traders, { quantities: [2] })
      const lines = sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
      return (await grantRefund(shop, first.token, sold.parcelId, { lines })).body.id
    },
    decide: (id, token) => payRefund(shop, token, id),
    needsAnother: 'refund_needs_another',
  },
}

describe.each(Object.entries(RULES))('%s', (_, { prepare, decide, needsAnother }) => {
  test('is not decided by who became an admin less than 72 hours ago, and says when it can be', async () => {
    const id = await prepare()
    await changed(second, 71)
    expect(await decide(id, second.token)).toMatchObject({
      status: 409,
      body: { ...problem('admin_too_new'), message: expect.stringMatching(/can continue from \w+day/) },
    })
    await changed(second, 73)
    expect((await decide(id, second.token)).status).toBe(200)
  })

  test('waits where the only other admin is that new: whoever prepared it decides nothing either', async () => {
    const id = await prepare()
    expect(await decide(id, first.token)).toMatchObject({ status: 409, body: problem('admin_too_new') })
    await changed(second, 73)
    expect(await decide(id, first.token)).toMatchObject({ status: 409, body: problem(needsAnother) })
  })

  test('is not decided alone by who has just deactivated the others', async () => {
    await changed(second, 73)
    const id = await prepare()
    expect((await toggle(second)).status).toBe(200)
    expect(await decide(id, first.token)).toMatchObject({ status: 409, body: problem('admin_too_new') })
    await changed(second, 73)
    expect((await decide(id, first.token)).status).toBe(200)
  })

  test('is not decided by an admin who was just activated again', async () => {
    await changed(second, 73)
    const id = await prepare()
    for (const _turn of ['off', 'on']) expect((await toggle(second)).status).toBe(200)
    const { token_epoch: epoch } = await shop.db
      .selectFrom('users')
      .select('token_epoch')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow()
    const token = await shop.tokens.sign({ id: second.id, role: 'Admin', epoch })
    expect(await decide(id, token)).toMatchObject({ status: 409, body: problem('admin_too_new') })
  })
})
