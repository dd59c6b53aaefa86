import type pg from 'pg'
import { invalidate } from '../../src/server/platform/database/cache-invalidation.ts'
import { type Db, openDb, transact } from '../../src/server/platform/database/db.ts'
import { USER } from '../../src/server/platform/postgres/cluster.ts'
import { SHOP } from '../../src/server/platform/postgres/shop-role.queries.ts'
import { Refusal } from '../../src/server/platform/refusal.ts'
import { forgetNews, maySetClock } from './clock.queries.ts'
import { endProgress, PAST_KEY, readProgress, writeProgress } from './progress.ts'
import { type Step, stepsOf } from './steps.ts'
import { doneThen } from './then.ts'
import { readWorld } from './world.ts'

/** What can be lived where the database’s clock cannot be set back: the last days, of which no statement tells yet. */
const HOURS_WITHOUT_CLOCK = 96

/**
 * Lives what the demo has behind it, step by step, by the functions of the shop and as if it were then: each in a transaction of its
 * own, with how far it has come. Cut off, it goes on at the next start. Answers whether there was anything to live.
 */
export async function livePast(db: Db, connection: pg.ClientConfig, signal: AbortSignal): Promise<boolean> {
  if (!(await readProgress(db))) return false
  // The superuser of the shop’s own database has the same password.
  const user = connection.user === SHOP ? USER : connection.user
  const past = openDb({ ...connection, ...(user === undefined ? {} : { user }), max: 1 }, () => undefined)
  try {
    await liveAll(past, signal)
  } finally {
    await past.destroy()
    // Caches of this process heard nothing of it.
    await transact(db, async (tx) => invalidate(tx, 'catalog', 'settings'))
  }
  return true
}

async function liveAll(past: Db, signal: AbortSignal): Promise<void> {
  const begun = await readProgress(past)
  if (!begun) return
  const isBack = await maySetClock(past)
  const filledAt = new Date(begun.filledAt)
  const first = isBack ? 0 : filledAt.getTime() - HOURS_WITHOUT_CLOCK * 3_600_000
  const steps = stepsOf(await readWorld(past, filledAt)).filter(({ at }) => at.getTime() >= first)
  for (;;) {
    signal.throwIfAborted()
    if (!(await liveNext(past, steps, isBack))) return
  }
}

/** Whether it has lived one more. Of two shops at one database each lives the next, one after the other. */
async function liveNext(past: Db, steps: Step[], isBack: boolean): Promise<boolean> {
  const known = await readProgress(past)
  const next = known && steps[known.step]
  if (!next) return false
  const goOn = async (tx: Db) => {
    if (known.step + 1 === steps.length) await endProgress(tx)
    else await writeProgress(tx, { ...known, step: known.step + 1 })
  }
  const isStillNext = async (tx: Db) => (await readProgress(tx))?.step === known.step
  try {
    await doneThen(past, { moment: next.at, isBack }, async (then) => {
      if (!(await isStillNext(then.db))) return
      if ((await next.live(then)) !== true) await goOn(then.db)
      await forgetNews(then.db, PAST_KEY)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Somebody has moved that parcel or closed that store since the doors are open: it stays as they have it.
    await transact(past, async (tx) => void ((await isStillNext(tx)) && (await goOn(tx))))
  }
  return true
}
