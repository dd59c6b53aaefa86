import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { raiseEpoch } from '../users/users.queries.ts'
import type { SignIn } from './sign-in.ts'

/** Also tokens from before there were sessions, which only a new epoch ends: so this device gets a fresh one. */
export async function endOtherSessions(
  db: Db,
  signIn: SignIn,
  { id, role }: Actor,
  visitor: Visitor,
): Promise<{ token: string }> {
  const epoch = await raiseEpoch(db, id)
  return await signIn({ id, role, epoch }, visitor, 'renewed')
}

/** Everywhere, here too: tokens and known devices. */
export async function endSessions(db: Db, { id }: Actor): Promise<{ message: string }> {
  await raiseEpoch(db, id)
  return { message: m.auth_logged_out_everywhere() }
}
