import { type Db, transact } from '../database/db.ts'
import { inBatches } from '../jobs/batches.ts'
import {
  beginIdsAt,
  createMonth,
  deleteOldOthers,
  dropMonth,
  hasDeliveriesSince,
  holdMonths,
  monthsOf,
  timeOf,
} from './months.queries.ts'

/** More than any month has events. */
export const IDS_A_MONTH = 1_000_000_000
/** So that there is time to notice that none were made. */
const AHEAD = 2
/** Ids never go back: a clock that is years ahead, and is set right later, would spend them. */
const MOST_AT_ONCE = 24
/** By itself a job is tried for two days; one that an admin tries again after so long may be handled twice. */
export const KEPT_DAYS = 90
const DAY_MS = 86_400_000
const AT_ONCE = 1000

/**
 * Partitions of `event_deliveries` (decision 078): made for this month and the next ones, dropped once their events are all older than so
 * many days. The ids of events say their month, so that the key by which an event is handled once needs no date. By the clock of the
 * database, but in tests.
 */
export async function keepMonths(db: Db, signal: AbortSignal, at?: Date): Promise<void> {
  const longAgo = await transact(db, async (tx) => {
    await holdMonths(tx)
    const now = at ?? (await timeOf(tx))
    await makeMonths(tx, now)
    return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  })
  await transact(db, (tx) => dropMonthsBefore(tx, longAgo))
  await inBatches(db, signal, AT_ONCE, (tx, atMost) => deleteOldOthers(tx, longAgo, atMost))
}

/** How many months after this one are made; below 1 it is late. */
export async function monthsAhead(db: Db, at?: Date): Promise<number> {
  const now = at ?? (await timeOf(db))
  return (await firstToMake(db, now)) - 1 - monthOf(now)
}

async function makeMonths(tx: Db, now: Date): Promise<void> {
  const [first, last] = [await firstToMake(tx, now), monthOf(now) + AHEAD]
  if (last - first >= MOST_AT_ONCE)
    throw new Error(`${last - first + 1} months of events are to be made at once: is the database’s clock right?`)
  for (let month = first; month <= last; month += 1)
    await createMonth(tx, { name: nameOf(month), upTo: firstIdOf(month + 1) }, firstIdOf(month))
  await beginIdsAt(tx, firstIdOf(monthOf(now)))
}

/** Where the months to come were not made in time, events went on with the ids of the last one: it is over by its ids, and young. */
async function dropMonthsBefore(tx: Db, longAgo: Date): Promise<void> {
  await holdMonths(tx)
  for (const { name, upTo } of await monthsOf(tx))
    if (upTo <= firstIdOf(monthOf(longAgo)) && !(await hasDeliveriesSince(tx, name, longAgo))) await dropMonth(tx, name)
}

async function firstToMake(db: Db, now: Date): Promise<number> {
  const last = (await monthsOf(db)).at(-1)
  return last ? last.upTo / IDS_A_MONTH : monthOf(now)
}

/** Months since the year 0, in UTC. */
function monthOf(at: Date): number {
  return at.getUTCFullYear() * 12 + at.getUTCMonth()
}

function firstIdOf(month: number): number {
  return month * IDS_A_MONTH
}

function nameOf(month: number): string {
  return `event_deliveries_${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`
}
