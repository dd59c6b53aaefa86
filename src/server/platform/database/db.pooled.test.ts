import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { asActor, type Db, lastly, openDb, pipelined, transact } from './db.ts'
import { prepared } from './prepared.queries.ts'

let shop: TestShop
/** One connection, as a pooler would lend it to one after another. */
let pooled: Db
let acting: Db
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  pooled = openDb({ ...inject('postgres'), database: rows[0]?.name ?? '', max: 1 }, () => undefined, true)
  acting = asActor(pooled, { id: (await shop.given.account()).id, role: 'User', vendor: null })
})
afterAll(async () => {
  await pooled.destroy()
  await shop.close()
})

interface Seen {
  lock: string
  statement: string
  idle: string
  role: string
}

const see = async (db: Db) => {
  const { rows } = await sql<Seen>`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
    current_user as role where ${1}::int = 1 ${prepared}`.execute(db)
  return rows[0]
}
const BOUNDED = { lock: '5s', statement: '10s', idle: '10s' }
const ways: [string, (db: Db) => Promise<Seen | undefined>][] = [
  ['a question alone', see],
  [
    'several in one trip',
    async (db) => (await pipelined(db, (connection) => Promise.all([see(connection), see(connection)])))[1],
  ],
  ['a transaction of several trips', (db) => transact(db, async (tx) => (await see(tx)) && (await see(tx)))],
  ['the last of a transaction', (db) => transact(db, async (tx) => await lastly(tx, (connection) => see(connection)))],
]

describe.each(ways)('%s behind a pooler', (_, ask) => {
  test('is bounded in time, and keeps to who asks', async () => {
    expect(await ask(pooled)).toMatchObject({ ...BOUNDED, role: inject('postgres').user })
    expect(await ask(acting)).toMatchObject({ ...BOUNDED, role: 'pg_database_owner' })
    expect(await ask(pooled)).toMatchObject({ ...BOUNDED, role: inject('postgres').user })
  })

  test('leaves nothing in the session, also where it fails', async () => {
    await ask(acting)
    await expect(transact(acting, (tx) => sql`select 1 / ${0}::int`.execute(tx))).rejects.toThrow('division by zero')
    await expect(sql`select 1 / ${0}::int`.execute(pooled)).rejects.toThrow('division by zero')
    await ask(pooled)
    // A transaction that begins by itself, without us.
    const [settings] = (
      await sql<{ left: string; prepared: number }>`select string_agg(name || '=' || setting, ' ') as left,
        (select count(*)::int from pg_prepared_statements where name <> '') as prepared
        from pg_settings where source = 'session'
          and name not in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`.execute(pooled)
    ).rows
    expect(settings).toEqual({ left: null, prepared: 0 })
  })
})

test('a statement that waits too long for a lock ends by the time of its transaction', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const connection = { ...inject('postgres'), database: rows[0]?.name ?? '', max: 1, lock_timeout: 20 }
  const hasty = openDb(connection, () => undefined, true)
  const hastyActor = asActor(hasty, { id: 1, role: 'User', vendor: null })
  await transact(shop.db, async (tx) => {
    await sql`lock table cart_lines in access exclusive mode`.execute(tx)
    for (const db of [hasty, hastyActor])
      await expect(db.selectFrom('cart_lines').select('quantity').execute()).rejects.toMatchObject({ code: '55P03' })
  })
  await hasty.destroy()
})
