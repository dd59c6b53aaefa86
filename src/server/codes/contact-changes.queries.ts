import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { ContactField } from '../users/contacts.queries.ts'

export interface ContactChange {
  accountId: number
  field: ContactField
  oldValue: string | null
  newValue: string
  undoHash: Buffer | null
}

/** Its id. Each new one takes ten ended ones away. */
export async function insertContactChange(tx: Db, change: ContactChange, undoSeconds: number): Promise<number> {
  await sql`
    delete from contact_changes where ctid in (
      select ctid from contact_changes where undo_until < now() order by undo_until limit 10 for update skip locked
    )`.execute(tx)
  const { accountId, field, oldValue, newValue, undoHash } = change
  const { id } = await tx
    .insertInto('contact_changes')
    .values({
      ...{ account_id: accountId, field, old_value: oldValue, new_value: newValue, undo_hash: undoHash },
      undo_until: sql<Date>`now() + make_interval(secs => ${undoSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Once. What came after it is undone with it: whoever took an account over has changed it again. */
export async function takeUndo(
  tx: Db,
  undoHash: Buffer,
): Promise<{ accountId: number; field: ContactField; oldValue: string } | undefined> {
  const undone = await tx
    .updateTable('contact_changes')
    .set({ undone_at: sql<Date>`now()` })
    .where('undo_hash', '=', undoHash)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', sql<Date>`now()`)
    .returning(['id', 'account_id as accountId', 'field', 'old_value as oldValue'])
    .executeTakeFirst()
  if (!undone || undone.oldValue === null) return undefined
  await tx
    .updateTable('contact_changes')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', undone.accountId)
    .where('field', '=', undone.field)
    .where('id', '>', undone.id)
    .execute()
  return { ...undone, oldValue: undone.oldValue }
}

/** With an account that is deleted. */
export async function deleteContactChanges(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('contact_changes').where('account_id', '=', accountId).execute()
}
