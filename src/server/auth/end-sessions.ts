import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { raiseEpoch } from '../users/users.queries.ts'

/** Everywhere, here too: tokens and known devices. */
export async function endSessions(db: Db, { id }: Actor): Promise<{ message: string }> {
  await raiseEpoch(db, id)
  return { message: m.auth_logged_out_everywhere() }
}
