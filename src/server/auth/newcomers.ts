import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { addressOf } from '../platform/http/network.ts'
import { type RateLimit, refuseSpent, spend, spendOn } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { limitHashing } from './hash-limiter.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'

const WINDOW_SECONDS = 15 * 60
/** Many: a mobile carrier’s customers share an address. */
const REGISTRATIONS: RateLimit = {
  kind: 'registrations',
  most: 200,
  windowSeconds: WINDOW_SECONDS,
  refusal: m.auth_limit_registrations,
}
/** Each tells that somebody has an account. */
const TAKEN: RateLimit = {
  kind: 'taken_names',
  most: 20,
  windowSeconds: WINDOW_SECONDS,
  refusal: m.auth_limit_taken_names,
}

/** Registers by `make`, which gets the hash. Refuses weak passwords, and `too_many_attempts` of an address. */
export async function registerNewcomer<Made>(
  db: Db,
  { username, email, password }: { username: string | null; email: string; password: string },
  address: string,
  make: (passwordHash: string) => Promise<Made>,
): Promise<Made> {
  await refuseWeakPassword(password, { username, email })
  const subject = `address:${addressOf(address)}` as const
  await refuseSpent(db, TAKEN, subject)
  const hashing = () => limitHashing({ address }, () => hashPassword(password))
  const passwordHash = await spendOn(db, REGISTRATIONS, subject, hashing)
  try {
    return await make(passwordHash)
  } catch (error) {
    if (isTaken(error)) await spend(db, TAKEN, subject)
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'username_taken' || error.code === 'email_taken')
}
