import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { NO_HURRY } from '../database/patience.queries.ts'
import { JOBS_SCHEMA, logTo } from './graphile.ts'

/** Brings the tables of graphile-worker up to date, in a schema that belongs to whom this connection is of: the shop’s plain account. */
export async function migrateJobs(connection: pg.PoolConfig, onTrouble: (error: Error) => void): Promise<void> {
  const pool = new pg.Pool({ ...connection, ...NO_HURRY, max: 1 })
  pool.on('connect', (client) => client.on('error', onTrouble))
  pool.on('error', () => undefined)
  try {
    await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: logTo(undefined) })
  } finally {
    await pool.end()
  }
}
