import type { AuditSubject } from '#contract/audit'
import type { Db } from '../platform/db.ts'
import { startOfDay } from '../platform/dhaka-days.queries.ts'
import { rowsAndTotal } from '../platform/listed.queries.ts'

export interface NewEntry {
  actorId: number
  actorName: string
  action: string
  subject: AuditSubject
  subjectId: number
  subjectName: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export async function insertEntries(tx: Db, entries: NewEntry[]): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        actor_id: entry.actorId,
        actor_name: entry.actorName,
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
  /** As the database writes it; other zones than UTC are possible. */
  at: string
}

/** Which entries are asked for; days are those of Dhaka. */
interface Wanted {
  subject?: AuditSubject | undefined
  subjectId?: number | undefined
  actorId?: number | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Entries newest first from the id `before` on, and how many there are on all pages. */
export async function entriesPage(
  db: Db,
  wanted: Wanted,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: EntryRecord[]; total: number }> {
  let entries = db.selectFrom('audit_entries')
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
