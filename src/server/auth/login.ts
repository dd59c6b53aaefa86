import { phoneIn } from '#contract/values/phone'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { addressOf } from '../platform/http/network.ts'
import { type RateLimit, refuseSpent, spend, spendOn } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountNamed } from '../users/users.queries.ts'
import type { Devices } from './devices.ts'
import { claimOf } from './prove-password.ts'
import type { SignIn } from './sign-in.ts'

const WINDOW_SECONDS = 15 * 60
/** Per account: more than any person or program needs. */
const LOGINS: RateLimit = {
  kind: 'logins',
  most: 60,
  windowSeconds: WINDOW_SECONDS,
  refusal: m.auth_limit_logins,
}
/** By unknown devices. Many: a mobile carrier’s customers share an address. */
const TRIES: RateLimit = {
  kind: 'login_attempts',
  most: 1_000,
  windowSeconds: WINDOW_SECONDS,
  refusal: m.auth_limit_attempts,
}

/** Refuses `invalid_login` for all reasons alike, in the same time (decisions, "Accounts and sessions"). */
export async function logIn(
  db: Db,
  { devices, signIn }: { devices: Devices; signIn: SignIn },
  { username, password }: { username: string; password: string },
  visitor: Visitor,
): Promise<{ token: string }> {
  const found = await accountNamed(db, username.trim())
  const phone = phoneIn(username)
  // A phone for itself, in any writing: nobody is told whose it is by when its guesses, and those at a name, are too many.
  const countedAs = phone === null && found ? String(found.id) : quoted(phone ?? username)
  const claim = await claimOf(db, devices, { found, countedAs }, visitor)
  const prove = async () => {
    // For nobody’s account too: the same work.
    await refuseSpent(db, LOGINS, `account:${found?.id ?? 0}`)
    return await claim.prove(password)
  }
  const isUnknown = claim.guess.device === null
  const isProven = isUnknown ? await spendOn(db, TRIES, `address:${addressOf(visitor.address)}`, prove) : await prove()
  if (!found || !isProven) throw new Refusal('invalid_login')
  await spend(db, LOGINS, `account:${found.id}`)
  return await signIn(found, visitor)
}

/** Unknown names are counted alike. */
function quoted(username: string): string {
  return `"${username.trim().normalize('NFKC').toLowerCase()}"`
}
