import { AUDIT_SUBJECTS } from '#contract/values/choices'
import { type AskedOf, cursor, day, id, oneOf, queryOf } from '../platform/query-of.ts'
import { ACTIONS } from './words.ts'

export const AUDIT = queryOf('/dashboard/audit', {
  subject: oneOf(AUDIT_SUBJECTS),
  subjectId: id,
  actorId: id,
  action: oneOf(Object.keys(ACTIONS)),
  from: day,
  to: day,
  cursor,
})

export type AskedAudit = AskedOf<typeof AUDIT>

/** A number is one of its subject. */
export function readAudit(request: Request): AskedAudit {
  const asked = AUDIT.read(request)
  return asked.subject ? asked : { ...asked, subjectId: undefined }
}
