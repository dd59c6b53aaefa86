import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as floor from '../../web/entry-server.tsx'
import { configOf } from '../config/config.ts'
import { USER } from '../platform/postgres/cluster.ts'
import { postgresProcessesIn } from '../platform/postgres/processes.ts'
import { PORT } from '../platform/postgres/settings.ts'
import { dataDirWithDatabase, freshDataDir } from '../platform/postgres/testing/database.ts'
import { endlessWorkbook } from '../settlement-sheets/testing/hostile-workbooks.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/waiting.ts'
import { startShop } from './shop.ts'

const RAHIMA = { username: 'rahima', email: 'rahima@example.com', password: 'a long enough one' }

test('a shop that is killed has kept what it confirmed; one that is stopped first answers whom it is serving', async () => {
  const dataDir = await dataDirWithDatabase()
  const killed = startBundledShop({ DATA_DIR: dataDir })
  expect((await post(await killed.open(), '/api/auth/register', RAHIMA)).status).toBe(200)
  expect(await killed.kill('SIGKILL')).toBe('SIGKILL')

  const shop = startBundledShop({ DATA_DIR: dataDir })
  const url = await shop.open()
  const database = await client({
    host: join(dataDir, 'postgres'),
    port: PORT,
    user: USER,
    password: await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8'),
    database: 'postgres',
  })
  await database.query('begin; lock table users in access exclusive mode')
  const slow = post(url, '/api/auth/login', { username: 'rahima', password: RAHIMA.password })
  await untilSomebodyWaits(database)
  const end = shop.kill('SIGTERM')
  await eventually(() => expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed'))
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).not.toEqual([])
  await database.query('commit')
  await database.end()
  expect((await slow).status).toBe(200)
  expect(await end).toBe(0)
  expect(shop.stderr()).toBe('')
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([])
})

test('a start can be stopped half-way, and leaves no database running', async () => {
  const dataDir = await dataDirWithDatabase()
  const shop = startBundledShop({ DATA_DIR: dataDir, DEMO: '1' })
  await eventually(() => expect(shop.stdout()).toContain('Filling the shop'))
  expect(await shop.kill('SIGINT')).toBe(0)
  expect(shop.stdout()).not.toContain('Haat is open')
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([])
})

test('what a Ctrl+C breaks in a start, such as the database that is being created, is no news', async () => {
  const dataDir = await freshDataDir()
  const stopping = new AbortController()
  // The terminal's signal ends children, too: here the step that is next fails just then.
  const tell = () => {
    stopping.abort(new Error('asked to stop'))
    mkdirSync(join(dataDir, 'postgres.new'))
  }
  const config = configOf({ DATA_DIR: dataDir, PORT: '0' })
  await expect(startShop(config, openWith(dataDir), tell, stopping.signal)).rejects.toThrow('asked to stop')
})

test('a request that never ends is cut off, and does not hold up the stop', async () => {
  const { shop, database } = await shopInThisProcess()
  await database.query('begin; lock table users in access exclusive mode')
  const endless = post(shop.url, '/api/auth/login', { username: 'rahima', password: 'x' }).then(
    () => 'answered',
    () => 'cut off',
  )
  await untilSomebodyWaits(database)
  await shop.stop(50)
  expect(await endless).toBe('cut off')
})

test('a file that is being read is not read on once the shop has stopped', async () => {
  const reading = new Set<Worker>()
  const note = (told: unknown) => {
    const { worker } = told as { worker: Worker }
    reading.add(worker)
    worker.once('exit', () => reading.delete(worker))
  }
  subscribe('worker_threads', note)
  onTestFinished(() => void unsubscribe('worker_threads', note))
  const { shop } = await shopInThisProcess({ ADMIN_PASSWORD: 'a long enough one' })
  const login = await post(shop.url, '/api/auth/login', { username: 'admin', password: 'a long enough one' })
  const { token } = (await login.json()) as { token: string }
  const form = new FormData()
  form.append('company', 'pathao')
  form.append('file', new Blob([new Uint8Array(endlessWorkbook(15.9))]), 'settlement.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const checked = fetch(`${shop.url}/api/settlements/check`, { method: 'POST', headers, body: form }).catch(
    () => 'cut off',
  )
  await eventually(() => expect(reading.size).toBe(1))
  await shop.stop(50)
  expect(await checked).toBe('cut off')
  await eventually(() => expect(reading.size).toBe(0))
})

test('a visitor who keeps the connection does not hold up the stop', async () => {
  const { shop, database } = await shopInThisProcess()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const get = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(shop.url + path, { agent }, (answer) =>
        text(answer).then(() => resolve(answer.statusCode), reject),
      )
      asked.on('error', reject).end()
    })
  expect(await get('/api/health')).toBe(200)
  await database.query('begin; lock table products in access exclusive mode')
  const shelf = get('/api/product')
  await untilSomebodyWaits(database)
  const stopped = shop.stop(NEVER_MS).then(() => 'stopped')
  await database.query('commit')
  expect(await shelf).toBe(200)
  expect(await stopped).toBe('stopped')
})

test('a shop behind a balancer says that it is leaving, and serves on; one that is hurried stops at once', async () => {
  const { shop } = await shopInThisProcess({ DRAIN_SECONDS: LONGEST_DRAIN })
  const status = async (path: string) => (await fetch(shop.url + path)).status
  expect(await status('/api/ready')).toBe(200)
  const hurrying = new AbortController()
  const stopped = shop.stop(NEVER_MS, hurrying.signal).then(() => 'stopped')
  await eventually(async () => expect(await status('/api/ready')).toBe(503))
  expect(await Promise.all(['/api/health', '/api/product', '/'].map(status))).toEqual([200, 200, 200])
  hurrying.abort()
  expect(await stopped).toBe('stopped')
})

/** In seconds: longer than any test. */
const LONGEST_DRAIN = '600'
const NEVER_MS = 1e9

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function openWith(folder: string) {
  const build = { folder, css: '', font: undefined, scriptsOf: () => [], pageCacheBytes: 1e6 }
  return { web: { floor, build }, loadDemo: () => import('../../../demo/fill.ts') }
}

async function shopInThisProcess(more: Record<string, string> = {}) {
  const connection = inject('postgres')
  const name = `stop_${randomUUID()}`
  await createDatabase(connection, name, 'template0')
  onTestFinished(() => dropDatabase(connection, name))
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  const env = {
    ...{ PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: await freshDataDir() },
    DATABASE_URL: `postgres://${user}:${password}@/${name}?${query}`,
    ...more,
  }
  const shop = await startShop(configOf(env), openWith(env.DATA_DIR), () => undefined, new AbortController().signal)
  return { shop, database: await client({ ...connection, database: name }) }
}

async function client(connection: pg.ClientConfig): Promise<pg.Client> {
  const opened = new pg.Client(connection)
  opened.on('error', () => undefined)
  await opened.connect()
  return opened
}

/** A call of the shop stands before the lock that the test holds. */
async function untilSomebodyWaits(database: pg.Client): Promise<void> {
  const waiting = `select 1 from pg_stat_activity 
    where wait_event_type = 'Lock' and datname = current_database() and backend_type = 'client backend'`
  const rowsNow = async () => {
    // Within a transaction the server shows who is at work as they were when it was first asked.
    await database.query('select pg_stat_clear_snapshot()')
    return (await database.query(waiting)).rowCount
  }
  await eventually(async () => expect(await rowsNow()).toBeGreaterThan(0))
}
