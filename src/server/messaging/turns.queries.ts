import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** As jobs are ordered by. */
const LAST = 30_000

/**
 * How many messages of the same account wait before each of these: whoever has a thousand on their way comes after everybody else’s first.
 * What is of no account is before all.
 */
export async function turnsOf(tx: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; turn: number }>`
    select id, (
      select count(*)::int from (
        select from messages as earlier
        where earlier.caused_by = messages.caused_by and earlier.state = 'Waiting' and earlier.id < messages.id limit ${LAST}
      ) as before
    ) as turn
    from messages where id = any(${ids})`.execute(tx)
  return new Map(rows.map(({ id, turn }) => [id, turn]))
}
