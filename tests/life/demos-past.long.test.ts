import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { givenDemoPast } from '../../demo/past/testing/given-past.ts'
import { wrongInvoices } from '../../src/server/invoices/testing/judge-invoices.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { judgeRefunds } from '../../src/server/refunds/testing/judge-refunds.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { judgeMoney } from './judge-money.ts'

const HOUR_MS = 3_600_000

/** A little after a week was closed, of which nothing is paid yet. */
function behindAClosing(): Date {
  const day = new Date()
  day.setUTCHours(18, 20, 0, 0)
  while (day.getUTCDay() !== 6 || day.getTime() > Date.now()) day.setTime(day.getTime() - 24 * HOUR_MS)
  return day
}

/** At this hour of the week a refund stops one of the last payouts between its preparing and its approval. */
const BEHIND_A_REFUND = new Date('2026-11-28T15:25:00Z')

test('the demo’s past breaks no promise of the books, and has of everything something to show', async () => {
  const filledAt = BEHIND_A_REFUND
  const { db } = await filledShop(filledAt)
  expect.soft(await judgedBy(db)).toEqual([])
  expect.soft(await lateIn(db, filledAt)).toEqual([])
  expect.soft(await shownIn(db)).toEqual({
    verdicts: expect.arrayContaining(['paid', 'returned', 'return_charged', 'short', 'twice', 'unknown']),
    payouts: ['approved', 'failed', 'paid', 'prepared'],
    refunds: ['owed', 'paid'],
    papers: ['approved', 'handed_in'],
    invoices: ['commission', 'sale'],
    forgottenForAWeek: expect.any(Number),
    suspense: expect.any(Number),
  })
  const { forgottenForAWeek, suspense } = await shownIn(db)
  expect.soft([forgottenForAWeek > 0, suspense > 0]).toEqual([true, true])
})

test('cut off again and again it goes on where it was, at any hour of the week', async () => {
  const { db } = await filledShop(behindAClosing(), 100)
  expect.soft(await judgedBy(db)).toEqual([])
  expect.soft((await shownIn(db)).payouts).toEqual(['approved', 'failed', 'paid', 'prepared'])
}, 1_800_000)

/** What was done then was written then, and is told to nobody today. */
async function lateIn(db: Db, filledAt: Date): Promise<string[]> {
  const late: string[] = []
  for (const [table, column] of DATED) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} > ${filledAt} limit 1`.execute(db)
    if (rows.length > 0) late.push(`${table}.${column}`)
  }
  for (const table of ['outbox', 'graphile_worker._private_jobs', 'messages']) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) late.push(table)
  }
  return late
}

const DATED = [
  ...([['ledger_journals', 'written_at'] as const, ['ledger_journals', 'happened_at'] as const] as const),
  ...([['statements', 'closed_at'] as const, ['payouts', 'prepared_at'] as const] as const),
  ...([['settlement_files', 'loaded_at'] as const, ['settlement_rows', 'judged_at'] as const] as const),
  ...([['tax_invoices', 'issued_at'] as const, ['refunds', 'granted_at'] as const] as const),
  ...([['store_papers', 'handed_in_at'] as const, ['parcel_moves', 'learned_at'] as const] as const),
  ...([['audit_entries', 'at'] as const, ['consignments', 'created_at'] as const] as const),
] as const

/** Its clock is as it was before. */
async function filledShop(now: Date, cutAfterSteps?: number): Promise<TestShop> {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const before = await clocks(shop.db)
  await givenDemoPast(shop, now, cutAfterSteps)
  expect(await clocks(shop.db)).toEqual(before)
  return shop
}

async function judgedBy(db: Db): Promise<unknown[]> {
  return [...(await judgeMoney(db)), ...(await judgeRefunds(db)), ...(await wrongInvoices(db))]
}

interface Shown {
  verdicts: string[]
  payouts: string[]
  refunds: string[]
  papers: string[]
  invoices: string[]
  forgottenForAWeek: number
  suspense: number
}

async function shownIn(db: Db): Promise<Shown> {
  const each = (column: string, table: string) =>
    sql`array(select distinct ${sql.ref(column)} from ${sql.table(table)} order by 1)`
  const { rows } = await sql<Shown>`select
    ${each('verdict', 'settlement_rows')} as verdicts, ${each('state', 'payouts')} as payouts,
    ${each('state', 'refunds')} as refunds, ${each('state', 'store_papers')} as papers,
    ${each('kind', 'tax_invoices')} as invoices,
    (select count(*)::int from (
      select subject from ledger_journals join ledger_entries on journal_id = ledger_journals.id
      join ledger_accounts on ledger_accounts.id = account_id where ledger_accounts.kind = 'courier_owes'
      group by subject having sum(amount_poisha) > 0 and min(happened_at) < now() - interval '7 days'
    ) as unpaid) as "forgottenForAWeek",
    (select count(*)::int from ledger_accounts where kind = 'suspense' and balance_poisha <> 0) as suspense`.execute(db)
  const [shown] = rows
  if (!shown) throw new Error('A question without a table has a row.')
  return shown
}

/** All that the catalogue says of them. */
async function clocks(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select to_jsonb(pg_proc) as row from pg_proc where pronamespace = 'pg_catalog'::regnamespace
      and proname in ('now', 'clock_timestamp') order by proname`.execute(db)
  return rows
}
