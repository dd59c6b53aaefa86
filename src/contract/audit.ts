import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idText, moment, paging } from './fields.ts'

export const auditSubject = z.enum(['product', 'category', 'vendor', 'user', 'order'])
export type AuditSubject = z.infer<typeof auditSubject>

/** `before` and `after` hold only what changed; null where there was, or is, nothing. */
export const auditEntry = z.object({
  id,
  at: moment,
  actor: z.object({ id, name: z.string() }),
  action: z.string(),
  subject: auditSubject,
  subjectId: id,
  subjectName: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** A day as people in Dhaka count it; one that the calendar does not have is refused. */
export const day = z
  .string()
  .check(
    z.regex(/^[12]\d{3}-\d\d-\d\d$/, 'Must be a day such as 2026-11-21.'),
    z.refine(isInCalendar, 'There is no such day.'),
  )

function isInCalendar(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'What admins and vendors changed, newest first.',
  query: z.object({
    subject: z.optional(auditSubject),
    subjectId: z.optional(idText),
    actorId: z.optional(idText),
    action: z.optional(z.string().check(z.maxLength(60))),
    from: z.optional(day),
    to: z.optional(day),
    ...paging(50),
  }),
  reply: auditEntry,
  list: 'array',
})
