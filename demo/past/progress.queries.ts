import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Held, where it is there, until the end of the transaction. */
export async function payloadOf(db: Db, key: string): Promise<unknown> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key = ${key} for update`.execute(db)
  return rows[0]?.payload
}

export async function forgetJob(tx: Db, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx)
}
