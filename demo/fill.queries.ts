import { sql } from 'kysely'
import type { Db } from '../src/server/platform/database/db.ts'

/** Any number that only the demo locks. */
const FILLING = 4_822_010

/** Whether this transaction may look whether the shop is empty, and fill it; else another one is at it. */
export async function isOursToFill(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${FILLING}) as "isOurs"`.execute(tx)
  return rows[0]?.isOurs ?? false
}
