import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditSubject } from '#contract/audit'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { insertEntries } from './audit.queries.ts'

export type Change = {
  action: AuditAction
  subjectId: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
} & Subject

/** By number alone: a deleted account is nobody here too (docs/decisions/022). */
type Subject = { subject: 'user' } | { subject: Exclude<AuditSubject, 'user'>; subjectName: string }

/** In the transaction of the change. */
export async function record(tx: Db, actor: Actor, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await insertEntries(
    tx,
    changes.map((change) => ({
      ...change,
      subjectName: change.subject === 'user' ? null : change.subjectName,
      actorId: actor.id,
    })),
  )
}

/** Only the fields that differ, for `before` and `after`; null where nothing does. */
export function differing<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Fields,
): { before: Partial<Fields>; after: Partial<Fields> } | null {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null])) as Partial<Fields>
  return { before: only(before), after: only(after) }
}
