import { sql } from 'kysely'
import { inject } from 'vitest'
import { moveDate } from '../../scripts/moved-date.mjs'
import type { ShopProcess } from '../../scripts/shop-process.mjs'
import type { Db } from '../../src/server/platform/database/db.ts'
import type {} from '../../src/server/testing/bundled-shop.ts'
import { eventually } from '../../src/server/testing/waiting.ts'

const DAY_MS = 86_400_000
const AHEAD = 'pretend_clock.ahead'

/** A shop’s process, its database and its callers have to agree on the day: else what one of them finds due is to come for another. */
export interface PretendClock {
  /** For a shop that shall go by it: how its process is started. */
  settings(): Record<string, string>
  preload: string[]
  /** It is the next day for all of them. */
  nextDay(shop: ShopProcess): Promise<void>
  stop(): void
}

/** A clock so many days behind; `db` is of a superuser, and nobody else’s ever after. */
export async function startClock(db: Db, daysBehind: number): Promise<PretendClock> {
  let aheadMs = -daysBehind * DAY_MS
  await moveDatabase(db, aheadMs)
  const setRight = moveDate(() => aheadMs)
  let days = 0
  return {
    settings: () => {
      days = 0
      return { CLOCK_AHEAD_MS: String(aheadMs) }
    },
    preload: [inject('programs').clock],
    async nextDay(shop) {
      days += 1
      shop.signal('SIGUSR2')
      await eventually(() => {
        if (!shop.stderr().includes(`The clock goes on: ${days}\n`)) throw new Error('Its clock stands still.')
      })
      aheadMs += DAY_MS
      await setAhead(db, aheadMs)
    },
    stop: setRight,
  }
}

/** Defaults, functions and views of the shop ask these two for the time, by whatever path they look for names. */
async function moveDatabase(db: Db, aheadMs: number): Promise<void> {
  await setAhead(db, aheadMs)
  await sql
    .raw(`
      create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
        as 'select pg_catalog.transaction_timestamp() + pg_catalog.current_setting(''${AHEAD}'')::interval';
      create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile
        as 'select pg_catalog.timeofday()::timestamptz + pg_catalog.current_setting(''${AHEAD}'')::interval'`)
    .execute(db)
}

/** Of all connections: read by each anew as it is told, and cheaper than a row where every row of a table asks for the time. */
async function setAhead(db: Db, aheadMs: number): Promise<void> {
  await sql.raw(`alter system set ${AHEAD} = '${aheadMs} ms'`).execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await eventually(async () => {
    const { rows } = await sql<{ ahead: string }>`select current_setting(${AHEAD}, true) as ahead`.execute(db)
    if (rows[0]?.ahead !== `${aheadMs} ms`) throw new Error('Its clock stands still.')
  })
}
