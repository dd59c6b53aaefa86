import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ManualEntryKind } from '#contract/values/manual-entries'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { givenOwed } from '../payouts/testing/store-books.ts'
import { givenShopBin } from '../testing/given-invoices.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { type Answer, openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
let other: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  other = await shop.given.account('Admin')
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let store: { id: number; token: string }
let before: Record<string, number>
beforeEach(async () => {
  store = await shop.given.vendor()
  before = await balancesOf(shop.db)
})

/** What accounts have more than before the test, those of stores by their kind alone. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

interface Wanted {
  vendorId?: number
  reason?: string
  key?: string
}

function prepare(kind: ManualEntryKind, amount: number, wanted: Wanted = {}): Promise<Answer> {
  const body = { vendorId: store.id, reason: 'Agreed by phone', key: randomUUID(), ...wanted, kind, amount }
  return shop.call('POST /api/manual-entries', { body }, admin.token)
}

const decided = (id: number) => ({ params: { id: String(id) } })
const approve = (id: number, { token } = other) => shop.call('PUT /api/manual-entries/:id/approval', decided(id), token)
const refuse = (id: number) =>
  shop.call('PUT /api/manual-entries/:id/refusal', { ...decided(id), body: { reason: 'Not agreed' } }, other.token)

async function posts(kind: ManualEntryKind, amount: number): Promise<Record<string, number>> {
  const { body } = await prepare(kind, amount)
  expect((await approve(body.id)).body).toMatchObject({ state: 'approved' })
  return await posted()
}

describe('once another admin has approved it,', () => {
  test.each<[ManualEntryKind, Record<string, number>]>([
    ['credit', { vendor_payable: -10_050, store_adjustments: 10_050 }],
    ['debit', { vendor_owes: 10_050, store_adjustments: -10_050 }],
    ['penalty', { vendor_owes: 10_050, penalties: -10_050 }],
    ['fee', { vendor_owes: 11_558, fees: -10_050, vat_payable: -1_508 }],
    ['compensation', { vendor_payable: -10_050, losses: 10_050 }],
    ['opening_balance', { vendor_payable: -10_050, opening_balances: 10_050 }],
    ['opening_debt', { vendor_owes: 10_050, opening_balances: -10_050 }],
  ])('a %s is posted to the store, against an account of its own', async (kind, sums) => {
    expect(await posts(kind, 100.5)).toEqual(sums)
  })

  test('a write-off ends a debt, and is no more than that', async () => {
    await givenOwed(shop.db, store.id, 10_000)
    before = await balancesOf(shop.db)
    const { body } = await prepare('write_off', 100.01)
    expect((await approve(body.id)).body).toMatchObject({ code: 'entry_over_debt' })
    expect(await posted()).toEqual({})
    expect(await posts('write_off', 100)).toEqual({ vendor_owes: -10_000, losses: 10_000 })
  })
})

test('it is posted once, whoever presses at once, and not by who prepared it', async () => {
  const { body } = await prepare('credit', 100)
  expect(await posted()).toEqual({})
  expect((await approve(body.id, admin)).body).toMatchObject({ code: 'entry_needs_another' })
  const answers = await Promise.all([approve(body.id), approve(body.id), refuse(body.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const sums = await posted()
  expect([{}, { vendor_payable: -10_000, store_adjustments: 10_000 }]).toContainEqual(sums)
  expect((await approve(body.id)).body).toMatchObject({ code: 'entry_not_prepared' })
  expect(await posted()).toEqual(sums)
})

test('a press that is sent twice prepares one, and a key is of one entry', async () => {
  const key = randomUUID()
  const [first, second] = await Promise.all([prepare('credit', 100, { key }), prepare('credit', 100, { key })])
  expect(second.body.id).toBe(first.body.id)
  expect((await prepare('credit', 101, { key })).body).toMatchObject({ code: 'idempotency_key_reused' })
})

test('what is refused posts nothing, and says why', async () => {
  const { body } = await prepare('penalty', 100)
  expect((await refuse(body.id)).body).toMatchObject({ state: 'refused', refusedBecause: 'Not agreed' })
  expect((await approve(body.id)).status).toBe(409)
  expect(await posted()).toEqual({})
})

test('a store moves in once, and the shop has no account with its own store', async () => {
  expect((await prepare('opening_balance', 100)).status).toBe(201)
  expect((await prepare('opening_debt', 100)).body).toMatchObject({ code: 'store_moved_in' })
  const house = await shop.db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  expect((await prepare('credit', 100, { vendorId: house.id })).body).toMatchObject({ code: 'house_store' })
  expect((await prepare('credit', 100, { vendorId: 999_999 })).body).toMatchObject({ code: 'vendor_not_found' })
  expect((await approve(999_999)).body).toMatchObject({ code: 'entry_not_found' })
  expect((await prepare('credit', 0)).status).toBe(400)
})

test('its store reads it with its reason, in its statement and its CSV; another store reads nothing of it', async () => {
  await posts('credit', 250)
  await prepare('penalty', 60)
  const statementId = await givenClosed(shop, store.id)
  const params = { id: String(statementId) }
  const lines = await shop.call('GET /api/statements/:id/lines', { params }, store.token)
  expect(lines.body).toMatchObject([{ kind: 'credit', amount: 250, note: 'Agreed by phone' }])
  const file = await shop.call('GET /api/statements/:id/file', { params }, store.token)
  expect(JSON.stringify(file.body)).toContain('Agreed by phone')
  const own = await shop.call('GET /api/manual-entries', {}, store.token)
  expect(own.body).toMatchObject([{ kind: 'credit', amount: 250, state: 'approved', reason: 'Agreed by phone' }])
  const stranger = await shop.given.vendor()
  const query = { vendorId: String(store.id) }
  expect((await shop.call('GET /api/manual-entries', { query }, stranger.token)).body).toEqual([])
  const all = await shop.call('GET /api/manual-entries', { query }, admin.token)
  expect(all.body).toMatchObject([{ kind: 'penalty', state: 'prepared' }, { kind: 'credit' }])
})

test('a fee stands on the invoice of its statement with its VAT, a penalty does not', async () => {
  await givenShopBin(shop)
  await posts('fee', 200)
  await posts('penalty', 60)
  const statementId = await givenClosed(shop, store.id)
  await invoiceCommission(shop.db, statementId)
  const invoice = await shop.db
    .selectFrom('tax_invoices')
    .select(['value_poisha', 'vat_poisha', 'line_count'])
    .where('statement_id', '=', statementId)
    .execute()
  expect(invoice).toEqual([{ value_poisha: 20_000, vat_poisha: 3_000, line_count: 1 }])
})
