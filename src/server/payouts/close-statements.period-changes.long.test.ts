import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STATEMENT_PERIODS, type StatementPeriod } from '#contract/values/statement-periods'
import { transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { closeStatements, closeStatementsBy } from './close-statements.ts'
import { dayAfter, lastDayBefore, nextClosingAfter } from './periods.ts'
import { writePeriod } from './terms.queries.ts'
import { judgeStatements } from './testing/judge-statements.ts'
import { givenSettled } from './testing/store-books.ts'

withinOneDay()

let shop: TestShop
let admin: { id: number; token: string }
let store: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
beforeEach(async () => {
  store = await shop.given.vendor()
})
afterEach(async () => {
  await sql`alter table ledger_journals alter written_at set default now()`.execute(shop.db)
})
afterAll(() => shop.close())

const SIGNAL = new AbortController().signal
const FIRST = '2026-01-01'
const read = (token = admin.token, id: number | 'own' = store.id) =>
  id === 'own'
    ? shop.call('GET /api/store-terms/own', {}, token)
    : shop.call('GET /api/store-terms/:id', { params: { id: String(id) } }, token)
const change = (period: StatementPeriod | null, id = store.id) =>
  shop.call('PUT /api/store-terms/:id/period', { params: { id: String(id) }, body: { period } }, admin.token)
const statements = () =>
  shop.db
    .selectFrom('statements')
    .select(['number', sql<string>`first_day::text`.as('firstDay'), sql<string>`last_day::text`.as('lastDay')])
    .where('vendor_id', '=', store.id)
    .orderBy('number')
    .execute()

describe('an admin', () => {
  test('gives a store a period of its own, which is read, kept in the audit once, and taken back', async () => {
    const today = await todayInDhaka(shop.db)
    const asShop = { period: null, periodNow: 'weekly', nextClosing: nextClosingAfter(today, 'weekly') }
    expect(await read()).toMatchObject({ status: 200, body: { vendorId: store.id, balance: 0, ...asShop } })
    for (const _ of [1, 2])
      expect((await change('monthly')).body).toMatchObject({ period: 'monthly', periodNow: 'monthly' })
    expect((await read(store.token, 'own')).body).toMatchObject({
      ...{ period: 'monthly', nextClosing: nextClosingAfter(today, 'monthly') },
    })
    expect((await change(null)).body).toMatchObject(asShop)
    expect(await auditOf(shop, admin, 'vendor', store.id)).toMatchObject([
      { action: 'update', before: { statementPeriod: null }, after: { statementPeriod: 'monthly' } },
      { action: 'update', before: { statementPeriod: 'monthly' }, after: { statementPeriod: null } },
    ])
  })

  test('is refused for a store that there is not', async () => {
    const unknown = { status: 404, body: { code: 'vendor_not_found' } }
    expect(await change('daily', 999_999)).toMatchObject(unknown)
    expect(await read(admin.token, 999_999)).toMatchObject(unknown)
  })
})

test('each store is closed by its own period, and all others by that of the shop', async () => {
  const stores = [store, await shop.given.vendor(), await shop.given.vendor()].map(({ id }) => id)
  const [daily, monthly] = stores as [number, number]
  await transact(shop.db, (tx) => writePeriod(tx, daily, 'daily'))
  await transact(shop.db, (tx) => writePeriod(tx, monthly, 'monthly'))
  await writtenOn('2025-12-20', () => Promise.all(stores.map((id) => givenSettled(shop.db, id, 1_000))))
  const closed = async () =>
    (await shop.db.selectFrom('statements').select('vendor_id').where('vendor_id', 'in', stores).execute()).map(
      ({ vendor_id: id }) => id,
    )
  await closeStatementsBy(shop.db, '2025-12-21', 'monthly', SIGNAL)
  expect(await closed()).toEqual([daily])
  await closeStatementsBy(shop.db, '2026-01-01', 'two_weeks', SIGNAL)
  expect((await closed()).toSorted()).toEqual([...stores].toSorted())
})

test('the job goes by the day in Dhaka and the shop’s setting', async () => {
  const today = await todayInDhaka(shop.db)
  const before = lastDayBefore(today, 'daily')
  await writtenOn(before, () => givenSettled(shop.db, store.id, 1_000))
  await shop.call('PUT /api/settings', { body: { statementPeriod: 'daily' } }, admin.token)
  await closeStatements(shop.db, SIGNAL)
  expect(await statements()).toEqual([{ number: 1, firstDay: before, lastDay: before }])
  await shop.call('PUT /api/settings', { body: { statementPeriod: 'weekly' } }, admin.token)
})

/** Days go by; the period changes or does not, something is posted or nothing, and the job runs or the shop is down. */
const days = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 20 }),
    period: fc.option(fc.constantFrom(null, ...STATEMENT_PERIODS), { nil: undefined }),
    poisha: fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: undefined }),
    shopPeriod: fc.constantFrom(...STATEMENT_PERIODS),
    isDown: fc.boolean(),
  }),
  { minLength: 4, maxLength: 25 },
)

test('however the period changes, statements join without gap or overlap, and tell everything once', async () => {
  await fc.assert(
    fc.asyncProperty(days, async (steps) => {
      store = await shop.given.vendor()
      let [today, own, postedPoisha] = [FIRST, null as StatementPeriod | null, 0]
      for (const { later, period, poisha, shopPeriod, isDown } of steps) {
        for (let day = 0; day < later; day += 1) today = dayAfter(today)
        if (period !== undefined) {
          own = period
          await transact(shop.db, (tx) => writePeriod(tx, store.id, period))
        }
        if (!isDown) await isClosedBy(today, own ?? shopPeriod, shopPeriod)
        // After midnight, and after the job.
        if (poisha !== undefined) {
          postedPoisha += poisha
          await writtenOn(today, () => givenSettled(shop.db, store.id, poisha))
        }
      }
      await isClosedBy('2030-01-01', own ?? 'weekly', 'weekly')
      expect(await told()).toBe(postedPoisha)
      const closed = await statements()
      for (const [at, { firstDay, lastDay }] of closed.entries()) {
        expect(firstDay <= lastDay).toBe(true)
        if (at > 0) expect(firstDay).toBe(dayAfter(closed[at - 1]?.lastDay ?? ''))
      }
    }),
    { numRuns: 25 },
  )
  expect(await judgeStatements(shop.db)).toEqual([])
})

/** What is over is closed with the last day of the store’s own period, once; nothing that was written by then is left. */
async function isClosedBy(today: string, period: StatementPeriod, shopPeriod: StatementPeriod): Promise<void> {
  const before = await statements()
  for (const _ of [1, 2]) await closeStatementsBy(shop.db, today, shopPeriod, SIGNAL)
  const after = await statements()
  const lastDay = lastDayBefore(today, period)
  expect(after.length - before.length).toBeLessThanOrEqual(1)
  if (after.length > before.length) expect(after.at(-1)?.lastDay).toBe(lastDay)
  if ((after.at(-1)?.lastDay ?? '') < lastDay) expect(await leftUntil(lastDay)).toBe(0)
}

async function told(): Promise<number> {
  const { poisha } = await shop.db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select(sql<number>`coalesce(sum(amount_poisha), 0)::bigint`.as('poisha'))
    .where('vendor_id', '=', store.id)
    .executeTakeFirstOrThrow()
  return poisha
}

/** Entries that were written by the end of that day in Dhaka, and stand in no statement. */
async function leftUntil(day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
      join ledger_journals on ledger_journals.id = journal_id
    where ledger_accounts.kind = 'vendor_payable' and owner = ${store.id}::text
      and (written_at at time zone 'Asia/Dhaka')::date <= ${day}::date
      and not exists (
        select from statement_lines as line
        where line.account_id = ledger_entries.account_id and line.version = ledger_entries.version
      )`.execute(shop.db)
  return rows[0]?.count ?? 0
}

/** Journals say themselves when they were written: at noon in Dhaka. */
async function writtenOn(day: string, work: () => Promise<unknown>): Promise<void> {
  await sql.raw(`alter table ledger_journals alter written_at set default '${day}T06:00:00Z'`).execute(shop.db)
  await work()
  await sql`alter table ledger_journals alter written_at set default now()`.execute(shop.db)
}
