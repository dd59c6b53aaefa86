import type { Selectable } from 'kysely'
import type { AuditSubject } from '#contract/audit'
import type { Db } from '../platform/database/db.ts'
import { startOfDay } from '../platform/database/dhaka-days.queries.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { type Named, selection, written } from '../platform/database/named-columns.ts'
import type { Tables } from '../platform/database/tables.ts'

const ENTRY_COLUMNS = {
  actorId: 'actor_id',
  action: 'action',
  subject: 'subject',
  subjectId: 'subject_id',
  subjectName: 'subject_name',
} as const

export interface NewEntry extends Named<Selectable<Tables['audit_entries']>, typeof ENTRY_COLUMNS> {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export async function insertEntries(tx: Db, entries: NewEntry[]): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        ...written(ENTRY_COLUMNS, entry),
        before: entry.before && JSON.stringify(entry.before),
        after: entry.after && JSON.stringify(entry.after),
      })),
    )
    .execute()
}

/** Names as they are now: a deleted account’s is its number. */
export type EntryRecord = Awaited<ReturnType<typeof entriesPage>>['rows'][number]

interface Wanted {
  subject?: AuditSubject | undefined
  subjectId?: number | undefined
  actorId?: number | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Newest first before the id, and how many on all pages. */
export async function entriesPage(
  db: Db,
  wanted: Wanted,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let entries = db.selectFrom('visible_audit_entries')
  if (wanted.subject) entries = entries.where('subject', '=', wanted.subject)
  if (wanted.subjectId) entries = entries.where('subject_id', '=', wanted.subjectId)
  if (wanted.actorId) entries = entries.where('actor_id', '=', wanted.actorId)
  if (wanted.action) entries = entries.where('action', '=', wanted.action)
  if (wanted.from) entries = entries.where('at', '>=', startOfDay(wanted.from))
  if (wanted.to) entries = entries.where('at', '<', startOfDay(wanted.to, 1))
  const rows = entries
    // As the database writes it: other zones than UTC occur.
    .select((of) => ['id', of.ref('at').$castTo<string>().as('at'), 'actor_name as actorName', 'before', 'after'])
    .select(selection('visible_audit_entries', ENTRY_COLUMNS))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, entries)
}
