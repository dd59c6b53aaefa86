import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Throws while the database is away, or only reads: a replica refuses to lock rows, even none. */
export async function ping(db: Db): Promise<void> {
  await sql`select from schema_migrations where false for update`.execute(db)
}
