import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { networkOf } from '../platform/http/network.ts'
import { Refusal } from '../platform/refusal.ts'
import { hasTotp } from '../totp/totp.queries.ts'
import { deviceOf } from './device-of.ts'
import type { Devices } from './devices.ts'
import { insertSession } from './sessions.queries.ts'
import type { Tokens } from './tokens.ts'
import type { Challenges } from './totp-challenge.ts'

type SignedIn = Omit<Parameters<Tokens['sign']>[0], 'session'>

/**
 * Begins a session: its token, and the device is known from now on. A `login` of an account with two steps is refused with
 * `totp_required` and a challenge; one from a device that was not known is an event. A registration or a changed password signs in
 * `silent`: neither asked for a second factor nor told. One `renewed` by another session is as silent, and proves nothing (decision 085).
 */
export type SignIn = (
  account: SignedIn,
  visitor: Visitor,
  why?: 'login' | 'second factor' | 'silent' | 'renewed',
) => Promise<{ token: string }>

export function createSignIn(
  db: Db,
  { tokens, devices, challenges }: { tokens: Tokens; devices: Devices; challenges: Challenges },
  lifeSeconds: number,
): SignIn {
  return async (account, visitor, why = 'login') => {
    if (why === 'login' && (await hasTotp(db, account.id)))
      throw new Refusal('totp_required', { challenge: await challenges.sign(account) })
    const isSilent = why === 'silent' || why === 'renewed'
    const isNews = !isSilent && devices.knownAs(account, visitor) === null
    const session = await transact(db, async (tx) => {
      const { id } = await insertSession(tx, {
        accountId: account.id,
        epoch: account.epoch,
        ...deviceOf(visitor.userAgent),
        network: networkOf(visitor.address),
        lifeSeconds,
        isProven: why !== 'renewed',
      })
      if (isNews) await emit(tx, 'account.new_device', { accountId: account.id, sessionId: id })
      return id
    })
    devices.remember(account, visitor)
    return { token: await tokens.sign({ ...account, session }) }
  }
}
