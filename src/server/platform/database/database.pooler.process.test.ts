import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTokens } from '../../auth/tokens.ts'
import { configOf } from '../../config/config.ts'
import { createGivens } from '../../testing/givens.ts'
import { type PooledServer, startPooledServer } from '../../testing/pooled-server.ts'
import { openDatabase } from './database.ts'
import { asActor, type Db, openDb, pipelined, transact } from './db.ts'

const SHOPPERS = 8

let server: PooledServer
beforeAll(async () => {
  server = await startPooledServer(3)
})
afterAll(() => server?.stop())

test('on connections that all share, everybody sees their own and the shop all', async () => {
  const {
    db: pooled,
    addresses,
    close,
  } = await openDatabase(
    configOf({ ...(await server.freshDatabase()), DATA_DIR: '/nowhere' }),
    () => undefined,
    () => undefined,
  )
  onTestFinished(close)
  const db = openDb(addresses.session, () => undefined)
  onTestFinished(() => db.destroy())
  const given = createGivens(db, createTokens('x'.repeat(32), 600))
  const product = await given.product()
  const people = await Promise.all(Array.from({ length: SHOPPERS }, () => given.account()))
  await db
    .insertInto('cart_lines')
    .values(
      people.map(({ id }) => ({
        ...{ customer_id: id, product_id: product, size: 'M' as const, quantity: 1, seen_price_poisha: 100 },
      })),
    )
    .execute()
  const seenBy = async (view: Db) => {
    const lines = await view.selectFrom('cart_lines').select('customer_id').orderBy('customer_id').execute()
    return lines.map(({ customer_id: id }) => id)
  }
  const everybody = people.map(({ id }) => id).toSorted((a, b) => a - b)
  const rounds = Array.from({ length: 10 }, async () => {
    const each = people.map(async ({ id }) => {
      const acting = asActor(pooled, { id, role: 'User', vendor: null })
      expect(await seenBy(acting)).toEqual([id])
      expect(await transact(acting, async (tx) => [await seenBy(tx), await seenBy(tx)])).toEqual([[id], [id]])
      await expect(sql`select 1 / ${0}::int`.execute(acting)).rejects.toThrow('division by zero')
      expect(await seenBy(pooled)).toEqual(expect.arrayContaining(everybody))
      const both = await pipelined(pooled, (connection) => Promise.all([seenBy(connection), seenBy(connection)]))
      expect(both).toEqual([expect.arrayContaining(everybody), expect.arrayContaining(everybody)])
    })
    await Promise.all(each)
  })
  await Promise.all(rounds)
})

test('a start is refused where the pooler is all that it is told of', async () => {
  const { DATABASE_URL: pooled } = await server.freshDatabase()
  const open = (more: Record<string, string>) =>
    openDatabase(
      configOf({ DATABASE_URL: pooled, DATA_DIR: '/nowhere', ...more }),
      () => undefined,
      () => undefined,
    )
  await expect(open({})).rejects.toThrow(
    'DATABASE_URL reaches a pooler: please name the server itself by DATABASE_LISTEN_URL.',
  )
  await expect(open({ DATABASE_LISTEN_URL: pooled })).rejects.toThrow('DATABASE_LISTEN_URL reaches a pooler')
})
