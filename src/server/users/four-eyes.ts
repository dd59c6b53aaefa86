import type { ProblemCode } from '#contract/problems'
import { LOCALE, m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type AdminOfLate, adminsOfLate } from './four-eyes.queries.ts'

/** As long as a changed payout account waits: time for the other admins to read what they were told. */
const HOURS = 72

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * What moves money is prepared by one admin and decided by another, where there is one (docs/decisions/085). Who became an admin less
 * than 72 hours ago decides nothing yet, and who ceased to be one as late leaves nobody alone: refuses `admin_too_new`, which says when;
 * else with `refusal`.
 */
export async function requireFourEyes(
  tx: Db,
  actor: Actor,
  { preparedBy, refusal }: { preparedBy: number; refusal: ProblemCode },
): Promise<void> {
  const admins = await adminsOfLate(tx, HOURS)
  const own = admins.find(({ id }) => id === actor.id)
  if (own?.until) throw tooNew(own.until)
  const others = admins.filter(({ id }) => id !== actor.id)
  if (preparedBy !== actor.id || others.length === 0) return
  const from = countsFrom(others)
  throw from ? tooNew(from) : new Refusal(refusal)
}

/** Whether what an admin has prepared waits for another. */
export async function needsAnotherAdmin(db: Db, actor: Actor): Promise<boolean> {
  return (await adminsOfLate(db, HOURS)).some(({ id }) => id !== actor.id)
}

/** When another admin may decide, or there is none any more; null: one may now. */
function countsFrom(others: AdminOfLate[]): Date | null {
  const admins = others.filter(({ isAdmin }) => isAdmin)
  if (admins.some(({ until }) => until === null)) return null
  const moments = (admins.length > 0 ? admins : others).map(({ until }) => Number(until))
  return new Date(admins.length > 0 ? Math.min(...moments) : Math.max(...moments))
}

function tooNew(from: Date): Refusal {
  return new Refusal('admin_too_new', { message: m.refusal_admin_too_new_until({ from: MOMENT.format(from) }) })
}
