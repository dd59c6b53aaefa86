import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../assembly/app.ts'
import { createTokens } from '../../auth/tokens.ts'
import { createDatabase, dropDatabase, TEMPLATE, UNHURRIED } from '../../testing/databases.ts'
import { createGivens } from '../../testing/givens.ts'
import { openWire, type Wire } from '../../testing/wire.ts'
import { invalidate } from '../database/cache-invalidation.ts'
import { type Db, openDb, transact } from '../database/db.ts'
import { createLog } from '../process/log.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { type InvalidationFeed, openInvalidationFeed } from './invalidation-feed.ts'

/** Two processes of one shop, as far as a database can tell: each with its connections and what it keeps. */
interface Process {
  url: string
  db: Db
  feed: InvalidationFeed
  close(): Promise<void>
}

const JWT_SECRET = 'x'.repeat(32)
const WOMEN = 2
let connection: pg.ClientConfig
let wire: Wire
let here: Process
let there: Process
let admin: string
let product: number

beforeAll(async () => {
  connection = { ...inject('postgres'), database: `hearing_${randomUUID()}` }
  await createDatabase(inject('postgres'), String(connection.database), TEMPLATE)
  wire = await openWire(`${connection.host}/.s.PGSQL.${connection.port}`)
  here = await openProcess(connection)
  there = await openProcess({ ...connection, host: '127.0.0.1', port: wire.port })
  const given = createGivens(here.db, createTokens(JWT_SECRET, 3_600))
  admin = (await given.account('Admin')).token
  product = await given.product({ categoryId: WOMEN })
})
afterAll(async () => {
  for (const each of [here, there]) await each.close()
  await wire.cut()
  await dropDatabase(inject('postgres'), String(connection.database))
})

let earlier: string
beforeEach(async () => {
  earlier = `Women ${randomUUID()}`
  await rename(earlier)
  for (const each of [here, there]) await expect.poll(() => womenAt(each)).toBe(earlier)
})
afterEach(() => {
  wire.resume()
  vi.restoreAllMocks()
})

async function openProcess(heardBy: pg.ClientConfig): Promise<Process> {
  const db = openDb({ ...UNHURRIED, ...connection }, () => undefined)
  const feed = await openInvalidationFeed(heardBy, db, () => undefined)
  const settings = {
    jwtSecret: JWT_SECRET,
    secretsKey: JWT_SECRET,
    tokenLifeSeconds: 3_600,
    trustProxy: false,
    publicUrl: undefined,
  }
  const { http } = createApp({
    ...settings,
    ...{
      db,
      feed,
      log: createLog('silent'),
      checkReplies: true,
      web: null,
      pictures: createFolderStorage('/nowhere'),
    },
    responseCacheBytes: 1_000_000,
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await http.close()
    await feed.stop()
    await db.destroy()
  }
  return { url, db, feed, close }
}

/** Answers what a browser keeps of it. */
async function rename(name: string): Promise<string> {
  const answer = await fetch(`${here.url}/api/categories/${WOMEN}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ name, parentId: null, isActive: true, displayOrder: 2 }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Changes it so that nobody is told. */
async function renameBehindAll(name: string): Promise<void> {
  await here.db.updateTable('categories').set({ name }).where('id', '=', WOMEN).execute()
}

/** What a process says that the category is called. */
async function womenAt({ url }: Process, cookie = ''): Promise<string> {
  const answer = await fetch(`${url}/api/categories/${WOMEN}`, { headers: { cookie } })
  expect(answer.headers.get('x-stale-since')).toBeNull()
  return ((await answer.json()) as { name: string }).name
}

test('what is changed by one process is shown by the others', async () => {
  await rename('Ladies')
  expect(await womenAt(here)).toBe('Ladies')
  await expect.poll(() => womenAt(there)).toBe('Ladies')
})

test('who has just changed something sees it at once, whichever process answers and however late it hears of it', async () => {
  wire.pause()
  const cookie = await rename('Ladies')
  expect(await womenAt(there)).toBe(earlier)
  const seen = womenAt(there, cookie)
  const others = Promise.all([1, 2, 3].map(() => womenAt(there)))
  expect(await Promise.race([seen, others])).toEqual([earlier, earlier, earlier])
  wire.resume()
  expect(await seen).toBe('Ladies')
})

test('who has just named a category finds it by that name, also where the same search was understood before', async () => {
  const found = async (cookie = '') => {
    const answer = await fetch(`${there.url}/api/product?search=rongdhonu`, { headers: { cookie } })
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id)
  }
  expect(await found()).toEqual([])
  wire.pause()
  const cookie = await rename('Rongdhonu')
  const seen = found(cookie)
  expect(await found()).toEqual([])
  wire.resume()
  expect(await seen).toEqual([product])
})

test('who has changed nothing that others see is marked by nothing', async () => {
  const answer = await fetch(`${here.url}/api/cart`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${admin}` },
  })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
})

test('a process whose hearing was cut off believes nothing that it has kept', async () => {
  await renameBehindAll('Behind all')
  expect(await womenAt(there)).toBe(earlier)
  const isHearingAgain = new Promise<void>((resolve) => there.feed.onGap(resolve))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'haat-hearing' and datname = current_database()`.execute(here.db)
  await isHearingAgain
  expect(await womenAt(there)).toBe('Behind all')
  await rename('Ladies')
  await expect.poll(() => womenAt(there)).toBe('Ladies')
})

test('a process that has not been able to ask for long believes nothing, and what it kept once it has asked', async () => {
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  wire.pause()
  await renameBehindAll('Behind all')
  expect(await womenAt(there)).toBe(earlier)
  clock.mockReturnValue(now + 10_001)
  expect(await womenAt(there)).toBe('Behind all')
})

test('a silence is noticed while what is kept is still believed', async () => {
  const isSilent = new Promise<boolean>((resolve) => there.feed.onSilence(() => resolve(there.feed.isCertain())))
  wire.pause()
  expect(await isSilent).toBe(true)
})

test('more changes than one message can name are told as everything', async () => {
  await renameBehindAll('Behind all')
  await transact(here.db, async (tx) => {
    for (let id = 1_000_000; id < 1_001_000; id += 1) invalidate(tx, `product:${id}`)
  })
  await expect.poll(() => womenAt(there)).toBe('Behind all')
})

test('others are told of what is committed, and of nothing else', async () => {
  const listener = new pg.Client(connection)
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query('listen haat_changes')
  const givenUp = transact(here.db, async (tx) => {
    invalidate(tx, 'catalog')
    throw new Error('given up')
  })
  await expect(givenUp).rejects.toThrow('given up')
  await transact(here.db, async (tx) => invalidate(tx, 'stock', `product:${product}`))
  await listener.query('select')
  expect(heard).toEqual([`stock product:${product}`])
})
