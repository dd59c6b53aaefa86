import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Throws while the database is away. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
