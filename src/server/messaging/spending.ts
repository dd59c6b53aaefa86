import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { markWarned, type SmsBill, spendOnCode, spendToday } from './spending.queries.ts'

/** Of the day’s limit. */
export const WARN_AT = 0.8

/**
 * Counts what an SMS costs; false, and counted nowhere, beyond the day’s limit, which is none for codes and half for unproven phones. Admins are told once a day,
 * before it is reached.
 */
export async function spendWithin(tx: Db, { isSecret, ...cost }: SmsBill, limitPoisha: number): Promise<boolean> {
  if (isSecret) {
    await spendOnCode(tx, cost)
    return true
  }
  const spent = await spendToday(tx, cost, limitPoisha)
  if (spent === undefined) return false
  if (spent >= limitPoisha * WARN_AT && (await markWarned(tx))) await emit(tx, 'sms.nearly_spent', { of: 'money' })
  return true
}
