import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { networkOf } from '../platform/http/network.ts'
import type { KnownAccount } from '../users/users.queries.ts'
import type { Devices } from './devices.ts'
import type { Guess } from './guesses.queries.ts'
import { countGuess, forgive, refuseGuessing } from './guesses.ts'
import { limitHashing } from './hash-limiter.ts'
import { isPassword } from './passwords.ts'

export interface Claim {
  guess: Guess
  prove(password: string): Promise<boolean>
}

/** Refuses `too_many_attempts` before the queue for hashing; inactive accounts prove nothing, in the same time. */
export async function claimOf(
  db: Db,
  devices: Devices,
  { found, countedAs }: { found: KnownAccount | undefined; countedAs: string },
  visitor: Visitor,
): Promise<Claim> {
  const guess = {
    account: countedAs,
    network: networkOf(visitor.address),
    device: devices.knownAs(found, visitor),
  }
  await refuseGuessing(db, guess)
  const prove = async (password: string): Promise<boolean> => {
    // A failure until proven; no connection is held while hashing.
    await countGuess(db, guess)
    const isRight = await isPassword(password, found?.passwordHash)
    if (!isRight || !found?.isActive) return false
    await forgive(db, guess)
    return true
  }
  const asked = { address: visitor.address, account: guess.device ?? countedAs }
  return { guess, prove: (password) => limitHashing(asked, () => prove(password)) }
}
