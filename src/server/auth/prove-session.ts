import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SecondStep } from '../totp/second-step.ts'
import { hasTotp } from '../totp/totp.queries.ts'
import { hasPassword } from '../users/users.queries.ts'
import type { Devices } from './devices.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { markProven } from './sessions.queries.ts'

/**
 * Once more, in this session (docs/decisions/085). Refuses at `password` or `code`, `too_many_attempts`, and `session_ended` of a token
 * from before there were sessions, whose owner logs in anew.
 */
export async function proveSession(
  db: Db,
  { devices, secondStep }: { devices: Devices; secondStep: SecondStep },
  actor: Actor,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  visitor: Visitor,
): Promise<{ message: string }> {
  if (!actor.session) throw new Refusal('session_ended')
  if (code !== undefined) await proveSecondStep(db, secondStep, actor.id, code)
  else await provePassword(db, devices, actor, password ?? '', visitor)
  await markProven(db, actor.session)
  return { message: m.auth_proven() }
}

async function proveSecondStep(db: Db, secondStep: SecondStep, accountId: number, code: string): Promise<void> {
  if (!(await hasTotp(db, accountId))) throw refusedAt('code', m.auth_proof_no_second_step())
  await secondStep.prove(db, accountId, code)
}

async function provePassword(db: Db, devices: Devices, actor: Actor, password: string, visitor: Visitor) {
  if (!(await hasPassword(db, actor.id))) throw refusedAt('password', m.auth_proof_no_password())
  await proveOwnPassword(db, devices, actor, password, visitor)
}

function refusedAt(field: 'password' | 'code', words: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: words } })
}
