import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import type { SecondStep } from '../totp/second-step.ts'
import { countRecoveryCodes, deleteSecret, hasTotp } from '../totp/totp.queries.ts'
import { accountToChange } from '../users/account-to-change.ts'
import { noteAdminChange } from '../users/note-admin-change.ts'
import { accountOf } from '../users/users.queries.ts'

/** Refuses at `password`. */
export type ProvePassword = (actor: Actor, password: string, visitor: Visitor) => Promise<void>

export interface TwoStep {
  secondStep: SecondStep
  provePassword: ProvePassword
}

export async function readTotp(
  db: Db,
  readSettings: ReadSettings,
  { id, role }: Actor,
): Promise<{ isOn: boolean; isAskedFor: boolean; recoveryCodesLeft: number }> {
  const [isOn, recoveryCodesLeft, { twoStepFor }] = await Promise.all([
    hasTotp(db, id),
    countRecoveryCodes(db, id),
    readSettings(),
  ])
  const isAskedFor = twoStepFor !== 'nobody' && (role === 'Admin' || (role === 'Vendor' && twoStepFor === 'sellers'))
  return { isOn, isAskedFor, recoveryCodesLeft }
}

export async function beginTotp(
  db: Db,
  { secondStep, provePassword }: TwoStep,
  actor: Actor,
  { password }: { password: string },
  visitor: Visitor,
): ReturnType<SecondStep['begin']> {
  await provePassword(actor, password, visitor)
  const account = await accountOf(db, actor.id)
  if (!account) throw new Refusal('session_ended')
  return await secondStep.begin(db, actor.id, account.username ?? account.email ?? account.phone ?? '')
}

export async function confirmTotp(
  db: Db,
  { secondStep }: TwoStep,
  actor: Actor,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  return { recoveryCodes: await secondStep.confirm(db, actor.id, code, (tx) => noteOwn(tx, actor, true)) }
}

/** Refuses `totp_not_in_use`. */
export async function renewRecoveryCodes(
  db: Db,
  { secondStep, provePassword }: TwoStep,
  actor: Actor,
  { password }: { password: string },
  visitor: Visitor,
): Promise<{ recoveryCodes: string[] }> {
  await provePassword(actor, password, visitor)
  return await transact(db, async (tx) => {
    if (!(await hasTotp(tx, actor.id))) throw new Refusal('totp_not_in_use')
    return { recoveryCodes: await secondStep.renewRecoveryCodes(tx, actor.id) }
  })
}

/** Refuses `totp_not_in_use`. */
export async function removeTotp(
  db: Db,
  { provePassword }: TwoStep,
  actor: Actor,
  { password }: { password: string },
  visitor: Visitor,
): Promise<{ message: string }> {
  await provePassword(actor, password, visitor)
  await transact(db, async (tx) => {
    if (!(await deleteSecret(tx, actor.id))) throw new Refusal('totp_not_in_use')
    await noteOwn(tx, actor, false)
  })
  return { message: m.account_two_step_off() }
}

/** For whoever has lost phone and recovery codes. Refuses `own_account`, `user_not_found`, `totp_not_in_use`. */
export async function removeTotpOf(db: Db, actor: Actor, accountId: number): Promise<{ message: string }> {
  await transact(db, async (tx) => {
    const { role } = await accountToChange(tx, actor, accountId)
    if (!(await deleteSecret(tx, accountId))) throw new Refusal('totp_not_in_use')
    await recordTwoStep(tx, actor, accountId, false)
    if (role === 'Admin') await noteAdminChange(tx, actor, accountId, 'two_step_off')
    await emit(tx, 'account.two_step_changed', { accountId, isOn: false, by: 'shop' })
  })
  return { message: m.account_two_step_off() }
}

async function noteOwn(tx: Db, actor: Actor, isOn: boolean): Promise<void> {
  await emit(tx, 'account.two_step_changed', { accountId: actor.id, isOn, by: 'owner' })
  // What customers do is no deed of the back office.
  if (actor.role !== 'User') await recordTwoStep(tx, actor, actor.id, isOn)
}

async function recordTwoStep(tx: Db, actor: Actor, subjectId: number, isOn: boolean): Promise<void> {
  const [before, after] = [{ twoStep: !isOn }, { twoStep: isOn }]
  await record(tx, actor, { action: 'two-step', subject: 'user', subjectId, before, after })
}
