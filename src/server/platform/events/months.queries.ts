import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** A partition of `event_deliveries`. */
export interface Month {
  name: string
  /** Its events have lower ids. */
  upTo: number
}

/** The oldest first; without the one for what fits in none. */
export async function monthsOf(db: Db): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select * from (
      select relname as name, (regexp_match(pg_get_expr(relpartbound, oid), 'TO [(]''([0-9]+)''[)]'))[1]::bigint as "upTo"
      from pg_class join pg_inherits on inhrelid = oid where inhparent = 'event_deliveries'::regclass
    ) as partition where "upTo" is not null order by "upTo"`.execute(db)
  return rows
}

/** To the end of the transaction: only one makes months, and what fits in none stands still. */
export async function holdMonths(tx: Db): Promise<void> {
  await sql`lock table event_deliveries_others in access exclusive mode`.execute(tx)
}

/** For the events from this id on; what was delivered of them before moves in. */
export async function createMonth(tx: Db, { name, upTo }: Month, from: number): Promise<void> {
  const month = sql.table(name)
  await sql`create table ${month} (like event_deliveries including all)`.execute(tx)
  await sql`
    with moved as (delete from event_deliveries_others where event_id >= ${from} and event_id < ${upTo} returning *)
    insert into ${month} select * from moved`.execute(tx)
  // Attached, not made as a part: that would hold up all who write to the others.
  await sql`
    alter table event_deliveries attach partition ${month} for values from (${sql.lit(from)}) to (${sql.lit(upTo)})`.execute(
    tx,
  )
}

/** Ids never go back. */
export async function beginIdsAt(tx: Db, first: number): Promise<void> {
  await sql`select setval('outbox_id_seq', ${first}::bigint, false) from outbox_id_seq where last_value < ${first}::bigint`.execute(
    tx,
  )
}

/** Waits for those who write to any month, and they for it; not longer than for any lock. */
export async function dropMonth(db: Db, name: string): Promise<void> {
  await sql`drop table ${sql.table(name)}`.execute(db)
}

export async function deleteOldOthers(db: Db, before: Date): Promise<void> {
  await sql`delete from event_deliveries_others where delivered_at < ${before}`.execute(db)
}
