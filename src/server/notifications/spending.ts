import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { markWarned, type SmsCost, spendToday } from './spending.queries.ts'

/** Of the day’s limit. */
export const WARN_AT = 0.8

/** Counts what an SMS costs; false, and counted nowhere, beyond the day’s limit. Admins are told once a day, before that is reached. */
export async function spendWithin(tx: Db, cost: SmsCost, limitPoisha: number): Promise<boolean> {
  const spent = await spendToday(tx, cost, limitPoisha)
  if (spent === undefined) return false
  if (spent >= limitPoisha * WARN_AT && (await markWarned(tx))) await emit(tx, 'sms.nearly_spent', {})
  return true
}
