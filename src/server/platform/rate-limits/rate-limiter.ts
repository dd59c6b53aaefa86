import { formatNumber } from '#contract/values/digits'
import type { Db } from '../database/db.ts'
import { Refusal } from '../refusal.ts'
import { noteSignal } from '../signals/signals.ts'
import { countOf, countOne, countOneLess, countOneOrAbort } from './rate-limiter.queries.ts'

/** Rate limit: so many in a window that begins with the first. */
export interface RateLimit {
  /** What the count is stored under. */
  kind: string
  most: number
  windowSeconds: number
  /** The words of the refusal: how many in how long, and how long to wait. */
  refusal: (told: { most: string; window: string; duration: string }) => string
}

/** Under row security an account spends for itself alone (docs/decisions/013). */
type Subject = `account:${number}` | `address:${string}` | `recipient:${string}` | `order:${number} ${string}` | 'shop'

/** Answers how many are spent with it; refuses `too_many_attempts`. By `db` it stays spent; in a transaction it is rolled back along. */
export async function spend(db: Db, limit: RateLimit, subject: Subject): Promise<number> {
  const { spent, secondsLeft } = await countOne(db, limit, subject)
  if (spent > limit.most) throw tooMany(limit, secondsLeft)
  return spent
}

/** As `spend`, for what is left out rather than refused: whether it was not one too many. */
export async function maySpend(db: Db, limit: Omit<RateLimit, 'refusal'>, subject: Subject): Promise<boolean> {
  const may = (await countOne(db, limit, subject)).spent <= limit.most
  if (!may) noteSignal('limitSpent', { kind: limit.kind })
  return may
}

/** Whether it is the first in its window, for what is done once in each; counted with it. */
export async function isFirst(db: Db, window: Omit<RateLimit, 'most' | 'refusal'>, subject: Subject): Promise<boolean> {
  return (await countOne(db, { ...window, most: 1 }, subject)).spent === 1
}

/** How many are spent in the window of now. */
export async function spentOf(db: Db, limit: Pick<RateLimit, 'kind'>, subject: Subject): Promise<number> {
  return (await countOf(db, limit, subject))?.spent ?? 0
}

/** As `spend`, in a batch: what it would refuse fails with all of the batch, and is to be done again (docs/decisions/044). */
export async function spendOrAbort(db: Db, limit: RateLimit, subject: Subject): Promise<void> {
  await countOneOrAbort(db, limit, subject)
}

/** As `spend`, without spending. */
export async function refuseSpent(db: Db, limit: RateLimit, subject: Subject): Promise<void> {
  const counted = await countOf(db, limit, subject)
  if (counted && counted.spent >= limit.most) throw tooMany(limit, counted.secondsLeft)
}

/** Spends on work. What turns it away because the shop is busy (`too_many_at_once`, `busy`) gives that back: it was not taken. */
export async function spendOn<Result>(
  db: Db,
  limit: RateLimit,
  subject: Subject,
  work: () => Promise<Result>,
): Promise<Result> {
  await spend(db, limit, subject)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && TURNED_AWAY.has(error.code)) await giveBack(db, limit, subject)
    throw error
  }
}

const TURNED_AWAY: ReadonlySet<string> = new Set(['too_many_at_once', 'busy'])

/** What was spent for nothing that has to be limited. */
export async function giveBack(db: Db, limit: Pick<RateLimit, 'kind'>, subject: Subject): Promise<void> {
  await countOneLess(db, limit, subject)
}

function tooMany({ kind, most, windowSeconds, refusal }: RateLimit, secondsLeft: number): Refusal {
  noteSignal('limitSpent', { kind })
  const retryAfterSeconds = Math.max(1, secondsLeft)
  const message = refusal({
    most: formatNumber(most),
    window: durationInWords(windowSeconds),
    duration: durationInWords(retryAfterSeconds),
  })
  return new Refusal('too_many_attempts', { message, retryAfterSeconds })
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** Rounded up, in a unit of which there are two, or exactly one. */
export function durationInWords(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size || seconds === size) ?? [1, 'second']
  const count = Math.ceil(seconds / size)
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
