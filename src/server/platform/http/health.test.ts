import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '../../assembly/app.ts'
import { createDatabase, dropDatabase, TEMPLATE, UNHURRIED } from '../../testing/databases.ts'
import { problem } from '../../testing/shop.ts'
import { openWire, type Wire } from '../../testing/wire.ts'
import { type Db, openDb } from '../database/db.ts'
import { ALONE } from '../invalidation/invalidation-feed.ts'
import { createLog } from '../process/log.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import type { Http } from './http.ts'

/** A wire to the database that can be cut and mended. */
let wire: Wire
let db: Db
let http: Http
let url: string
const database = `health_${randomUUID()}`
/** The shop's own: autovacuum waits for locks too. */
const AT_A_LOCK = `from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and backend_type = 'client backend'`

const quiet = {
  feed: ALONE,
  log: createLog('silent'),
  jwtSecret: 'x'.repeat(32),
  secretsKey: 'x'.repeat(32),
  tokenLifeSeconds: 60,
  trustProxy: false,
  publicUrl: undefined,
}

beforeAll(async () => {
  const connection = inject('postgres')
  await createDatabase(connection, database, TEMPLATE)
  wire = await openWire(`${connection.host}/.s.PGSQL.${connection.port}`)
  db = openDb({ ...connection, ...UNHURRIED, database, host: '127.0.0.1', port: wire.port }, () => undefined)
  http = createApp({
    ...quiet,
    db,
    checkReplies: true,
    web: null,
    responseCacheBytes: 0,
    pictures: createFolderStorage('/nowhere'),
  }).http
  url = await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await http.close()
  await db.destroy()
  await wire.cut()
  await dropDatabase(inject('postgres'), database)
})

const ask = async (path: string) => {
  const answer = await fetch(url + path)
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: await answer.json() }
}

test('a shop that lost its database says when to come back, and is well again as soon as the database is', async () => {
  expect(await ask('/api/health')).toEqual({ status: 200, retryAfter: 0, body: { status: 'ok' } })
  for (const round of [1, 2]) {
    await wire.cut()
    for (const path of ['/api/health', '/api/ready', `/api/product?search=${round}`, '/api/categories/tree']) {
      const { status, retryAfter, body } = await ask(path)
      expect([round, path, status, retryAfter > 0]).toEqual([round, path, 503, true])
      expect(body).toEqual({ message: expect.any(String), ...problem('database_away') })
    }
    await wire.mend()
    expect((await ask('/api/health')).status).toBe(200)
    expect((await ask('/api/ready')).body).toEqual({ status: 'ready' })
    expect((await ask('/api/product')).status).toBe(200)
  }
})

test('a question that was under way when the database left is answered too, and the shop lives on', async () => {
  const holder = new pg.Client({ ...inject('postgres'), database })
  await holder.connect()
  await holder.query('begin; lock table products in access exclusive mode')
  const shelf = ask('/api/product?sort=price_asc')
  const waiting = `select 1 ${AT_A_LOCK}`
  await expect.poll(() => rowsNow(holder, waiting)).toHaveLength(1)
  await wire.cut()
  expect(await shelf).toMatchObject({ status: 503, body: problem('database_away') })
  await holder.end()
  await wire.mend()
  expect((await ask('/api/product')).status).toBe(200)
})

test.each([
  ['does not know the password', { password: 'another one' }],
  ['has no such database', { database: 'nothing' }],
])('a shop whose database %s is not well', async (_, changed) => {
  const lost = openDb({ ...inject('postgres'), database, ...changed }, () => undefined)
  const well = createApp({
    ...quiet,
    db: lost,
    checkReplies: true,
    web: null,
    responseCacheBytes: 0,
    pictures: createFolderStorage('/nowhere'),
  }).http
  onTestFinished(async () => {
    await well.close()
    await lost.destroy()
  })
  const answer = await well.inject('/api/health')
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'database_away'])
})

test('a question that takes too long is ended, and its asker told to come back', async () => {
  const holder = new pg.Client({ ...inject('postgres'), database })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table products in access exclusive mode')
  const shelf = ask('/api/product?sort=price_desc')
  // What `statement_timeout` does, without waiting for it.
  const end = `select pg_cancel_backend(pid) ${AT_A_LOCK}`
  await expect.poll(() => rowsNow(holder, end)).toHaveLength(1)
  expect(await shelf).toMatchObject({ status: 503, retryAfter: 2, body: problem('busy') })
})

/** A transaction keeps what it once saw of the others’ activity: it is told to look again. */
async function rowsNow(client: pg.Client, query: string): Promise<unknown[]> {
  await client.query('select pg_stat_clear_snapshot()')
  return (await client.query(query)).rows
}

test('a shop that is about to close says so to whoever asks for its health, and serves everybody else', async () => {
  const closing = new AbortController()
  const own = { web: null, responseCacheBytes: 0, pictures: createFolderStorage('/nowhere'), closing: closing.signal }
  const shop = createApp({ ...quiet, db, checkReplies: true, ...own }).http
  onTestFinished(() => shop.close())
  expect((await shop.inject('/api/health')).statusCode).toBe(200)
  closing.abort()
  const answer = await shop.inject('/api/health')
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy'])
  expect((await shop.inject('/api/product')).statusCode).toBe(200)
})

test('`/healthz` and `/readyz` answer as health and ready do, well and while closing', async () => {
  const ending = new AbortController()
  const own = { web: null, responseCacheBytes: 0, pictures: createFolderStorage('/nowhere') }
  const signals = { closing: ending.signal, draining: ending.signal }
  const shop = createApp({ ...quiet, db, checkReplies: true, ...own, ...signals }).http
  onTestFinished(() => shop.close())
  const look = async (path: string) => {
    const { statusCode, headers, body } = await shop.inject(path)
    const { connection, 'cache-control': caching, 'content-type': type, 'retry-after': retryAfter } = headers
    return { statusCode, body, connection, caching, type, retryAfter }
  }
  const likeTheirNamesakes = async (statusCode: number) => {
    expect(await look('/healthz')).toEqual(await look('/api/health'))
    expect(await look('/readyz')).toEqual(await look('/api/ready'))
    expect(await look('/readyz')).toMatchObject({ statusCode, caching: 'no-store' })
  }
  await likeTheirNamesakes(200)
  ending.abort()
  await likeTheirNamesakes(503)
})

test('a shop that drains says so to its balancer, serves everybody, and lets go of each connection with its answer', async () => {
  const draining = new AbortController()
  const own = { web: null, responseCacheBytes: 0, pictures: createFolderStorage('/nowhere'), draining: draining.signal }
  const shop = createApp({ ...quiet, db, checkReplies: true, ...own }).http
  onTestFinished(() => shop.close())
  const url = await shop.listen({ host: '127.0.0.1', port: 0 })
  const look = async (path: string) => {
    const { status, headers } = await fetch(url + path)
    return [status, headers.get('connection'), headers.get('cache-control')]
  }
  expect(await look('/api/ready')).toEqual([200, 'keep-alive', 'no-store'])
  draining.abort()
  expect(await look('/api/ready')).toEqual([503, 'close', 'no-store'])
  expect((await look('/api/health')).slice(0, 2)).toEqual([200, 'close'])
  expect((await look('/api/product')).slice(0, 2)).toEqual([200, 'close'])
})

test('however many balancers ask at once, the database is asked once for all', async () => {
  const holder = new pg.Client({ ...inject('postgres'), database })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table schema_migrations in access exclusive mode')
  const asked = Array.from({ length: 30 }, () => ask('/api/ready'))
  const waiting = `select query ${AT_A_LOCK}`
  await expect.poll(() => rowsNow(holder, waiting)).not.toEqual([])
  expect((await ask('/api/product')).status).toBe(200)
  // One for all of them; the watch for outages may ask once beside.
  expect((await rowsNow(holder, waiting)).length).toBeLessThanOrEqual(2)
  await holder.query('commit')
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})
