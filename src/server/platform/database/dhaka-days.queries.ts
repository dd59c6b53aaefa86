import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

export const today = sql<string>`(now() at time zone 'Asia/Dhaka')::date`

/** By the database’s clock. */
export async function todayInDhaka(db: Db): Promise<string> {
  const { day } = await db.selectNoFrom(sql<string>`${today}::text`.as('day')).executeTakeFirstOrThrow()
  return day
}

/** The day in Dhaka of a moment. */
export function dayOf(moment: RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone 'Asia/Dhaka')::date`
}

/** The beginning of the last so many days, today included. */
export function startOfPeriod(days: number): RawBuilder<Date> {
  return sql<Date>`((${today} - (${days}::int - 1))::timestamp at time zone 'Asia/Dhaka')`
}

/** Midnight in Dhaka of `2026-11-21`, or so many days later. */
export function startOfDay(day: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Dhaka')`
}
