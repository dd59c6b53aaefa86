import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { durationInWords } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  deleteFailures,
  deleteOldFailures,
  type Guess,
  insertFailure,
  lockGuesses,
  type RecentFailures,
  recentFailures,
} from './guesses.queries.ts'

const WINDOW_SECONDS = 15 * 60
/** Per known device, or network and account. */
const MOST_FAILURES = 10
/** Nobody mistypes at so many accounts. */
const MOST_ACCOUNTS_OF_NETWORK = 50
/** Home, work, phone, a friend’s: more networks in a quarter of an hour is guessing. */
const NETWORKS_WITHOUT_PAUSE = 5
const LONGEST_PAUSE_SECONDS = 60

/** Refuses `too_many_attempts` (decisions, "Accounts and sessions"; decision 020). */
export async function refuseGuessing(db: Db, guess: Guess): Promise<void> {
  const { own, account, network } = await recentFailures(db, guess, WINDOW_SECONDS)
  if (own.count >= MOST_FAILURES) throw tooMany(own.secondsLeft)
  if (guess.device !== null) return
  if (network.accounts >= MOST_ACCOUNTS_OF_NETWORK) throw tooMany(network.secondsLeft)
  const pauseLeft = pauseSeconds(account) - account.secondsSinceLast
  if (pauseLeft > 0) throw tooMany(pauseLeft)
}

/** Counted before the next is looked at: a thousand at once pass no limit. */
export async function countGuess(db: Db, guess: Guess): Promise<void> {
  await transact(db, async (tx) => {
    // Over all processes.
    await lockGuesses(tx, guess)
    // Again, now that earlier ones are counted.
    await refuseGuessing(tx, guess)
    await insertFailure(tx, guess)
    await deleteOldFailures(tx, WINDOW_SECONDS)
  })
}

/** It was none: forgotten with earlier mistypings. */
export async function forgive(db: Db, guess: Guess): Promise<void> {
  await deleteFailures(db, guess)
}

/** Doubles from the sixth network on. */
function pauseSeconds({ networks }: RecentFailures['account']): number {
  if (networks <= NETWORKS_WITHOUT_PAUSE) return 0
  return Math.min(LONGEST_PAUSE_SECONDS, 2 ** (networks - NETWORKS_WITHOUT_PAUSE - 1))
}

function tooMany(seconds: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  const message = m.auth_too_many_attempts({ duration: durationInWords(retryAfterSeconds) })
  return new Refusal('too_many_attempts', { retryAfterSeconds, message })
}
