import type { PayoutState } from '#contract/values/payouts'
import { m } from '#messages'
import { cursor, firstOf, queryOf } from '../platform/query-of.ts'

/** What an admin has to do, in its order. */
export const LISTS = ['to_pay', 'prepared', 'approved', 'paid', 'failed', 'owing'] as const
export type List = (typeof LISTS)[number]

export const LIST_NAMES: Record<List, string> = {
  to_pay: m.payouts_list_to_pay(),
  prepared: m.payouts_list_prepared(),
  approved: m.payouts_list_approved(),
  paid: m.settlements_verdict_paid(),
  failed: m.notifications_failed(),
  owing: m.payouts_list_owing(),
}

/** Where one is empty. */
export const NOTHING_IN: Record<List, string> = {
  to_pay: m.payouts_none_to_pay(),
  prepared: m.payouts_none_prepared(),
  approved: m.payouts_none_approved(),
  paid: m.payouts_none_paid(),
  failed: m.payouts_none_failed(),
  owing: m.payouts_none_owing(),
}

export function isOfBalances(list: List): list is Exclude<List, PayoutState> {
  return list === 'to_pay' || list === 'owing'
}

export const PAYOUTS = queryOf('/dashboard/payouts', { list: firstOf(LISTS), cursor })
