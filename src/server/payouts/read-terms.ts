import type { KeptTerms, StorePayment, StoreTerms } from '#contract/payouts/store-terms'
import { takaOf } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import { balancesOfStore } from '../ledger/posted.queries.ts'
import { type Db, pipelined } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { readSnapshot } from '../platform/database/read-snapshot.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { balanceOf } from './balances.queries.ts'
import { type Debt, debtOf } from './debts.queries.ts'
import type { DebtRules } from './judge-debts.ts'
import { nextClosingAfter, periodIn } from './periods.ts'
import { type PaymentRecord, paymentsPage } from './store-payments.queries.ts'
import { termsOfStore } from './terms.queries.ts'

/** Refuses `vendor_not_found`. */
export async function readTerms(db: Db, vendorId: number): Promise<StoreTerms> {
  const settings = await readSettings(db)
  return shownTerms(vendorId, settings, await pipelined(db, (connection) => foundTerms(connection, vendorId, settings)))
}

/** With a page of what the store paid, of the moment of its balance. Refuses `vendor_not_found`, and a malformed cursor. */
export async function readKeptTerms(
  db: Db,
  vendorId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<KeptTerms> {
  const before = idBefore(cursor)
  const settings = await readSettings(db)
  const [found, paid, sums] = await readSnapshot(db, (connection) =>
    Promise.all([
      foundTerms(connection, vendorId, settings),
      paymentsPage(connection, vendorId, { before, limit: limit + 1 }),
      balancesOfStore(connection, vendorId),
    ]),
  )
  const { items: payments, total: paymentCount, next } = pageFrom(paid, limit, shownPayment, ({ id }) => String(id))
  const pending = takaOf(0 - sums.pendingPoisha)
  return { ...shownTerms(vendorId, settings, found), pending, payments, paymentCount, olderPayments: next }
}

type Found = Awaited<ReturnType<typeof foundTerms>>

function foundTerms(connection: Db, vendorId: number, { daysUntilPause }: DebtRules) {
  return Promise.all([
    termsOfStore(connection, vendorId),
    balanceOf(connection, vendorId),
    todayInDhaka(connection),
    debtOf(connection, vendorId, daysUntilPause),
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
    ...payment,
    amount: takaOf(amountPoisha),
    recordedAt: new Date(recordedAt).toISOString(),
    takenBackAt: takenBackAt && new Date(takenBackAt).toISOString(),
  }
}

function shownDebt(debt: Debt | undefined, rules: DebtRules): StoreTerms['debt'] {
  if (!debt) return null
  const { statementId, isPaused, isLifted, liftedUntil, pausesAt } = debt
  return {
    statementId,
    limit: rules.storeDebtLimit,
    isPaused,
    liftedUntil: isLifted ? liftedUntil : null,
    pausesAt: rules.daysUntilPause === 0 ? null : pausesAt.toISOString(),
  }
}
