import { type RawBuilder, sql } from 'kysely'

/** Midnight in Dhaka of `2026-11-21`, or so many days later. */
export function startOfDay(day: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Dhaka')`
}
