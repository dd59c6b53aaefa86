import { exactPoisha } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { eachTried } from '../platform/jobs/each-tried.ts'
import { readSettings } from '../settings/read-settings.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { balanceOf } from './balances.queries.ts'
import { type Debt, debtOf, endDebt, pauseOrders, reopenDebt, resumeOrders, storesInDebt } from './debts.queries.ts'

export type DebtRules = Pick<Settings, 'storeDebtLimit' | 'daysUntilPause'>

/** Of each store that was told of one: pauses its new orders in time, and lets them in again, a transaction for each. */
export async function judgeDebts(db: Db, signal: AbortSignal): Promise<void> {
  const rules = await readSettings(db)
  // One that cannot be judged leaves no other as it was.
  await eachTried(await storesInDebt(db), signal, (vendorId) => transact(db, (tx) => judgeDebt(tx, vendorId, rules)))
}

/**
 * By what the store owes now. Within the limit the debt has ended, and so has its pause; beyond it, new orders pause once its days
 * are over, unless an admin lets them in. What is in orders already goes on.
 */
export async function judgeDebt(tx: Db, vendorId: number, rules: DebtRules): Promise<void> {
  await holdStore(tx, vendorId)
  const debt = await debtOf(tx, vendorId, rules.daysUntilPause)
  if (!debt) return
  const isBeyond = isBeyondLimit(-(await balanceOf(tx, vendorId)).balancePoisha, rules)
  await turn(tx, vendorId, debt, isBeyond && rules.daysUntilPause > 0 && debt.isDue && !debt.isLifted)
  if (!isBeyond) await endDebt(tx, debt.id)
}

/** Once a store owes again what a payment had set off: a debt that would not have ended without it was never over. */
export async function judgeWithout(tx: Db, vendorId: number, paymentId: number, rules: DebtRules): Promise<void> {
  const limitPoisha = exactPoisha(rules.storeDebtLimit)
  if (limitPoisha > 0) await reopenDebt(tx, vendorId, { paymentId, limitPoisha })
  await judgeDebt(tx, vendorId, rules)
}

/** 0 is no limit. */
export function isBeyondLimit(debtPoisha: number, { storeDebtLimit }: Pick<DebtRules, 'storeDebtLimit'>): boolean {
  const limitPoisha = exactPoisha(storeDebtLimit)
  return limitPoisha > 0 && debtPoisha > limitPoisha
}

/** Whoever looks at its products sees it at once. */
async function turn(tx: Db, vendorId: number, { id: debtId, isPaused }: Debt, pauses: boolean): Promise<void> {
  if (isPaused === pauses) return
  if (pauses) await pauseOrders(tx, vendorId, debtId)
  else await resumeOrders(tx, vendorId)
  await emit(tx, pauses ? 'store.paused' : 'store.resumed', { vendorId, debtId })
  invalidate(tx, `vendor:${vendorId}`, 'catalog')
}
