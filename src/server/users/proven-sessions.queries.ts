import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Whether its owner showed password, code or second step in it within so many minutes. */
export async function isProvenWithin(db: Db, sessionId: number, minutes: number): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proven_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return found !== undefined
}
