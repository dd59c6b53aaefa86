import type { KeptTerms, StorePayment, StoreTerms } from '#contract/store-terms'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { balanceOf } from './balances.queries.ts'
import { todayInDhaka } from './closing.queries.ts'
import { debtOf } from './debts.queries.ts'
import type { DebtRules } from './judge-debts.ts'
import { nextClosingAfter, periodIn } from './periods.ts'
import { newestPayments, type PaymentRecord } from './store-payments.queries.ts'
import { termsOfStore } from './terms.queries.ts'

/** Refuses `vendor_not_found`. */
export async function readTerms(db: Db, vendorId: number): Promise<StoreTerms> {
  const terms = await termsOfStore(db, vendorId)
  if (!terms) throw new Refusal('vendor_not_found')
  const settings = await readSettings(db)
  const { balancePoisha } = await balanceOf(db, vendorId)
  const periodNow = terms.period ?? periodIn(settings.statementPeriod)
  const nextClosing = nextClosingAfter(await todayInDhaka(db), periodNow)
  const debt = await debtTold(db, vendorId, settings)
  return { vendorId, debt, ...terms, periodNow, nextClosing, balance: takaOf(balancePoisha) }
}

/** With what the store paid lately. Refuses `vendor_not_found`. */
export async function readKeptTerms(db: Db, vendorId: number): Promise<KeptTerms> {
  const terms = await readTerms(db, vendorId)
  return { ...terms, payments: (await newestPayments(db, vendorId)).map(shownPayment) }
}

function shownPayment({ amountPoisha, recordedAt, takenBackAt, ...payment }: PaymentRecord): StorePayment {
  return {
    ...{ ...payment, amount: takaOf(amountPoisha), recordedAt: new Date(recordedAt).toISOString() },
    takenBackAt: takenBackAt && new Date(takenBackAt).toISOString(),
  }
}

async function debtTold(db: Db, vendorId: number, rules: DebtRules): Promise<StoreTerms['debt']> {
  const debt = await debtOf(db, vendorId, rules.daysUntilPause)
  if (!debt) return null
  const { statementId, isPaused, isLifted, liftedUntil, pausesAt } = debt
  return {
    ...{ statementId, limit: rules.storeDebtLimit, isPaused, liftedUntil: isLifted ? liftedUntil : null },
    pausesAt: rules.daysUntilPause === 0 ? null : pausesAt.toISOString(),
  }
}
