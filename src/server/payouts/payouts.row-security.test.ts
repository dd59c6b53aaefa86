import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { standingOf } from '../store-documents/accounts.queries.ts'
import { behind } from '../testing/behind.ts'
import { givenPaused } from '../testing/given-debts.ts'
import { givenPayout } from '../testing/given-payouts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { resumeOrders } from './debts.queries.ts'
import { holdPayout, insertPayout, markApproved, markPaid, payoutOf, payoutsPage } from './payouts.queries.ts'
import { linesPage, statementsPage } from './statements.queries.ts'
import { writePeriod } from './terms.queries.ts'

let shop: TestShop
let people: Traders
let own: { statementId: number; payoutId: number }
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { baker, weaver, admin } = people
  const payoutId = await givenPayout(shop, baker.id, admin.id)
  await givenPayout(shop, weaver.id, admin.id)
  own = { payoutId, statementId: (await payoutOf(shop.db, payoutId))?.statementId ?? 0 }
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/
const PAGE = { before: undefined, limit: 9 }
const ALL = { vendorId: undefined, state: undefined }
const stored = async () => [
  await shop.db.selectFrom('statement_lines').selectAll().orderBy('account_id').execute(),
  await shop.db.selectFrom('payouts').selectAll().orderBy('id').execute(),
]

test('under row security a store sees its own statements, their lines and its payouts, though it asks for all', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  expect((await statementsPage(mine, undefined, PAGE)).rows).toMatchObject([{ id: own.statementId }])
  expect((await payoutsPage(mine, ALL, PAGE)).rows).toMatchObject([{ id: own.payoutId }])
  const lines = await mine.selectFrom('statement_lines').select(['statement_id', 'subject']).execute()
  expect(lines).toEqual([{ statement_id: own.statementId, subject: expect.stringMatching(/^parcel:\d+$/) }])
})

test.each(['weaver', 'customer'] as const)('the %s sees nothing of the baker’s', async (name) => {
  const stranger: Db = await behind(shop, name === 'weaver' ? people.weaver.ownerId : people.customer.id)
  expect((await linesPage(stranger, own.statementId, { after: 0, limit: 9 })).rows).toEqual([])
  expect(await payoutOf(stranger, own.payoutId)).toBeUndefined()
  const seen = (await statementsPage(stranger, undefined, PAGE)).rows.map(({ vendorId }) => vendorId)
  expect(seen).toEqual(name === 'weaver' ? [people.weaver.id] : [])
})

test('a store reads its own period, and nobody else’s; it changes none', async () => {
  await writePeriod(shop.db, people.baker.id, 'monthly')
  const periods = async (accountId: number) =>
    await (await behind(shop, accountId)).selectFrom('statement_periods').selectAll().execute()
  expect(await periods(people.baker.ownerId)).toEqual([{ vendor_id: people.baker.id, period: 'monthly' }])
  expect(await periods(people.weaver.ownerId)).toEqual([])
  expect(await periods(people.customer.id)).toEqual([])
  const mine = await behind(shop, people.baker.ownerId)
  await expect(writePeriod(mine, people.baker.id, 'daily')).rejects.toThrow(REFUSED)
  await expect(writePeriod(mine, people.baker.id, null)).rejects.toThrow(REFUSED)
})

test('a store reads its own debt, and nobody else’s; it ends none, pays none, and lets no orders in', async () => {
  await givenPaused(shop, people.baker.id)
  const debts = async (accountId: number) =>
    await (await behind(shop, accountId)).selectFrom('store_debts').select('vendor_id').execute()
  expect(await debts(people.baker.ownerId)).toEqual([{ vendor_id: people.baker.id }])
  expect(await debts(people.weaver.ownerId)).toEqual([])
  expect(await debts(people.customer.id)).toEqual([])
  const mine = await behind(shop, people.baker.ownerId)
  await expect(resumeOrders(mine, people.baker.id)).rejects.toThrow(REFUSED)
  for (const statement of [
    'update store_debts set ended_at = now()',
    'update store_debts set told_at = now()',
    `insert into store_payments (vendor_id, amount_poisha, way, reference, recorded_by) values (${people.baker.id}, 1, 'cash', 'x', 1)`,
    'select reference from store_payments',
  ])
    await expect(sql.raw(statement).execute(mine)).rejects.toThrow(REFUSED)
})

test('a store is not paused without a debt, by nobody, and its payments are never changed', async () => {
  await givenPaused(shop, people.weaver.id)
  const run = (statement: string) => sql.raw(statement).execute(shop.db)
  await expect(run(`update store_debts set ended_at = now() where vendor_id = ${people.weaver.id}`)).rejects.toThrow(
    'paused without a debt',
  )
  for (const statement of [
    'delete from store_debts',
    'update store_payments set amount_poisha = 1',
    "update store_payments set reference = 'x'",
    'delete from store_payments',
  ])
    await expect(run(statement)).rejects.toThrow('append-only')
})

test('nobody but the shop writes any, not even the store whose it is, nor learns who of the shop did what', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  const before = await stored()
  const made = {
    vendorId: people.baker.id,
    statementId: own.statementId,
    amountPoisha: 1,
    way: 'cash',
    ...{ payTo: '', accountId: null },
  } as const
  await expect(insertPayout(mine, { ...made, preparedBy: people.baker.ownerId })).rejects.toThrow(REFUSED)
  await expect(markApproved(mine, own.payoutId, people.baker.ownerId)).rejects.toThrow(REFUSED)
  await expect(markPaid(mine, own.payoutId, people.baker.ownerId, 'FT1')).rejects.toThrow(REFUSED)
  await expect(holdPayout(mine, own.payoutId)).rejects.toThrow(REFUSED)
  await expect(mine.selectFrom('payouts').select('prepared_by').execute()).rejects.toThrow(REFUSED)
  await expect(sql`insert into statements select * from statements`.execute(mine)).rejects.toThrow()
  await expect(sql`delete from statement_lines`.execute(mine)).rejects.toThrow(REFUSED)
  expect(await stored()).toEqual(before)
})

test('the shop itself changes no payout’s amount, account or way back', async () => {
  const change = (words: string) => sql.raw(`update payouts set ${words} where id = ${own.payoutId}`).execute(shop.db)
  for (const words of [
    'amount_poisha = 1',
    `pay_to = 'mine'`,
    'account_id = null',
    `state = 'paid', paid_at = now(), paid_by = 1, reference = 'x'`,
  ])
    await expect(change(words)).rejects.toThrow(/append-only|check constraint/)
  await expect(sql`delete from payouts`.execute(shop.db)).rejects.toThrow('append-only')
  const { approved } = await standingOf(shop.db, people.weaver.id)
  const more = {
    ...{ vendorId: people.weaver.id, statementId: own.statementId, amountPoisha: 1 },
    ...{ way: approved?.way ?? 'cash', payTo: '0123456789', accountId: approved?.id ?? null },
  }
  await expect(insertPayout(shop.db, { ...more, preparedBy: people.admin.id })).resolves.toBeUndefined()
})
