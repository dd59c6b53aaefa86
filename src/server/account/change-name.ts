import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { updateName } from '../users/users.queries.ts'
import { spendSave } from './save-limit.ts'

/** '' takes it away. Refuses `too_many_attempts`. */
export async function changeName(db: Db, { id }: Actor, { name }: { name: string }): Promise<{ name: string | null }> {
  await spendSave(db, id)
  const kept = name || null
  await updateName(db, id, kept)
  return { name: kept }
}
