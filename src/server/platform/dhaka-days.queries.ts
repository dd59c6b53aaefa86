import { type RawBuilder, sql } from 'kysely'

/** The first moment in Dhaka of a day (`2026-11-21`), or of so many days after it: days of the shop begin there. */
export function startOfDay(day: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Dhaka')`
}
