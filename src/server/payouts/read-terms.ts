import type { KeptTerms, StorePayment, StoreTerms } from '#contract/store-terms'
import { takaOf } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import { type Db, pipelined } from '../platform/database/db.ts'
import { inOneMoment } from '../platform/database/one-moment.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { balanceOf } from './balances.queries.ts'
import { todayInDhaka } from './closing.queries.ts'
import { type Debt, debtOf } from './debts.queries.ts'
import type { DebtRules } from './judge-debts.ts'
import { nextClosingAfter, periodIn } from './periods.ts'
import { newestPayments, type PaymentRecord } from './store-payments.queries.ts'
import { termsOfStore } from './terms.queries.ts'

/** Refuses `vendor_not_found`. */
export async function readTerms(db: Db, vendorId: number): Promise<StoreTerms> {
  const settings = await readSettings(db)
  return shownTerms(vendorId, settings, await pipelined(db, (line) => foundTerms(line, vendorId, settings)))
}

/** With what the store paid lately, of the moment of its balance. Refuses `vendor_not_found`. */
export async function readKeptTerms(db: Db, vendorId: number): Promise<KeptTerms> {
  const settings = await readSettings(db)
  const [found, payments] = await inOneMoment(db, (line) =>
    Promise.all([foundTerms(line, vendorId, settings), newestPayments(line, vendorId)]),
  )
  return { ...shownTerms(vendorId, settings, found), payments: payments.map(shownPayment) }
}

type Found = Awaited<ReturnType<typeof foundTerms>>

function foundTerms(line: Db, vendorId: number, { daysUntilPause }: DebtRules) {
  return Promise.all([
    termsOfStore(line, vendorId),
    balanceOf(line, vendorId),
    todayInDhaka(line),
    debtOf(line, vendorId, daysUntilPause),
  ])
}

function shownTerms(vendorId: number, settings: Settings, [terms, { balancePoisha }, today, debt]: Found): StoreTerms {
  if (!terms) throw new Refusal('vendor_not_found')
  const periodNow = terms.period ?? periodIn(settings.statementPeriod)
  const nextClosing = nextClosingAfter(today, periodNow)
  return { vendorId, debt: shownDebt(debt, settings), ...terms, periodNow, nextClosing, balance: takaOf(balancePoisha) }
}

function shownPayment({ amountPoisha, recordedAt, takenBackAt, ...payment }: PaymentRecord): StorePayment {
  return {
    ...{ ...payment, amount: takaOf(amountPoisha), recordedAt: new Date(recordedAt).toISOString() },
    takenBackAt: takenBackAt && new Date(takenBackAt).toISOString(),
  }
}

function shownDebt(debt: Debt | undefined, rules: DebtRules): StoreTerms['debt'] {
  if (!debt) return null
  const { statementId, isPaused, isLifted, liftedUntil, pausesAt } = debt
  return {
    ...{ statementId, limit: rules.storeDebtLimit, isPaused, liftedUntil: isLifted ? liftedUntil : null },
    pausesAt: rules.daysUntilPause === 0 ? null : pausesAt.toISOString(),
  }
}
