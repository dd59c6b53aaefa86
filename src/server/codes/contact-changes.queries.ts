import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { ContactField } from '../users/contacts.queries.ts'

export interface ContactChange {
  accountId: number
  field: ContactField
  oldValue: string | null
  newValue: string
  /** The email that the account had before. */
  wasEmailProven: boolean
  undoHash: Buffer | null
}

/** Its id. Each new one takes ten ended ones away. */
export async function insertContactChange(tx: Db, change: ContactChange, undoSeconds: number): Promise<number> {
  await sql`
    delete from contact_changes where ctid in (
      select ctid from contact_changes where undo_until < now() order by undo_until limit 10 for update skip locked
    )`.execute(tx)
  const { accountId, field, oldValue, newValue, wasEmailProven, undoHash } = change
  const { id } = await tx
    .insertInto('contact_changes')
    .values({
      account_id: accountId,
      field,
      old_value: oldValue,
      new_value: newValue,
      undo_hash: undoHash,
      was_email_proven: wasEmailProven,
      undo_until: sql<Date>`now() + make_interval(secs => ${undoSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Undo {
  accountId: number
  field: ContactField
  /** Null: it was added. */
  oldValue: string | null
  /** Of all that is undone with it. */
  firstChangedAt: Date
  /** What the other contact was before; absent: it was not changed. Null: there was none. */
  otherValue?: string | null
  /** Whether the email that is the account’s again was ever shown to be its owner’s; absent: the email was not changed, and stays as it is by now. */
  isEmailProven?: boolean
}

/** To be locked before the undo is taken, as who confirms a change locks it first: else that leaves an undo of its own behind. */
export async function accountToUndo(tx: Db, undoHash: Buffer): Promise<number | undefined> {
  const found = await tx
    .selectFrom('contact_changes')
    .select('account_id as accountId')
    .where('undo_hash', '=', undoHash)
    .executeTakeFirst()
  return found?.accountId
}

/**
 * Once. Undone with it is what came after it, and what was done to the other contact within the same days: whoever took an account over has
 * changed it again, or added a way in of their own before.
 */
export async function takeUndo(tx: Db, undoHash: Buffer): Promise<Undo | undefined> {
  const undone = await tx
    .updateTable('contact_changes')
    .set({ undone_at: sql<Date>`now()` })
    .where('undo_hash', '=', undoHash)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', sql<Date>`now()`)
    .returning(['account_id as accountId', ...CHANGED])
    .executeTakeFirst()
  if (!undone) return undefined
  const { id, accountId, field, oldValue } = undone
  const along = await tx
    .updateTable('contact_changes')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', sql<Date>`now()`)
    .where((or) => or.or([or('field', '<>', field), or('id', '>', id)]))
    .returning(CHANGED)
    .execute()
  const all = [undone, ...along].sort((one, other) => one.id - other.id)
  const other = all.find((change) => change.field !== field)
  const firstChangedAt = new Date(Math.min(...all.map((change) => change.changedAt.getTime())))
  return {
    accountId,
    field,
    oldValue,
    firstChangedAt,
    ...(other && { otherValue: other.oldValue }),
    ...provenBy(all.filter((change) => change.field === 'email')),
  }
}

/** Of the email before these changes: proven by then, or in between, as what is changed to is proven by its code. */
function provenBy(
  changes: { oldValue: string | null; newValue: string; wasEmailProven: boolean }[],
): Pick<Undo, 'isEmailProven'> {
  const [first] = changes
  if (!first) return {}
  const isSame = (value: string | null) => value?.toLowerCase() === first.oldValue?.toLowerCase()
  const isEmailProven = changes.some(
    ({ oldValue, newValue, wasEmailProven }) => (wasEmailProven && isSame(oldValue)) || isSame(newValue),
  )
  return { isEmailProven }
}

const CHANGED = [
  'id',
  'field',
  'old_value as oldValue',
  'new_value as newValue',
  'was_email_proven as wasEmailProven',
  'changed_at as changedAt',
] as const

/** With an account that is deleted. */
export async function deleteContactChanges(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('contact_changes').where('account_id', '=', accountId).execute()
}
