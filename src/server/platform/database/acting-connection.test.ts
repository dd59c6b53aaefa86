import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { behind } from '../../testing/behind.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { asActor, type Db, lastly, openDb, pipelined, transact } from './db.ts'

let shop: TestShop
let customerId: number
beforeAll(async () => {
  shop = await openTestShop()
  customerId = (await shop.given.account()).id
})
afterAll(() => shop.close())

/** One connection that all share, as a customer. */
let db: Db
let acting: Db
let database: string
beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  database = rows[0]?.name ?? ''
  db = openDb({ ...inject('postgres'), database, max: 1 }, () => undefined)
  acting = asActor(db, { id: customerId, role: 'User', vendor: null })
  await shop.db.deleteFrom('cart_lines').execute()
  return () => db.destroy()
})

const insertLine = async (connection: Db, quantity = 1) =>
  await connection
    .insertInto('cart_lines')
    .values({ customer_id: customerId, product_id: productId, size: 'M', quantity, seen_price_poisha: 100 })
    .execute()
let productId: number
beforeAll(async () => {
  productId = await shop.given.product()
})
const failing = (connection: Db) => sql`select 1 / ${0}::int`.execute(connection)
const quantities = async () =>
  (await shop.db.selectFrom('cart_lines').select('quantity').execute()).map(({ quantity }) => quantity)
const transactionOf = async (connection: Db) =>
  (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(connection)).rows[0]?.id

describe('what is asked in one turn', () => {
  test('is one transaction, also where nobody began one', async () => {
    const [one, other] = await pipelined(acting, (connection) =>
      Promise.all([transactionOf(connection), transactionOf(connection)]),
    )
    expect(one).toBe(other)
    await expect(
      pipelined(acting, (connection) => Promise.all([insertLine(connection), failing(connection)])),
    ).rejects.toThrow('division by zero')
    expect(await quantities()).toEqual([])
  })

  test('and what follows is one transaction where one began', async () => {
    const [one, other] = await transact(acting, async (tx) => [await transactionOf(tx), await transactionOf(tx)])
    expect(one).toBe(other)
  })

  test('is not asked where the transaction is given up in the same turn', async () => {
    const givenUp = transact(acting, (tx) =>
      pipelined(tx, (connection) =>
        Promise.all([insertLine(connection), Promise.reject(new Error('changed my mind'))]),
      ),
    )
    await expect(givenUp).rejects.toThrow('changed my mind')
    await transactionOf(acting)
    expect(await quantities()).toEqual([])
  })
})

describe('the last questions of a transaction', () => {
  test('are committed with it, be they its first as well', async () => {
    await transact(acting, (tx) => lastly(tx, (connection) => insertLine(connection, 3)))
    expect(await quantities()).toEqual([3])
    await transact(acting, async (tx) => {
      await transactionOf(tx)
      await lastly(tx, (connection) => connection.updateTable('cart_lines').set({ quantity: 4 }).execute())
    })
    expect(await quantities()).toEqual([4])
    await transact(acting, async (tx) => lastly(tx, async () => undefined))
    expect(await transactionOf(acting)).not.toBe(await transactionOf(acting))
  })

  test.each([
    ['its first', async () => undefined],
    ['not its first', transactionOf],
  ])('fail together, also where a failure is caught (%s)', async (_, before) => {
    const swallowing = transact(acting, async (tx) => {
      await before(tx)
      await lastly(tx, (connection) =>
        Promise.all([insertLine(connection), failing(connection).catch(() => undefined)]),
      )
    })
    await expect(swallowing).rejects.toThrow('division by zero')
    expect(await quantities()).toEqual([])
    expect(await transactionOf(acting)).toBeDefined()
  })

  test('are the last', async () => {
    const late = transact(acting, async (tx) => {
      await lastly(tx, transactionOf)
      await insertLine(tx)
    })
    await expect(late).rejects.toThrow('has ended')
    expect(await quantities()).toEqual([])
  })

  test('are not answered where the commit fails', async () => {
    const { id: orderId } = await shop.db
      .insertInto('orders')
      .values({
        ...{ customer_id: customerId, name: '', email: '', phone: '', shipping_address: '', shipping_city: '' },
        ...{ items_poisha: 0, shipping_poisha: 0, total_poisha: 0, due_poisha: 0 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The database compares the sums of adjustments only as it commits.
    const stray = { order_id: orderId, parcel_id: null, what: 'stray', paid_by: 'shop' as const, poisha: 1 }
    const inserted = transact(acting, (tx) =>
      lastly(tx, (connection) => connection.insertInto('order_adjustments').values(stray).execute()),
    )
    await expect(inserted).rejects.toThrow(/adjustments/)
  })
})

test('what is not answered in time is told so, and nothing else ends', async () => {
  const hasty = openDb({ ...inject('postgres'), database, max: 1, query_timeout: 2_000 }, () => undefined)
  onTestFinished(() => hasty.destroy())
  const scoped = asActor(hasty, { id: customerId, role: 'User', vendor: null })
  await expect(sql`select pg_sleep(${600})`.execute(scoped)).rejects.toThrow('Query read timeout')
  expect(await transactionOf(scoped)).toBeDefined()
})

test('what failed when it was first asked is asked again by the same connection', async () => {
  const divided = (connection: Db, by: number) =>
    sql<{ one: number }>`select 1 / ${by}::int as one`.execute(connection).then(({ rows }) => rows)
  await expect(transact(acting, (tx) => divided(tx, 0))).rejects.toThrow('division by zero')
  for (const by of [1, 1]) expect(await transact(acting, (tx) => divided(tx, by))).toEqual([{ one: 1 }])
})

test('an account’s own database knows rows, nulls, numbers and moments as the shop’s does', async () => {
  const asked = (connection: Db) =>
    sql`select ${1}::int as one, null as nothing, 5000000001::bigint as big, '{1,2}'::int[] as list, now()::date as day`
      .execute(connection)
      .then(({ rows }) => rows)
  const own = await asked(shop.db)
  const scoped = await behind(shop, customerId)
  for (const time of [1, 2]) expect([time, await transact(scoped, asked)]).toEqual([time, own])
})
