import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { eventually } from '../../testing/waiting.ts'
import type { Db } from './db.ts'
import { migrateJobs } from './migrate-jobs.ts'

const quietly = () => undefined

/** All that tables of jobs need is held while `work` is at it. */
async function whileHeld<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table graphile_worker.migrations`.execute(tx)
    return await work()
  })
}

test('tables of jobs that somebody holds are waited for in turns, and that is said', async () => {
  const { db, connection } = await emptyDatabase()
  await migrateJobs(connection, quietly, quietly)
  const told: string[] = []
  const held = await whileHeld(db, async () => {
    const migrating = migrateJobs(connection, quietly, (step) => told.push(step))
    await eventually(() => expect(told).toEqual([expect.stringContaining('waits for others')]))
    return { migrating }
  })
  await held.migrating
})

test('tables of jobs are waited for no longer once the shop is asked to stop', async () => {
  const { db, connection } = await emptyDatabase()
  await migrateJobs(connection, quietly, quietly)
  const stopping = new AbortController()
  await whileHeld(db, async () => {
    const migrating = migrateJobs(connection, quietly, () => stopping.abort('asked'), stopping.signal)
    await expect(migrating).rejects.toBe('asked')
  })
})
