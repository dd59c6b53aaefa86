import type { AuditSubject } from '#contract/audit'
import type { Db } from '../platform/database/db.ts'
import { startOfDay } from '../platform/database/dhaka-days.queries.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

export interface NewEntry {
  actorId: number
  action: string
  subject: AuditSubject
  subjectId: number
  subjectName: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export async function insertEntries(tx: Db, entries: NewEntry[]): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        actor_id: entry.actorId,
        action: entry.action,
        subject: entry.subject,
        subject_id: entry.subjectId,
        subject_name: entry.subjectName,
        before: entry.before && JSON.stringify(entry.before),
        after: entry.after && JSON.stringify(entry.after),
      })),
    )
    .execute()
}

export interface EntryRecord extends NewEntry {
  id: number
  /** As they are called now: a deleted account by its number. */
  actorName: string
  subjectName: string
  /** As written by the database: other zones than UTC occur. */
  at: string
}

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
): Promise<{ rows: EntryRecord[]; total: number }> {
  let entries = db.selectFrom('audit_told')
  if (wanted.subject) entries = entries.where('subject', '=', wanted.subject)
  if (wanted.subjectId) entries = entries.where('subject_id', '=', wanted.subjectId)
  if (wanted.actorId) entries = entries.where('actor_id', '=', wanted.actorId)
  if (wanted.action) entries = entries.where('action', '=', wanted.action)
  if (wanted.from) entries = entries.where('at', '>=', startOfDay(wanted.from))
  if (wanted.to) entries = entries.where('at', '<', startOfDay(wanted.to, 1))
  const rows = entries
    .select((of) => ['id', of.ref('at').$castTo<string>().as('at'), 'actor_id as actorId', 'actor_name as actorName'])
    .select(['action', 'subject', 'subject_id as subjectId', 'subject_name as subjectName', 'before', 'after'])
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, entries)
}
