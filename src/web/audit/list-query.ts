import type { AuditSubject } from '#contract/audit'
import { AUDIT_SUBJECTS } from '#contract/values/choices'
import { cursorIn, withQuery } from '../platform/listed.ts'
import { ACTIONS } from './words.ts'

export interface ListQuery {
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

/** Drops what the server would refuse: every address shows something. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const subject = AUDIT_SUBJECTS.find((each) => each === query.get('subject'))
  return {
    subject,
    subjectId: subject && numberIn(query, 'subjectId'),
    actorId: numberIn(query, 'actorId'),
    action: Object.keys(ACTIONS).find((each) => each === query.get('action')),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    cursor: cursorIn(query),
  }
}

export function addressOf(asked: ListQuery): string {
  return withQuery('/dashboard/audit', { ...asked })
}

export function isFiltered(asked: ListQuery): boolean {
  return Object.values(asked).some((value) => value !== undefined)
}

function numberIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  return text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined
}

function dayIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? ''
  const date = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
