import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

export async function anAdmin(db: Db): Promise<{ id: number; epoch: number }> {
  return await db
    .selectFrom('users')
    .select(['id', 'token_epoch as epoch'])
    .where('role', '=', 'Admin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** What the run before told; cleared away now, not while the next is measured. */
export async function deleteWebhooks(db: Db): Promise<void> {
  await sql`truncate courier_pushes`.execute(db)
}
