import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type ContactField = 'email' | 'phone'

/** Held to the end of the transaction; undefined: deactivated, deleted or unknown. */
export async function lockContacts(tx: Db, userId: number) {
  return await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** False: another account has it. `endsSessions`: those of a stranger. */
export async function updateContact(
  tx: Db,
  userId: number,
  { field, value, endsSessions = false }: { field: ContactField; value: string; endsSessions?: boolean },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${field}`} || lower(${value}::text), 0))`.execute(
    tx,
  )
  const updated = await tx
    .updateTable('users')
    .set((row) => ({
      [field]: value,
      version: row('version', '+', 1),
      token_epoch: endsSessions ? row('token_epoch', '+', 1) : row.ref('token_epoch'),
    }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('users as other')
            .select('other.id')
            .where(sql`lower(${sql.ref(`other.${field}`)})`, '=', sql`lower(${value}::text)`)
            .where('other.id', '<>', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
