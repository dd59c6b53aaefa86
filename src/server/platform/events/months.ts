import { type Db, transact } from '../database/db.ts'
import { beginIdsAt, createMonth, deleteOldOthers, dropMonth, holdMonths, monthsOf } from './months.queries.ts'

/** More than any month has events. */
const IDS_A_MONTH = 1_000_000_000
/** So that there is time to notice that none were made. */
const AHEAD = 2
/** By itself a job is tried for two days; one that an admin tries again after so long may be handled twice. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Partitions of `event_deliveries` (decision 078): made for this month and the next ones, dropped once their events are all older than so
 * many days. The ids of events say their month, so that the key by which an event is handled once needs no date.
 */
export async function keepMonths(db: Db, now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await transact(db, async (tx) => {
    await holdMonths(tx)
    for (let month = await firstToMake(tx, now); month <= monthOf(now) + AHEAD; month += 1)
      await createMonth(tx, { name: nameOf(month), upTo: firstIdOf(month + 1) }, firstIdOf(month))
    await beginIdsAt(tx, firstIdOf(monthOf(now)))
  })
  for (const { name, upTo } of await monthsOf(db)) if (upTo <= firstIdOf(monthOf(longAgo))) await dropMonth(db, name)
  await deleteOldOthers(db, longAgo)
}

/** How many months after this one are made; below 1 it is late. */
export async function monthsAhead(db: Db, now = new Date()): Promise<number> {
  return (await firstToMake(db, now)) - 1 - monthOf(now)
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
