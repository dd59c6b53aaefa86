import type { MoneyStage } from '#contract/parcel-money'
import type { PayoutHold } from '#contract/store-documents'
import { takaOf } from '#contract/values/money'
import type { StatementPeriod } from '#contract/values/statement-periods'
import { balanceOf } from '../payouts/balances.queries.ts'
import { lastStatementOf } from '../payouts/closing.queries.ts'
import { payableNow } from '../payouts/payable-now.ts'
import { nextClosingAfter, periodIn } from '../payouts/periods.ts'
import { termsOfStore } from '../payouts/terms.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readPaidTo } from '../store-documents/payout-hold.ts'
import { type MoneyStageRecord, moneyStageRecords } from './money-stages.queries.ts'

/** Of the store, by which it is judged what can be paid. */
export interface StoreNow {
  today: string
  period: StatementPeriod
  /** What the shop owes it net. */
  balancePoisha: number
  /** Of its newest statement. */
  closingPoisha: number
  /** Taka. */
  leastPayout: number
  hold: PayoutHold | null
}

/** All at once: what is asked is of one moment, if `db` is. */
export async function readMoneyStages(db: Db, subject: string, vendorId: number): Promise<MoneyStage[]> {
  const [records, today, terms, settings, { balancePoisha }, newest, { hold }] = await Promise.all([
    moneyStageRecords(db, subject, vendorId),
    todayInDhaka(db),
    termsOfStore(db, vendorId),
    readSettings(db),
    balanceOf(db, vendorId),
    lastStatementOf(db, vendorId),
    readPaidTo(db, vendorId),
  ])
  const period = terms?.period ?? periodIn(settings.statementPeriod)
  const closingPoisha = newest?.closingPoisha ?? 0
  const now = { today, period, balancePoisha, closingPoisha, leastPayout: settings.leastPayout, hold }
  return records.map((record) => moneyStageOf(record, now))
}

export function moneyStageOf(record: MoneyStageRecord, now: StoreNow): MoneyStage {
  const { amountPoisha, statement, payout, writtenOn } = record
  const amount = takaOf(amountPoisha)
  if (!statement) return { kind: 'next_statement', amount, closesOn: closingOf(writtenOn, now) }
  const told = { amount, statementNumber: statement.number }
  if (amountPoisha < 0) return { kind: 'in_statement', ...told }
  if (record.isNetted) return { kind: 'netted', ...told }
  if (!payout) return unpaidStage(record, told, now)
  const underWay = { ...told, since: new Date(payout.since).toISOString() }
  if (payout.state === 'paid') return { kind: 'paid', ...underWay, reference: payout.reference }
  return { kind: payout.state, ...underWay }
}

function unpaidStage(
  { cameBackPoisha }: MoneyStageRecord,
  told: { amount: number; statementNumber: number },
  { balancePoisha, closingPoisha, leastPayout, hold }: StoreNow,
): MoneyStage {
  const { stop } = payableNow({ mostPoisha: cameBackPoisha ?? closingPoisha, balancePoisha, leastPayout })
  if (stop === 'nothing_to_pay') return { kind: 'netted', ...told }
  if (hold) return { kind: 'held', ...told, hold }
  if (stop === 'payout_below_least') return { kind: 'below_least', ...told, least: leastPayout }
  return { kind: 'to_prepare', ...told }
}

/** That of its period; null from that night on: it is closed in this one, or where a stop kept it open in the next. */
function closingOf(writtenOn: string, { today, period }: StoreNow): string | null {
  const closesOn = nextClosingAfter(writtenOn, period)
  return closesOn > today ? closesOn : null
}
