import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountNamed } from '../users/users.queries.ts'
import { inTurnToHash } from './hash-turns.ts'
import {
  deleteFailures,
  deleteLastFailure,
  deleteOldFailures,
  insertFailures,
  lockGuesses,
  recentFailures,
} from './login-failures.queries.ts'
import { networkOf } from './network.ts'
import { isPassword } from './passwords.ts'
import type { Tokens } from './tokens.ts'

const WINDOW_SECONDS = 15 * 60
const MOST_PER_ACCOUNT = 10
const MOST_PER_ADDRESS = 50

/**
 * A token for a username or email with its password. A wrong name, a wrong password and a deactivated account are all
 * `invalid_login`, in the same time; too many failures are `too_many_attempts` (decisions, "Accounts and sessions").
 */
export async function logIn(
  db: Db,
  tokens: Tokens,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<{ token: string }> {
  const found = await accountNamed(db, username.trim())
  const account = { subject: `account:${found?.id ?? nameOf(username)}`, most: MOST_PER_ACCOUNT }
  const from = { subject: `address:${networkOf(address)}`, most: MOST_PER_ADDRESS }
  await refuseGuessing(db, [account, from])
  return await inTurnToHash(async () => {
    // Each guess is a failure until it is known to be none. No connection is held while the password is looked at.
    await countFailure(db, account, from)
    const isRight = await isPassword(password, found?.passwordHash)
    if (!found || !isRight || !found.isActive) throw new Refusal('invalid_login')
    await forgive(db, account, from)
    return { token: await tokens.sign(found) }
  })
}

interface Limit {
  subject: string
  most: number
}

/** One guess is counted before the next is looked at: a thousand at the same moment are no way around the limits. */
async function countFailure(db: Db, account: Limit, from: Limit): Promise<void> {
  await transact(db, async (tx) => {
    // Whichever processes they come to.
    await lockGuesses(tx, [account.subject, from.subject])
    // Again: those that came at the same moment have had their turn since.
    await refuseGuessing(tx, [account, from])
    await insertFailures(tx, [account.subject, from.subject])
    await deleteOldFailures(tx, WINDOW_SECONDS)
  })
}

/** All that failed at the account, and of the address what was counted for this guess. */
async function forgive(db: Db, account: Limit, from: Limit): Promise<void> {
  await transact(db, async (tx) => {
    await lockGuesses(tx, [account.subject, from.subject])
    await deleteFailures(tx, account.subject)
    await deleteLastFailure(tx, from.subject)
  })
}

/** A name that no account has is counted like one that has. */
function nameOf(username: string): string {
  return `"${username.trim().normalize('NFKC').toLowerCase()}"`
}

async function refuseGuessing(db: Db, limits: Limit[]): Promise<void> {
  const counts = await recentFailures(
    db,
    limits.map(({ subject }) => subject),
    WINDOW_SECONDS,
  )
  for (const { subject, most } of limits) {
    const counted = counts.find((row) => row.subject === subject)
    if (counted && counted.count >= most)
      throw new Refusal('too_many_attempts', { retryAfterSeconds: Math.max(1, counted.secondsLeft) })
  }
}
