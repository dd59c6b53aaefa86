import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { inTurnToHash } from './hash-turns.ts'
import { networkOf } from './network.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { deleteOldRegistrations, insertRegistration, recentRegistrations } from './registrations.queries.ts'

const WINDOW_SECONDS = 15 * 60
/** Many: the customers of a mobile carrier share an address. */
const MOST_PER_ADDRESS = 200

/**
 * The hash of a newcomer’s password, customer or vendor. Refuses a common one, and `too_many_attempts` where too many
 * have registered from this address.
 */
export async function hashOfNewcomer(db: Db, password: string, address: string): Promise<string> {
  refuseCommonPassword(password)
  return await inTurnToHash(async () => {
    await countRegistration(db, networkOf(address))
    return await hashPassword(password)
  })
}

async function countRegistration(db: Db, address: string): Promise<void> {
  const { count, secondsLeft } = await recentRegistrations(db, address, WINDOW_SECONDS)
  if (count >= MOST_PER_ADDRESS)
    throw new Refusal('too_many_attempts', { retryAfterSeconds: Math.max(1, secondsLeft ?? 0) })
  await insertRegistration(db, address)
  await deleteOldRegistrations(db, WINDOW_SECONDS)
}
