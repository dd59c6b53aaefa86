import { type InferResult, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

export type BalanceRecord = InferResult<ReturnType<typeof balances>>[number]

/** What the shop owes a store now, net of what that owes the shop. */
export async function balanceOf(tx: Db, vendorId: number): Promise<{ balancePoisha: number; owesPoisha: number }> {
  const sumOf = (of: string) => sql<number>`coalesce(sum(balance_poisha)${sql.raw(of)}, 0)::bigint`
  return await tx
    .selectFrom('ledger_accounts')
    .select([
      sql<number>`-${sumOf('')}`.as('balancePoisha'),
      sumOf(` filter (where kind = 'vendor_owes')`).as('owesPoisha'),
    ])
    .where('kind', 'in', ['vendor_owes', 'vendor_payable'])
    .where('owner', '=', String(vendorId))
    .executeTakeFirstOrThrow()
}

/** The journal that paid a payout. */
export async function journalOfPayout(tx: Db, payoutId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('ledger_journals')
    .select('id')
    .where('kind', '=', 'payout')
    .where('source', '=', String(payoutId))
    .executeTakeFirst()
  return row?.id
}

/** Whether this is its store’s newest statement. */
export async function isNewest(tx: Db, { vendorId, number }: { vendorId: number; number: number }): Promise<boolean> {
  const newer = await tx
    .selectFrom('statements')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('number', '>', number)
    .executeTakeFirst()
  return newer === undefined
}

/** Stores to pay, or that owe; the largest sum first, from the place `after` on. */
export async function balancesPage(
  db: Db,
  { which, leastPoisha }: { which: 'to_pay' | 'owing'; leastPoisha: number },
  { after, limit }: { after: { poisha: number; vendorId: number } | undefined; limit: number },
) {
  const sum = which === 'to_pay' ? sql.ref<number>('toPayPoisha') : sql<number>`-"balancePoisha"`
  const found = db.selectFrom(balances(db, leastPoisha).as('store')).where(sum, '>', 0)
  const rows = found
    .selectAll()
    .$if(after !== undefined, (some) =>
      some.where(
        sql<boolean>`(${sum}, -"vendorId") < (${after?.poisha ?? 0}::bigint, ${-(after?.vendorId ?? 0)}::bigint)`,
      ),
    )
    .orderBy(sum, 'desc')
    .orderBy('vendorId')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

/** By the newest statement of each store; nothing is to pay of what was paid, while a payout is under way, or below the least payout. */
function balances(db: Db, leastPoisha: number) {
  const leftPoisha = sql<number>`greatest(0, least(newest.closing_poisha, now.poisha))`
  const isTaken = sql<boolean>`exists (
    select from payouts where payouts.vendor_id = vendors.id
      and ((statement_id = newest.id and state <> 'failed') or state in ('prepared', 'approved'))
  )`
  return db
    .selectFrom('vendors')
    .innerJoinLateral(newestStatement(db), (join) => join.onTrue())
    .innerJoinLateral(owedNow(db), (join) => join.onTrue())
    .leftJoinLateral(approvedAccount(db), (join) => join.onTrue())
    .select(['vendors.id as vendorId', 'store_name as storeName', 'newest.id as statementId'])
    .select('orders_paused as isPaused')
    .select(['newest.number as statementNumber', sql<string>`newest.last_day::text`.as('lastDay')])
    .select(['newest.closing_poisha as closingPoisha', 'now.poisha as balancePoisha'])
    .select(
      sql<number>`case when ${isTaken} or ${leftPoisha} < ${leastPoisha}::bigint then 0 else ${leftPoisha} end`.as(
        'toPayPoisha',
      ),
    )
    .select([
      'way',
      'bank',
      'branch',
      'routing_number as routingNumber',
      'account_name as accountName',
      'paidTo.number',
    ])
    .select(['is_held as isHeld', 'is_other_waiting as isOtherWaiting'])
    .select(sql<string | null>`payable_from`.as('payableFrom'))
}

function newestStatement(db: Db) {
  return db
    .selectFrom('statements')
    .select(['id', 'number', 'last_day', 'closing_poisha'])
    .whereRef('vendor_id', '=', sql.ref('vendors.id'))
    .orderBy('number', 'desc')
    .limit(1)
    .as('newest')
}

/** None: paid in cash. */
function approvedAccount(db: Db) {
  return db
    .selectFrom('payout_accounts')
    .select(['way', 'bank', 'branch', 'routing_number', 'account_name', 'number', 'payable_from'])
    .select(sql<boolean>`payable_from > now()`.as('is_held'))
    .select(
      sql<boolean>`exists (
        select from payout_accounts as waiting where waiting.vendor_id = vendors.id and waiting.state = 'handed_in'
      )`.as('is_other_waiting'),
    )
    .whereRef('vendor_id', '=', sql.ref('vendors.id'))
    .where('state', '=', 'approved')
    .as('paidTo')
}

function owedNow(db: Db) {
  return db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(-sum(balance_poisha), 0)::bigint`.as('poisha'))
    .where('kind', 'in', ['vendor_owes', 'vendor_payable'])
    .where(sql<boolean>`owner = vendors.id::text`)
    .as('now')
}
