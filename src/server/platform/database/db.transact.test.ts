import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { problemOf } from '../http/problem.ts'
import { type Db, pipelined, transact } from './db.ts'
import { createDriver } from './driver.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A transaction that clashes with another one so many times, and then says which run it was. */
function clashing(times: number, state: string) {
  let runs = 0
  return async (tx: Db) => {
    runs += 1
    if (runs <= times)
      await sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'clash' ; end $$`).execute(tx)
    return runs
  }
}

test.each(['40P01', '40001'])('a transaction that clashed with another one (%s) is run once more', async (state) => {
  expect(await transact(shop.db, clashing(1, state))).toBe(2)
})

test('one that clashes again is to be asked for later, and not a third time', async () => {
  const error = await transact(shop.db, clashing(2, '40P01')).catch((thrown: unknown) => thrown)
  expect(problemOf(error)).toMatchObject({ status: 503, body: { code: 'busy' } })
})

test('what went wrong in another way is not run again', async () => {
  await expect(transact(shop.db, clashing(1, '23505'))).rejects.toThrow('clash')
})

test('what was given up is not said to be done, though the mistake was caught', async () => {
  const swallowing = transact(shop.db, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    return 'done'
  })
  await expect(swallowing).rejects.toThrow('The transaction was not committed.')
})

test('where a transaction did not begin nothing is asked beyond the first questions', async () => {
  const pool = new pg.Pool(inject('postgres'))
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    client.query = ((asked: string, ...more: []) =>
      query(asked === 'begin' ? 'begin at once' : asked, ...more)) as typeof client.query
  })
  const driver = createDriver(pool)
  const connection = await driver.acquireConnection()
  await driver.beginTransaction(connection, {})
  const ask = () => connection.executeQuery(CompiledQuery.raw('select 1'))
  await ask()
  await expect(ask()).rejects.toThrow('did not begin')
  await expect(driver.commitTransaction(connection)).rejects.toThrow('not committed')
  await driver.releaseConnection(connection)
  expect(pool.totalCount).toBe(0)
})

describe('several questions at once', () => {
  const nameOf = (db: Db, id: number) =>
    db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  const rename = (db: Db, id: number, name: string) =>
    db.updateTable('categories').set({ name }).where('id', '=', id).execute()

  test('are answered in their order, each seeing what was committed before its turn', async () => {
    const id = await shop.given.category('Before', 1)
    const [locked, mayCommit] = [gate(), gate()]
    const faster = transact(shop.db, async (tx) => {
      await rename(tx, id, 'After')
      locked.open()
      await mayCommit.opened
    })
    await locked.opened
    const slower = transact(shop.db, (tx) =>
      pipelined(tx, (connection) =>
        Promise.all([
          connection.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute(),
          nameOf(connection, id),
        ]),
      ),
    )
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(shop.db)).rows.length).toBe(1)
    mayCommit.open()
    await faster
    expect((await slower)[1]).toEqual({ name: 'After' })
  })

  test('fail together, and nothing of their transaction stays', async () => {
    const id = await shop.given.category('Steady', 1)
    const failing = transact(shop.db, (tx) =>
      pipelined(tx, (connection) =>
        Promise.all([
          rename(connection, id, 'Shaken'),
          sql`select 1 / 0`.execute(connection),
          rename(connection, id, 'Stirred'),
        ]),
      ),
    )
    await expect(failing).rejects.toThrow('division by zero')
    expect(await nameOf(shop.db, id)).toEqual({ name: 'Steady' })
  })

  test('all fail with what failed first, whoever hears of it first', async () => {
    const heard: unknown[] = []
    const hear = (error: unknown) => heard.push(error)
    const failing = transact(shop.db, (tx) =>
      pipelined(tx, (connection) =>
        Promise.all([sql`select 1 / 0`.execute(connection).catch(hear), sql`select 1`.execute(connection).catch(hear)]),
      ),
    )
    await expect(failing).rejects.toThrow('not committed')
    expect(heard.map((error) => problemOf(error).status)).toEqual([500, 500])
    expect(heard.map(String)).toEqual(['error: division by zero', 'error: division by zero'])
  })

  test('leave a transaction’s end to the transaction: who asks later is refused', async () => {
    let kept: Db | undefined
    await transact(shop.db, (tx) =>
      pipelined(tx, async (connection) => {
        kept = connection
        await sql`select 1`.execute(connection)
      }),
    )
    await expect(sql`select 1`.execute(kept ?? shop.db)).rejects.toThrow(/Transaction is already committed/)
  })
})

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
