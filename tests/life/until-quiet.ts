import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { leftToDo } from '../../src/server/consignments/testing/travellers.ts'
import { whatIsLeft } from '../../src/server/testing/left.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'
import type { PretendCountry } from './open-life.ts'

/** As long as something goes on, however slow. */
const STANDSTILL_MS = 600_000
const ASKS_AGAIN_MS = 30

/**
 * Until nothing, or as little as this, is under way behind the scenes, or the shop is killed; what waits for a pause to be over waits for
 * its day.
 */
export async function untilQuiet({ market: { shop }, open }: PretendCountry, atMost = 0): Promise<void> {
  let [last, since] = [0, performance.now()]
  for (;;) {
    const left = await underWay(shop)
    if (left <= atMost || open.isKilled) return
    // What is done makes more to do.
    if (left !== last) [last, since] = [left, performance.now()]
    if (performance.now() - since > STANDSTILL_MS)
      throw new Error(
        `${left} is left, and nothing goes on:\n${await whatIsLeft(shop)}\n${open.process.stdout()}\n${open.process.stderr()}`,
      )
    await wait(ASKS_AGAIN_MS)
  }
}

async function underWay({ db }: TestShop): Promise<number> {
  const { rows } = await sql<{ jobs: number; waiting: number }>`
    select (select count(*)::int from graphile_worker._private_jobs
        where run_at <= clock_timestamp() and attempts < max_attempts) as jobs,
      (select count(*)::int from graphile_worker._private_jobs
        where run_at > now() and attempts < max_attempts) as waiting`.execute(db)
  const [{ jobs, waiting } = { jobs: 0, waiting: 0 }] = rows
  if (jobs > 0) return jobs
  // Of what is not done yet, as much may wait for another try as there are jobs that wait.
  return waiting > 0 ? 0 : await leftToDo(db)
}
