import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { JOBS_SCHEMA, logTo } from './graphile.ts'
import { LOCK_TIMEOUT_MS } from './migrations.queries.ts'
import { NO_HURRY } from './patience.queries.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/**
 * Brings the tables of graphile-worker up to date, in a schema that belongs to whom this connection is of: the shop’s plain account. Another
 * shop that updates them is waited for as whoever else holds one.
 */
export async function migrateJobs(
  connection: pg.PoolConfig,
  onTrouble: (error: Error) => void,
  tell: (step: string) => void,
  stopping?: AbortSignal,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, ...NO_HURRY, lock_timeout: LOCK_TIMEOUT_MS, max: 1 })
  pool.on('connect', (client) => client.on('error', onTrouble))
  pool.on('error', () => undefined)
  try {
    const update = () => runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: logTo(undefined) })
    await retryWhileLocked(update, tell, stopping)
  } finally {
    await pool.end()
  }
}
