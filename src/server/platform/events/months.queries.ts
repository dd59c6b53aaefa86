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

/** To the end of the transaction: one alone makes and drops months. Who writes to them goes on. */
export async function holdMonths(tx: Db): Promise<void> {
  await sql`lock table only event_deliveries in share update exclusive mode`.execute(tx)
}

/** Of the database’s clock, as the transaction began. */
export async function timeOf(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

/** For the events from this id on; what was delivered of them before moves in, and what fits in no month stands still meanwhile. */
export async function createMonth(tx: Db, { name, upTo }: Month, from: number): Promise<void> {
  const month = sql.table(name)
  await sql`lock table event_deliveries_others in access exclusive mode`.execute(tx)
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

const NEWEST = 1000

/** Of its newest events, by their ids: no index tells the age of a row, and to look through a month takes longer than a statement may. */
export async function hasDeliveriesSince(tx: Db, name: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ isYoung: boolean }>`
    select coalesce(max(delivered_at) >= ${since}, false) as "isYoung"
    from (select delivered_at from ${sql.table(name)} order by event_id desc limit ${NEWEST}) as newest`.execute(tx)
  return rows[0]?.isYoung ?? false
}

/** Waits for those who write to any month, and they for it; not longer than for any lock. */
export async function dropMonth(tx: Db, name: string): Promise<void> {
  await sql`drop table ${sql.table(name)}`.execute(tx)
}

/** How many it deleted. */
export async function deleteOldOthers(tx: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event_deliveries_others where (event_id, subscriber) in (
      select event_id, subscriber from event_deliveries_others where delivered_at < ${before} limit ${limit}
    )`.execute(tx)
  return Number(numAffectedRows)
}
