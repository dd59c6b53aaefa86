import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import type { Db } from './db.ts'
import { MOST_PREPARED, prepared } from './prepared.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A text of its own for each name. */
const ask = (db: Db, name: string) => sql`select ${1}::int as ${sql.ref(name)} ${prepared}`.execute(db)

/** The texts that this connection keeps prepared. */
async function keptBy(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

const pidOf = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

test('what is asked often stays prepared however many rare texts come, and a text that comes late is prepared as well', async () => {
  const holder = await shop.db.connection().execute(async (db) => {
    for (let at = 0; at < 2 * MOST_PREPARED + 9; at += 1) {
      await ask(db, `rare${at}`)
      if (at % 100 === 0) await ask(db, 'often')
    }
    const kept = await keptBy(db)
    expect(kept.filter((text) => text.includes('"often"'))).toHaveLength(1)
    expect(kept.filter((text) => text.includes(`"rare${2 * MOST_PREPARED + 8}"`))).toHaveLength(1)
    return await pidOf(db)
  })
  // It holds more for texts that have left than it is worth: it has ended, and another has taken its place.
  const others = sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`
  await expect.poll(async () => (await others.execute(shop.db)).rows.map(({ pid }) => pid)).not.toContain(holder)
})
