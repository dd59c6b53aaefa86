import type { AuditEntry, AuditSubject } from '#contract/audit'
import type { Page } from '#contract/machinery/fields'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { type EntryRecord, entriesPage } from './audit.queries.ts'

/** Newest first; `from` and `to`: whole days in Dhaka. Refuses a malformed cursor. */
export async function listAudit(
  db: Db,
  {
    limit,
    cursor,
    ...wanted
  }: {
    subject?: AuditSubject | undefined
    subjectId?: number | undefined
    actorId?: number | undefined
    action?: string | undefined
    from?: string | undefined
    to?: string | undefined
    limit: number
    cursor?: string | undefined
  },
): Promise<Page<AuditEntry>> {
  const found = await entriesPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, entryOf, ({ id }) => String(id))
}

function entryOf({ actorId, actorName, at, ...entry }: EntryRecord): AuditEntry {
  return { ...entry, at: new Date(at).toISOString(), actor: { id: actorId, name: actorName } }
}
