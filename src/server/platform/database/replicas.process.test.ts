import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../assembly/app.ts'
import { createTokens } from '../../auth/tokens.ts'
import { configOf } from '../../config/config.ts'
import { createGivens } from '../../testing/givens.ts'
import { startOwnPgBouncer } from '../../testing/own-pgbouncer.ts'
import { type OwnPostgres, startOwnPostgres } from '../../testing/own-postgres.ts'
import { type OwnReplica, startOwnReplica } from '../../testing/own-replica.ts'
import { eventually } from '../../testing/waiting.ts'
import { openInvalidationFeed } from '../invalidation/invalidation-feed.ts'
import { isDatabaseAway, isReadOnlyServer } from '../postgres/database-trouble.ts'
import { createLog } from '../process/log.ts'
import { listenToSignals } from '../signals/signals.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { direct } from './addresses.ts'
import { invalidate } from './cache-invalidation.ts'
import { connectTo, openDatabase } from './database.ts'
import { asActor, type Db, openDb, transact } from './db.ts'
import { readSnapshot } from './read-snapshot.queries.ts'
import { readPublic, readPublicBehind, readReport } from './replicas.ts'

const JWT_SECRET = 'a secret of replicas, which is long enough'

let own: OwnPostgres
let replica: OwnReplica
beforeAll(async () => {
  own = await startOwnPostgres()
  replica = await startOwnReplica(own.url)
})
afterAll(async () => {
  await replica?.stop()
  await own?.stop()
})

/** A process of a shop that reads from the replica, and the database as another process has it. */
async function openProcess() {
  const name = `shop_${randomUUID()}`
  await own.administer(`create database "${name}"`)
  const url = Object.assign(new URL(own.url), { pathname: `/${name}` }).href
  const settings = { DATABASE_URL: url, DATABASE_READ_URLS: replica.of(url), DATA_DIR: '/nowhere' }
  const troubles: string[] = []
  const onTrouble = (what: string) => void troubles.push(what)
  const { db, connection, close } = await openDatabase(configOf(settings), () => undefined, onTrouble)
  onTestFinished(close)
  const feed = await openInvalidationFeed(connection, db, () => undefined)
  onTestFinished(feed.stop)
  readPublicBehind(db, feed.feedPosition)
  const other = openDb({ connectionString: url }, () => undefined)
  onTestFinished(() => other.destroy())
  return { db, feed, other, troubles, given: createGivens(other, createTokens(JWT_SECRET, 3_600)) }
}

const isOnReplica = async (view: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(view)).rows[0]?.is

const dividedBy = (zero: string) => async (view: Db) => (await sql`select 1 / (${sql.raw(zero)})`.execute(view)).rows
/** On a replica alone. */
const failsThere = dividedBy('case when pg_is_in_recovery() then 0 else 1 end')

/** As another process changes it. */
const setPrice = (other: Db, id: number, price: number) =>
  transact(other, async (tx) => {
    await tx.updateTable('products').set({ price_poisha: price }).where('id', '=', id).execute()
    invalidate(tx, `product:${id}`, 'prices')
  })
const priceOf = (id: number) => async (view: Db) =>
  (await view.selectFrom('products').select('price_poisha').where('id', '=', id).executeTakeFirst())?.price_poisha

test('lists and reports are read from a replica; while it lags behind what was heard or written, from the primary', async () => {
  const { db, feed, other, given } = await openProcess()
  const product = await given.product()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  await eventually(async () => expect(await readReport(db, isOnReplica)).toBe(true))
  await eventually(async () => expect(await readPublic(db, priceOf(product))).toBe(145_000))
  expect(await isOnReplica(db)).toBe(false)

  await replica.pauseReplay()
  onTestFinished(() => replica.resumeReplay())
  // Of nothing that the process has heard the replica knows less.
  expect(await readPublic(db, isOnReplica)).toBe(true)
  await setPrice(other, product, 99_000)
  await feed.catchUp()
  for (let time = 0; time < 20; time += 1) {
    expect(await readPublic(db, priceOf(product))).toBe(99_000)
    await feed.catchUp()
  }
  for (let time = 0; time < 3; time += 1)
    expect(await readReport(db, (view) => readSnapshot(view, (connection) => priceOf(product)(connection)))).toBe(
      99_000,
    )
  // Its own as well, which nobody tells it of.
  await setPrice(db, product, 98_000)
  expect(await readPublic(db, priceOf(product))).toBe(98_000)

  await replica.resumeReplay()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  expect(await readPublic(db, priceOf(product))).toBe(98_000)
})

test('a replica shows an actor what the primary does', async () => {
  const { db, other, given } = await openProcess()
  const [one, two] = [await given.account(), await given.account()]
  const product = await given.product()
  const lineOf = ({ id }: { id: number }) => ({
    ...{ customer_id: id, product_id: product, size: 'M' as const, quantity: 1, seen_price_poisha: 100 },
  })
  await other.insertInto('cart_lines').values([one, two].map(lineOf)).execute()
  const seen = async (view: Db) => ({
    isOnReplica: await isOnReplica(view),
    of: (await view.selectFrom('cart_lines').select('customer_id').execute())
      .map((connection) => connection.customer_id)
      .toSorted((former, later) => former - later),
  })
  const acting = asActor(db, { id: one.id, role: 'User', vendor: null })
  await eventually(async () => expect(await readReport(acting, seen)).toEqual({ isOnReplica: true, of: [one.id] }))
  expect(await readReport(db, seen)).toMatchObject({ of: [one.id, two.id] })
})

test('where calls ask for the leader no replica answers, neither itself nor through a pooler', async () => {
  const address = replica.of(own.url)
  const { db, close } = connectTo(direct({ connectionString: address }), () => undefined)
  onTestFinished(close)
  await expect(isOnReplica(db)).rejects.toSatisfy(isReadOnlyServer)
  const pooler = await startOwnPgBouncer(address, 3)
  onTestFinished(pooler.stop)
  const pooled = openDb(
    { connectionString: pooler.through(address), connectionTimeoutMillis: 1_000 },
    () => undefined,
    true,
  )
  onTestFinished(() => pooled.destroy())
  await expect(isOnReplica(pooled)).rejects.toSatisfy(isDatabaseAway)
})

test('a replica that falls fails no reading, and is asked again once it is back', async () => {
  const { db, given, troubles } = await openProcess()
  const product = await given.product()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  await eventually(async () => expect(await readPublic(db, priceOf(product))).toBe(145_000))
  const until = new AbortController()
  const prices = new Set<unknown>()
  const readOn = async () => {
    while (!until.signal.aborted) {
      prices.add(await readPublic(db, priceOf(product)))
      prices.add(await readReport(db, priceOf(product)))
    }
  }
  const reading = Promise.all([1, 2, 3, 4].map(readOn))
  reading.catch(() => undefined)
  await replica.end()
  await eventually(() => expect(troubles).toContain('A replica is left out for now.'))
  expect([await readPublic(db, isOnReplica), await readReport(db, isOnReplica)]).toEqual([false, false])
  await replica.startAgain()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  until.abort()
  await reading
  expect([...prices]).toEqual([145_000])
})

test('a replica that fails what the primary answers rests, is told once and counted; a wrong question is no fault of it', async () => {
  const { db, troubles } = await openProcess()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  const rests: string[] = []
  onTestFinished(listenToSignals({ replicaRested: ({ cause }) => rests.push(cause) }))
  for (const read of [readPublic, readReport])
    await expect(read(db, dividedBy('select 0'))).rejects.toThrow('division by zero')
  expect([rests, troubles]).toEqual([[], []])

  const asked = Array.from({ length: 50 }, (_, nth) => (nth % 2 === 0 ? readPublic : readReport))
  for (const read of asked) expect(await read(db, failsThere)).toHaveLength(1)
  expect(new Set(rests)).toEqual(new Set(['fails']))
  expect(rests.length).toBeLessThan(asked.length)
  expect(troubles).toEqual(['A replica is left out for now.'])
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
})

test('a replica that fails and then falls is told of twice, as that is another trouble', async () => {
  const { db, troubles } = await openProcess()
  await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  await readPublic(db, failsThere)
  expect(troubles).toHaveLength(1)
  await replica.end()
  onTestFinished(() => replica.startAgain())
  const readUntilTold = async () => {
    await readPublic(db, isOnReplica)
    expect(troubles).toHaveLength(2)
  }
  await eventually(readUntilTold)
})

test('whoever has just changed a product sees it in every list, kept or not, however far behind the replica is', async () => {
  const { db, feed, other, given } = await openProcess()
  const product = await given.product()
  const app = createApp({
    ...{ db, feed, log: createLog('silent'), jwtSecret: JWT_SECRET, secretsKey: JWT_SECRET, tokenLifeSeconds: 60 },
    ...{ trustProxy: false, publicUrl: undefined, checkReplies: true, web: null, responseCacheBytes: 1e6 },
    pictures: createFolderStorage('/nowhere'),
  })
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.http.close())
  const listed = async (limit: number, cookie: string) => {
    const answer = await fetch(`${url}/api/product?limit=${limit}`, { headers: { cookie } })
    const products: { id: number; price: number }[] = JSON.parse(await answer.text())
    return products.find(({ id }) => id === product)?.price
  }
  for (let time = 1; time <= 20; time += 1) {
    if (time % 4 === 0) await replica.pauseReplay()
    await setPrice(other, product, 100_000 + 100 * time)
    const just = 'haat-changed=1'
    expect(await Promise.all([listed(5, just), listed(10, just)])).toEqual([1000 + time, 1000 + time])
    expect(await listed(5, '')).toBe(1000 + time)
    if (time % 4 === 0) await replica.resumeReplay()
    if (time % 2 === 0) await eventually(async () => expect(await readPublic(db, isOnReplica)).toBe(true))
  }
})
