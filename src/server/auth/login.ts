import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountNamed } from '../users/users.queries.ts'
import { inTurnToHash } from './hash-turns.ts'
import {
  deleteFailures,
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
  // One guess is counted before the next is looked at: a thousand at the same moment are no way around the limits.
  const guess = async (tx: Db): Promise<string | undefined> => {
    // Whichever processes they come to.
    await lockGuesses(tx, [account.subject, from.subject])
    // Again: those that came at the same moment have had their turn since.
    await refuseGuessing(tx, [account, from])
    const isRight = await isPassword(password, found?.passwordHash)
    if (!found || !isRight || !found.isActive) {
      await insertFailures(tx, [account.subject, from.subject])
      await deleteOldFailures(tx, WINDOW_SECONDS)
      return undefined
    }
    await deleteFailures(tx, account.subject)
    return await tokens.sign(found)
  }
  const token = await inTurnToHash(() => transact(db, guess))
  // Only now: what is thrown in a transaction takes back what was counted in it.
  if (token === undefined) throw new Refusal('invalid_login')
  return { token }
}

/** A name that no account has is counted like one that has. */
function nameOf(username: string): string {
  return `"${username.trim().normalize('NFKC').toLowerCase()}"`
}

async function refuseGuessing(db: Db, limits: { subject: string; most: number }[]): Promise<void> {
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
