import { sql } from 'kysely'
import type { PayoutState } from '#contract/values/payouts'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
import { CAME_BACK_SINCE, STOPPED_BY } from '../payouts/payouts.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { dayOf } from '../platform/database/dhaka-days.queries.ts'

/** Of a subject, what stands in one statement, or in none yet. */
export interface MoneyStageRecord {
  /** As its store sees it. */
  amountPoisha: number
  /** Of the newest entry. */
  writtenOn: string
  statement: { number: number } | null
  /** The payout that it is in. */
  payout: { state: Exclude<PayoutState, 'failed'>; since: string; reference: string } | null
  /** Of the payout that it was in, whose money no statement tells of again yet. */
  cameBackPoisha: number | null
  /** A statement said a debt before any such payout. */
  isNetted: boolean
}

/** The next statement last. */
export async function moneyStageRecords(db: Db, subject: string, vendorId: number): Promise<MoneyStageRecord[]> {
  const { rows } = await sql<MoneyStageRecord>`
    with told as (
      select statement_id, -sum(amount_poisha)::bigint as poisha, max(${dayOf(sql.ref('written_at'))})::text as written_on
      from ledger_journals as journal
        join ledger_entries as entry on entry.journal_id = journal.id
        join ledger_accounts as account on account.id = entry.account_id
        left join lateral (
          select statement_id from statement_lines as line where (line.account_id, line.version) = (entry.account_id, entry.version)
        ) as line on true
      where journal.subject = ${subject} and account.owner = ${String(vendorId)} and account.kind = any (${BALANCE_ACCOUNTS}::text[])
      group by statement_id having sum(amount_poisha) <> 0
    )
    select told.poisha as "amountPoisha", written_on as "writtenOn", came_back.poisha as "cameBackPoisha",
      case when statements.number is not null then json_build_object('number', statements.number) end as statement,
      paying.payout, debt.number is not null and payout is null and came_back.poisha is null as "isNetted"
    from told
      left join statements on statements.id = statement_id
      left join lateral ${nettedIn} as debt on true
      left join lateral ${payingPayout} as paying on true
      left join lateral ${payoutCameBack} as came_back on true
    order by statements.number nulls last`.execute(db)
  return rows
}

/** The first statement, from this one on, that says a debt: not by a payout of what stands here that came back since. */
const nettedIn = sql`(
  select min(number) as number from statements as debt
  where debt.vendor_id = statements.vendor_id and debt.number >= statements.number and 0 >= closing_poisha + (
    select coalesce(sum(amount_poisha), 0) from payouts as back join statements as unpaid on unpaid.id = back.statement_id
    where back.vendor_id = debt.vendor_id and unpaid.number >= statements.number
      and back.state = 'failed' and back.paid_at < debt.closed_at and back.failed_at >= debt.closed_at
  )
)`

/** Of this statement, or of a later one with its balance; not of one that was closed before it came to nothing. */
const payingPayout = sql`(
  select json_build_object('state', payouts.state, 'reference', payouts.reference,
    'since', case payouts.state when 'paid' then payouts.paid_at when 'approved' then payouts.approved_at else payouts.prepared_at end
  ) as payout
  from payouts join statements as paid on paid.id = payouts.statement_id
  where payouts.vendor_id = statements.vendor_id and paid.number >= statements.number and payouts.state <> 'failed'
    and (debt.number is null or paid.number < debt.number)
    and ${STOPPED_BY} is null
    and not exists (
      select from payouts as back join statements as unpaid on unpaid.id = back.statement_id
      where back.vendor_id = payouts.vendor_id and back.state = 'failed' and back.paid_at is not null
        and back.failed_at > paid.closed_at and unpaid.number between statements.number and paid.number - 1
    )
  order by paid.number limit 1
)`

/** As above, of the first one that covered this statement. */
const payoutCameBack = sql`(
  select amount_poisha as poisha from payouts join statements as paid on paid.id = payouts.statement_id
  where payouts.vendor_id = statements.vendor_id and paid.number >= statements.number and ${CAME_BACK_SINCE}
    and (debt.number is null or paid.number < debt.number)
  order by paid.number, payouts.id desc limit 1
)`
