import { sql } from 'kysely'
import type { Statement } from './batch.ts'
import type { Db } from './db.ts'

/** Where the primary’s write-ahead log ends now: behind all that is committed. Null where it is a replica still, or again. */
export async function logEnd(db: Db): Promise<string | null> {
  const { rows } = await sql<{ place: string | null }>`
    select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as place`.execute(db)
  return rows[0]?.place ?? null
}

export async function hasReplayed(replica: Db, place: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_last_wal_replay_lsn() >= ${place}::pg_lsn as has`.execute(replica)
  return rows[0]?.has ?? false
}

/** The first of what a replica is asked: where it has not replayed the log up to this place, nothing is answered. */
export function replayedUpTo(place: string): Statement {
  return {
    name: 'haat_replayed',
    sql: `select case when pg_last_wal_replay_lsn() >= $1::pg_lsn then '' else wrong_assumption('replica') end`,
    parameters: [place],
  }
}
