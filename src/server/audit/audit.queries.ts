import type { AuditSubject } from '#contract/audit'
import type { Db } from '../platform/db.ts'

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
