import { type QueryExecutorProvider, sql } from 'kysely'
import type pg from 'pg'

const CHANNEL = 'haat_changes'

/** Delivered at the commit, and only then. */
export async function notify(tx: QueryExecutorProvider, message: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${message})`.execute(tx)
}

export async function listen(client: pg.Client): Promise<void> {
  await client.query(`listen ${CHANNEL}`)
}

/** Where the log ends. The answer comes behind all that was told before the question. */
export async function answerOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place')
  return rows[0]?.place ?? ''
}
