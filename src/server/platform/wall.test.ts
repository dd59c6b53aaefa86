import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import type { Actor } from './actor.ts'
import { createCalls } from './calls.ts'
import { atOnce, behindWall, type Db, openDb, transact } from './db.ts'
import { createDriver } from './driver.ts'

let shop: TestShop
let customer: Actor
let vendor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  const account = await shop.given.account()
  const store = await shop.given.vendor()
  customer = { id: account.id, name: account.username, role: 'User', vendor: null }
  vendor = { id: store.ownerId, name: 'vendor', role: 'Vendor', vendor: { id: store.id, status: 'Approved' } }
})
afterAll(() => shop.close())

/** As whom the database takes whoever asks. */
async function whoAsks(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select current_user = session_user as "isOwner", actor_id() as id, actor_store_id() as "storeId"`.execute(db)
  return rows[0]
}
const THE_SHOP = { isOwner: true, id: null, storeId: null }
const asActor = ({ id, vendor }: Actor) => ({ isOwner: false, id, storeId: vendor?.id ?? null })

const CALLS = api.flatMap(({ method, path, access }) =>
  access === 'anyone' ? [] : [[`${method} ${path}`, { method, path, access }] as const],
)

test.each(CALLS)('%s is answered behind the wall, but for admins', async (name, declared) => {
  const calls = createCalls(shop.db, { checkReplies: false })
  calls.serve({ ...declared, summary: '', reply: z.any() }, ({ db }) => whoAsks(db))
  const answerTo = async (actor: Actor) => (await calls.all.get(name)?.answer({}, actor, ''))?.reply
  expect(await answerTo(customer)).toEqual(asActor(customer))
  expect(await answerTo(vendor)).toEqual(asActor(vendor))
  expect(await answerTo({ ...customer, role: 'Admin' })).toEqual(THE_SHOP)
})

describe('on the one connection that all share,', () => {
  let db: Db
  beforeEach(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
    db = openDb({ ...inject('postgres'), database: rows[0]?.name ?? '', max: 1 }, () => undefined)
    return () => db.destroy()
  })

  test('each is known as who they are, and the shop as itself again', async () => {
    for (const actor of [vendor, customer, vendor]) {
      expect(await whoAsks(behindWall(db, actor))).toEqual(asActor(actor))
      expect(await whoAsks(db)).toEqual(THE_SHOP)
    }
    // A customer who comes right after a vendor has no store.
    expect(await whoAsks(behindWall(db, vendor))).toEqual(asActor(vendor))
    expect(await whoAsks(behindWall(db, customer))).toEqual(asActor(customer))
  })

  test('who asks in a transaction, or several things at once, is known in each of them', async () => {
    const walled = behindWall(db, vendor)
    const both = (line: Db) => Promise.all([whoAsks(line), whoAsks(line)])
    expect(await transact(walled, whoAsks)).toEqual(asActor(vendor))
    expect(await transact(walled, (tx) => atOnce(tx, both))).toEqual([asActor(vendor), asActor(vendor)])
    expect(await atOnce(walled, both)).toEqual([asActor(vendor), asActor(vendor)])
    expect(await whoAsks(db)).toEqual(THE_SHOP)
  })

  test('a question that failed, and a transaction that was given up, leave nobody behind', async () => {
    const walled = behindWall(db, customer)
    const failing = (line: Db) => sql`select 1 / 0`.execute(line)
    await expect(failing(walled)).rejects.toThrow('division by zero')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    await expect(transact(walled, failing)).rejects.toThrow('division by zero')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    const givenUp = transact(walled, async (tx) => {
      await whoAsks(tx)
      throw new Error('changed my mind')
    })
    await expect(givenUp).rejects.toThrow('changed my mind')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    expect(await whoAsks(walled)).toEqual(asActor(customer))
  })

  test('one thing that is changed by itself is kept', async () => {
    const line = { customer_id: customer.id, product_id: await shop.given.product(), size: 'M', quantity: 1 }
    await behindWall(db, customer)
      .insertInto('cart_lines')
      .values({ ...line, seen_price_poisha: 1 })
      .execute()
    expect(await db.selectFrom('cart_lines').select(['customer_id', 'quantity']).execute()).toMatchObject([
      { customer_id: customer.id, quantity: 1 },
    ])
  })
})

test('where nobody can step behind the wall nothing is answered, and the connection is not used again', async () => {
  const pool = new pg.Pool({ ...inject('postgres'), pipeline: true })
  onTestFinished(() => pool.end())
  const driver = createDriver(pool, 'begin; set local role no_such_role')
  const connection = await driver.acquireConnection()
  await expect(connection.executeQuery(CompiledQuery.raw('select 1'))).rejects.toThrow(
    'role "no_such_role" does not exist',
  )
  await expect(connection.executeQuery(CompiledQuery.raw('select 1'))).rejects.toThrow('did not begin')
  await driver.releaseConnection(connection)
  expect(pool.totalCount).toBe(0)
})

/** Of what anybody may read there is no row that some may not; whoever adds a table decides on which side it stands. */
test('every table is behind the wall, out of reach, or open to all on purpose', async () => {
  const { rows } = await sql<{ name: string; isWalled: boolean; isOpen: boolean; isInReach: boolean }>`
    select relname as name, relrowsecurity as "isWalled",
      exists (select from pg_policy where polrelid = it.oid and polcmd in ('r', '*') and pg_get_expr(polqual, it.oid) = 'true') as "isOpen",
      has_any_column_privilege('pg_database_owner', it.oid, 'select, insert, update')
        or has_table_privilege('pg_database_owner', it.oid, 'delete, truncate, trigger') as "isInReach"
    from pg_class as it where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`.execute(
    shop.db,
  )
  const named = (which: typeof rows) => which.map(({ name }) => name)
  expect(named(rows.filter(({ isInReach }) => !isInReach))).toEqual([
    ...['login_failures', 'registrations', 'schema_migrations'],
  ])
  expect(named(rows.filter(({ isInReach, isWalled }) => isInReach && !isWalled))).toEqual([
    ...['product_counts', 'search_spellings'],
  ])
  expect(named(rows.filter(({ isInReach, isOpen }) => isInReach && isOpen))).toEqual([
    ...['categories', 'product_sizes', 'products', 'vendors'],
  ])
})
