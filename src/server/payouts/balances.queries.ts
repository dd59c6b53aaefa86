import { type InferResult, sql } from 'kysely'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { CAME_BACK_SINCE } from './payouts.queries.ts'

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
    .where('kind', 'in', BALANCE_ACCOUNTS)
    .where('owner', '=', String(vendorId))
    .executeTakeFirstOrThrow()
}

/** The journal of a payout or of a store’s payment. */
export async function journalOf(tx: Db, kind: 'payout' | 'store_payment', id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('ledger_journals')
    .select('id')
    .where('kind', '=', kind)
    .where('source', '=', String(id))
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

/** How much of a payout of this statement came back and stands in none yet; undefined where none did. */
export async function cameBackSince(tx: Db, statementId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('payouts')
    .select('amount_poisha as poisha')
    .where('statement_id', '=', statementId)
    .where(CAME_BACK_SINCE)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.poisha
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

/** Of those that there is something to pay to, or whose payout is under way, the stores whose account holds nothing back; of one store, where it is named. */
export function payableStores(db: Db, leastPoisha: number, vendorId: number | null) {
  const all = balances(db, leastPoisha)
  return db
    .selectFrom((vendorId === null ? all : all.where('vendors.id', '=', vendorId)).as('store'))
    .select('vendorId')
    .where(
      sql<boolean>`("toPayPoisha" > 0 or exists (
        select from payouts where payouts.vendor_id = "vendorId" and state in ('prepared', 'approved')
      ))`,
    )
    .where(sql<boolean>`("isHeld" or "isOtherWaiting") is not true`)
}

/** By a statement of each store; nothing is to pay of what was paid, while a payout is under way, or below the least payout. */
function balances(db: Db, leastPoisha: number) {
  const leftPoisha = sql<number>`greatest(0, least(most_poisha, now.poisha))`
  const isTaken = sql<boolean>`is_paid or exists (
    select from payouts where payouts.vendor_id = vendors.id and state in ('prepared', 'approved')
  )`
  return db
    .selectFrom('vendors')
    .where('is_house', '=', false)
    .innerJoinLateral(statementToPay, (join) => join.onTrue())
    .innerJoinLateral(owedNow(db), (join) => join.onTrue())
    .leftJoinLateral(approvedAccount(db), (join) => join.onTrue())
    .select(['vendors.id as vendorId', 'store_name as storeName', 'told.id as statementId'])
    .select('orders_paused as isPaused')
    .select(['told.number as statementNumber', sql<string>`told.last_day::text`.as('lastDay')])
    .select(['told.closing_poisha as closingPoisha', 'now.poisha as balancePoisha'])
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

/** The newest; where that is paid, or says a debt, one whose payout came back since it was closed. */
const statementToPay = sql<{
  id: number
  number: number
  last_day: string
  closing_poisha: number
  most_poisha: number
  is_paid: boolean
}>`(
  with newest as (
    select * from statements where statements.vendor_id = vendors.id order by number desc limit 1
  ), candidates as (
    select newest.*, closing_poisha as most_poisha from newest
    union all
    select statements.*, amount_poisha from newest
      join payouts on payouts.vendor_id = newest.vendor_id and ${CAME_BACK_SINCE}
      join statements on statements.id = statement_id and statements.id <> newest.id
  ), judged as (
    select *, exists (select from payouts where statement_id = candidates.id and state <> 'failed') as is_paid from candidates
  )
  select id, number, last_day, closing_poisha, most_poisha, is_paid from judged
  order by (most_poisha > 0 and not is_paid) desc, number desc, most_poisha desc limit 1
)`.as<'told'>(sql`told`)

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
    .where('kind', 'in', BALANCE_ACCOUNTS)
    .where(sql<boolean>`owner = vendors.id::text`)
    .as('now')
}
