import type { DeadlineKind } from '#contract/values/deadlines'
import { formatTaka, takaOf } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import {
  forgetNotified,
  type MissedDeadline,
  type NotifiedDeadlines,
  stillMissed,
} from '../deadlines/notify-missed.queries.ts'
import type { LateRecord } from '../payouts/late-payouts.queries.ts'
import type { Db } from '../platform/database/db.ts'

/** Beyond these a message says how many more there are. */
const MOST_LINES = 20

export const LATE_LIST = '/dashboard/parcels?list=late'

/** Those of an event that are still late; what is not is told the next time that it is. */
export async function lateStill(
  tx: Db,
  promises: MissedDeadline[],
  whom: 'told_store_at' | 'told_admins_at',
): Promise<NotifiedDeadlines[]> {
  const late = await stillMissed(tx, promises)
  const isStill = (each: MissedDeadline) =>
    late.some(({ parcelId, kind }) => parcelId === each.parcelId && kind === each.kind)
  await forgetNotified(
    tx,
    promises.filter((each) => !isStill(each)),
    whom,
  )
  return late
}

/** A line each, the longest late first. */
export function lateLines<Late>(late: Late[], wordsOf: (each: Late) => string): string[] {
  const more = late.length - MOST_LINES
  return [...late.slice(0, MOST_LINES).map(wordsOf), more > 0 ? m.message_late_more({ shown: more }) : '']
}

const WORDS: Record<DeadlineKind, (late: { orderId: number; day: string }) => string> = {
  confirm: (late) => m.message_late_confirm(late),
  hand_over: (late) => m.message_late_hand_over(late),
  delivery: (late) => m.message_late_delivery(late),
}

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Asia/Dhaka', weekday: 'long', day: 'numeric', month: 'long' })

export function totalOf(late: Pick<LateRecord, 'poisha'>[]): string {
  return formatTaka(takaOf(late.reduce((sum, { poisha }) => sum + poisha, 0)))
}

export function latePayoutWords({ parcelId, poisha, cashAt }: LateRecord): string {
  return m.message_late_payout({ parcelId, amount: formatTaka(takaOf(poisha)), day: DAY.format(cashAt) })
}

export function lateWords({ kind, orderId, dueAt }: NotifiedDeadlines): string {
  return WORDS[kind]({ orderId, day: DAY.format(dueAt) })
}
