import type { AuditSubject } from '#contract/audit'
import { AUDIT_SUBJECTS } from '#contract/values/choices'
import type { Days } from '#contract/values/days'
import { dayIn } from '../platform/day-in.ts'
import { idIn } from '../platform/id-in.ts'
import { cursorIn, withQuery } from '../platform/listed.ts'
import { ACTIONS } from './words.ts'

export interface ListQuery extends Days {
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  cursor?: string | undefined
}

/** Drops what the server would refuse: every address shows something. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const subject = AUDIT_SUBJECTS.find((each) => each === query.get('subject'))
  return {
    subject,
    subjectId: subject && idIn(query.get('subjectId')),
    actorId: idIn(query.get('actorId')),
    action: Object.keys(ACTIONS).find((each) => each === query.get('action')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    cursor: cursorIn(query),
  }
}

export function addressOf(asked: ListQuery): string {
  return withQuery('/dashboard/audit', { ...asked })
}

export function isFiltered(asked: ListQuery): boolean {
  return Object.values(asked).some((value) => value !== undefined)
}
