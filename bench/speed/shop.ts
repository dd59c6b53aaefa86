import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { startShopProcess } from '../../scripts/shop-process.mjs'
import { PORT } from '../../src/server/platform/postgres/settings.ts'
import { type Cpu, cpuOf } from './cpu.ts'

/** The shop that is measured: a process of its own, as in production. */
export interface MeasuredShop {
  url: string
  /** From the start of the process to its first page, in milliseconds. */
  firstPageMs: number
  /** So far. */
  cpu(): Promise<Cpu>
  rssMb(): Promise<number>
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const LONGEST_START_MS = 600_000

export interface HowToStart {
  program: string
  dataDir: string
  jwtSecret: string
  workers?: number
  /** Modules that are loaded before it. */
  preload?: string[]
  /** More settings of the shop. */
  settings?: Record<string, string>
}

export async function startShop(how: HowToStart): Promise<MeasuredShop> {
  const { program, dataDir, jwtSecret, workers = 1, preload = [], settings = {} } = how
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const shop = startShopProcess({
    ...{ program, preload, isHeard: false },
    settings: {
      ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, JWT_SECRET: jwtSecret },
      ...{ WORKERS: String(workers), CONNECTIONS_PER_ADDRESS: '4000', MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
      // Who logs in says from where: one address holds a quarter of the line for hashing at the most.
      TRUST_PROXY: 'loopback',
      ...settings,
    },
  })
  // A measurement that is broken off leaves no shop behind: a signal alone would end it without `exit`.
  const kill = () => shop.signal('SIGTERM')
  process.once('exit', kill)
  const end = () => process.exit(1)
  process.once('SIGTERM', end)
  while (!(await isOpen(url))) {
    if (await Promise.race([shop.ended.then(() => true), wait(10, false)]))
      throw new Error(`The shop to measure did not start.\n${shop.stderr()}`)
    if (performance.now() - begun > LONGEST_START_MS) throw new Error('The shop to measure takes too long to start.')
  }
  const proc = (file: string) => readFile(`/proc/${shop.pid}/${file}`, 'utf8')
  return {
    url,
    firstPageMs: performance.now() - begun,
    cpu: () => cpuOf(shop.pid, dataDir),
    async rssMb() {
      return Number(/^VmRSS:\s+(\d+)/m.exec(await proc('status'))?.[1]) / 1024
    },
    signal: shop.signal,
    async stop() {
      await shop.kill('SIGTERM')
      process.off('exit', kill)
      process.off('SIGTERM', end)
      process.stderr.write(shop.stderr())
    },
  }
}

/** How the measurement reaches the shop’s own database. */
export async function ownConnection(dataDir: string): Promise<pg.ClientConfig> {
  const password = await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8')
  return { host: join(dataDir, 'postgres'), port: PORT, user: 'haat', password, database: 'postgres' }
}

/** An answer as it travels: nothing unpacked. */
export function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

/** An answer that has to be a success. */
export async function askWell(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await ask(url, path, headers)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}

/** A shop whose front page does not come is no shop to wait for. */
async function isOpen(url: string): Promise<boolean> {
  const answer = await ask(url, '/').catch(() => undefined)
  if (answer && answer.status !== 200) throw new Error(`The shop to measure answers ${answer.status}.`)
  return answer !== undefined
}
