import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/calls'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import type { Actor } from '../actor.ts'
import { ANYBODY, createCalls } from '../http/calls.ts'
import { asActor, type Db, openDb, pipelined, transact } from './db.ts'
import { createDriver } from './driver.ts'

let shop: TestShop
let customer: Actor
let vendor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  const account = await shop.given.account()
  const store = await shop.given.vendor()
  customer = { id: account.id, role: 'User', vendor: null }
  vendor = { id: store.ownerId, role: 'Vendor', vendor: { id: store.id, status: 'Approved' } }
})
afterAll(() => shop.close())

/** As whom the database takes whoever asks. */
async function whoAsks(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select current_user = session_user as "isOwner", actor_id() as id, actor_store_id() as "storeId"`.execute(db)
  return rows[0]
}
const THE_SHOP = { isOwner: true, id: null, storeId: null }
const identityOf = ({ id, vendor }: Actor) => ({ isOwner: false, id, storeId: vendor?.id ?? null })

const CALLS = api.flatMap(({ method, path, access }) =>
  access === 'anyone' ? [] : [[`${method} ${path}`, { method, path, access }] as const],
)

test.each(CALLS)('%s is answered under row security, but for admins', async (name, declared) => {
  const calls = createCalls(shop.db, { checkReplies: false })
  calls.serve({ ...declared, summary: '', reply: z.any() }, ({ db }) => whoAsks(db))
  const answerTo = async (actor: Actor) => (await calls.all.get(name)?.answer({}, actor, ANYBODY))?.reply
  expect(await answerTo(customer)).toEqual(identityOf(customer))
  expect(await answerTo(vendor)).toEqual(identityOf(vendor))
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
      expect(await whoAsks(asActor(db, actor))).toEqual(identityOf(actor))
      expect(await whoAsks(db)).toEqual(THE_SHOP)
    }
    // A customer who comes right after a vendor has no store.
    expect(await whoAsks(asActor(db, vendor))).toEqual(identityOf(vendor))
    expect(await whoAsks(asActor(db, customer))).toEqual(identityOf(customer))
  })

  test('who asks in a transaction, or several things at once, is known in each of them', async () => {
    const scoped = asActor(db, vendor)
    const both = (connection: Db) => Promise.all([whoAsks(connection), whoAsks(connection)])
    expect(await transact(scoped, whoAsks)).toEqual(identityOf(vendor))
    expect(await transact(scoped, (tx) => pipelined(tx, both))).toEqual([identityOf(vendor), identityOf(vendor)])
    expect(await pipelined(scoped, both)).toEqual([identityOf(vendor), identityOf(vendor)])
    expect(await whoAsks(db)).toEqual(THE_SHOP)
  })

  test('a question that failed, and a transaction that was given up, leave nobody behind', async () => {
    const scoped = asActor(db, customer)
    const failing = (connection: Db) => sql`select 1 / 0`.execute(connection)
    await expect(failing(scoped)).rejects.toThrow('division by zero')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    await expect(transact(scoped, failing)).rejects.toThrow('division by zero')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    const givenUp = transact(scoped, async (tx) => {
      await whoAsks(tx)
      throw new Error('changed my mind')
    })
    await expect(givenUp).rejects.toThrow('changed my mind')
    expect(await whoAsks(db)).toEqual(THE_SHOP)
    expect(await whoAsks(scoped)).toEqual(identityOf(customer))
  })

  test('one thing that is changed by itself is kept', async () => {
    const line = { customer_id: customer.id, product_id: await shop.given.product(), size: 'M', quantity: 1 }
    await asActor(db, customer)
      .insertInto('cart_lines')
      .values({ ...line, seen_price_poisha: 1 })
      .execute()
    expect(await db.selectFrom('cart_lines').select(['customer_id', 'quantity']).execute()).toMatchObject([
      { customer_id: customer.id, quantity: 1 },
    ])
  })
})

test('where nobody can step under row security nothing is answered, and the connection is not used again', async () => {
  const pool = new pg.Pool({ ...inject('postgres'), pipeline: true })
  onTestFinished(() => pool.end())
  const actingAs = { name: '', sql: `select set_config('role', 'no_such_role', true)`, parameters: [] }
  const driver = createDriver(pool, { first: [actingAs] })
  const connection = await driver.acquireConnection()
  await expect(connection.executeQuery(CompiledQuery.raw('select 1'))).rejects.toThrow(
    'role "no_such_role" does not exist',
  )
  await expect(connection.executeQuery(CompiledQuery.raw('select 1'))).rejects.toThrow('did not begin')
  await driver.releaseConnection(connection)
  expect(pool.totalCount).toBe(0)
})

/** Of what anybody may read there is no row that some may not; whoever adds a table decides on which side it stands. */
test('every table is under row security, out of reach, or open to all on purpose', async () => {
  const { rows } = await sql<{ name: string; isWalled: boolean; isOpen: boolean; isInReach: boolean }>`
    select relname as name, relrowsecurity as "isWalled",
      exists (select from pg_policy where polrelid = it.oid and polcmd in ('r', '*') and pg_get_expr(polqual, it.oid) = 'true') as "isOpen",
      has_any_column_privilege('pg_database_owner', it.oid, 'select, insert, update')
        or has_table_privilege('pg_database_owner', it.oid, 'delete, truncate, trigger') as "isInReach"
    from pg_class as it where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition
    order by relname`.execute(shop.db)
  const named = (which: typeof rows) => which.map(({ name }) => name)
  expect(named(rows.filter(({ isInReach }) => !isInReach))).toEqual([
    ...[
      'contact_changes',
      'courier_pushes',
      'courier_words',
      'event_deliveries',
      'event_subscribers',
      'invoice_series',
      'job_runners',
      'login_failures',
      'low_sizes',
    ],
    ...['one_time_secrets', 'payout_files', 'recovery_codes', 'schema_migrations'],
    ...['settlement_decisions', 'settlement_file_decisions', 'settlement_files', 'settlement_mappings'],
    ...['settlement_rows', 'settlement_take_backs'],
    ...['sms_days', 'store_payments', 'told_failed_jobs', 'told_holdings', 'told_late_payouts', 'totp_secrets'],
  ])
  expect(named(rows.filter(({ isInReach, isWalled }) => isInReach && !isWalled))).toEqual([
    ...['consent_texts', 'product_counts', 'search_spellings', 'settings', 'visible_categories'],
  ])
  expect(named(rows.filter(({ isInReach, isOpen }) => isInReach && isOpen))).toEqual([
    ...['categories', 'courier_places', 'delivery_times', 'product_sizes', 'products', 'settling_times', 'vendors'],
  ])
})

test('what runs with the owner’s rights looks at nobody’s temporary tables before the shop’s own', async () => {
  const { rows } = await sql<{ name: string; config: string[] | null }>`
    select proname as name, proconfig as config from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { name, config } of rows) expect([name, config?.[0]]).toEqual([name, 'search_path=public, pg_temp'])
})
