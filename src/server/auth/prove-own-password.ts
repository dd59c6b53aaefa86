import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { provableAccount } from '../users/users.queries.ts'
import type { Devices } from './devices.ts'
import { claimOf } from './prove-password.ts'

/** Who left a phone open is not who owns the account: what is at stake asks for the password once more. Refuses at `password`. */
export async function proveOwnPassword(
  db: Db,
  devices: Devices,
  { id }: Actor,
  password: string,
  visitor: Visitor,
): Promise<void> {
  const found = await provableAccount(db, id)
  if (!found) throw new Refusal('session_ended')
  const claim = await claimOf(db, devices, { found, countedAs: String(id) }, visitor)
  if (!(await claim.prove(password)))
    throw new Refusal('invalid_request', { fields: { password: m.field_not_password() } })
}
