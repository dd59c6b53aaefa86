import type { AuditSubject } from '#contract/audit'
import { cursorIn, withQuery } from '../platform/listed.ts'
import { ACTIONS } from './words.ts'

/** What of the audit is on screen: lives in the address. */
export interface Asked {
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

export const SUBJECTS: readonly AuditSubject[] = ['product', 'category', 'vendor', 'user', 'order']

/** What the server would refuse is left out, so that every address shows something. */
export function askedOf(query: URLSearchParams): Asked {
  const subject = SUBJECTS.find((each) => each === query.get('subject'))
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

export function addressOf(asked: Asked): string {
  return withQuery('/dashboard/audit', { ...asked })
}

export function isNarrowed(asked: Asked): boolean {
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
