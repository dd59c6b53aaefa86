import { isDeepStrictEqual } from 'node:util'
import type { AuditSubject } from '#contract/audit'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { insertEntries } from './audit.queries.ts'

export interface Change {
  /** `approve`, `price`, `role` …: a verb or the field that changed. */
  action: string
  subject: AuditSubject
  subjectId: number
  /** As the subject is called now, or was called last. */
  subjectName: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Writes down what an admin or vendor changed, in the transaction of the change. */
export async function record(tx: Db, actor: Actor, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await insertEntries(
    tx,
    changes.map((change) => ({ ...change, actorId: actor.id, actorName: actor.name })),
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
