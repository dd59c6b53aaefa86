import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { days, daysInOrder, id, idText, moment, named, paging } from './machinery/fields.ts'
import { AUDIT_SUBJECTS } from './values/choices.ts'

export const auditSubject = z.enum(AUDIT_SUBJECTS)
export type AuditSubject = z.infer<typeof auditSubject>

/** What is recorded; an entry of another edition may name something else. */
export type AuditAction =
  | ('create' | 'update' | 'move' | 'delete' | 'import')
  | ('open' | 'profile' | 'approve' | 'reject' | 'accept-name')
  | ('role' | 'active' | 'two-step' | 'reset')
  | ('complete' | 'cancel' | 'stage' | 'kept' | 'correct')
  | ('retry' | 'send' | 'rotate-secret')
  | ('book' | 'decide' | 'decide-sum' | 'take-back')
  | 'end'
  | ('pay' | 'fail')

/** `before` and `after` hold what changed; null: nothing there. */
export const auditEntry = z.object({
  id,
  at: moment,
  actor: named,
  action: z.string(),
  subject: auditSubject,
  subjectId: id,
  subjectName: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'What admins and vendors changed, newest first.',
  query: z
    .object({
      subject: z.optional(auditSubject),
      subjectId: z.optional(idText),
      actorId: z.optional(idText),
      action: z.optional(z.string().check(z.maxLength(60))),
      ...days,
      ...paging(50),
    })
    .check(daysInOrder),
  reply: auditEntry,
  list: 'array',
})
