import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { type ShopProcess, startShopProcess } from '../../scripts/shop-process.mjs'
import { openDb } from '../../src/server/platform/database/db.ts'
import { isDatabaseAway } from '../../src/server/platform/postgres/database-trouble.ts'
import { killAllIn } from '../../src/server/platform/postgres/leftovers.ts'
import { PORT } from '../../src/server/platform/postgres/settings.ts'
import { check, type Verdict } from './check.ts'
import { stockShop } from './goods.ts'
import type { Plan } from './plan.ts'
import type { Programs } from './programs.ts'

/** A shop with goods and customers that is about to have a bad time. */
export interface Victim {
  plan: Plan
  planFile: string
  /** Where PostgreSQL works. */
  cluster: string
  connection: pg.ClientConfig
  shop(): ShopProcess
  /** Starts the shop again after it ended; answers once it is open. */
  startAgain(): Promise<void>
  check(): Promise<Verdict>
  /** Nothing of it is left running. */
  end(): Promise<void>
}

export interface VictimOptions {
  programs: Programs
  /** The shop’s data are in its `shop`; journal and plan beside it, so that they do not share its disk. */
  folder: string
  seed: number
  customers: number
  /** How many processes serve. */
  workers: number
  /** More settings of the shop. */
  settings?: Record<string, string>
  /** Where the database is, as the shop is told it and as the judge finds it; without: the shop’s own. */
  database?: { url: string; connection: pg.ClientConfig; cluster: string }
}

const JWT_SECRET = 'a secret of the torture chamber, long enough'
/** What any shop is told that has a bad time. */
export const SETTINGS = {
  ...{ JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', LOG_LEVEL: 'warn' },
  ...{ CONNECTIONS_PER_ADDRESS: '4000', MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
}
const MOST_READS = 5
const STARTS_WITHIN_MS = 600_000

export async function openVictim(options: VictimOptions): Promise<Victim> {
  const { programs, folder, seed, database } = options
  const dataDir = join(folder, 'shop')
  await mkdir(dataDir, { recursive: true })
  const port = await freePort()
  const settings = {
    ...{ ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, WORKERS: String(options.workers) },
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...options.settings,
  }
  const start = () => startShopProcess({ program: programs.shop, settings, preload: [programs.clock] })
  let shop = start()
  await shop.open()

  const connection = database?.connection ?? (await ownConnection(dataDir))
  const url = `http://127.0.0.1:${port}`
  const { plan, planFile } = await stock(connection, { folder, seed, url, customers: options.customers })
  return {
    ...{ plan, planFile, connection, cluster: database?.cluster ?? join(dataDir, 'postgres') },
    shop: () => shop,
    async startAgain() {
      await shop.ended
      shop = start()
      await shop.open()
    },
    check: () => withClient(connection, (client) => check(plan, client)),
    async end() {
      await shop.kill('SIGKILL')
      if (!database) await killAllIn(join(dataDir, 'postgres'))
    },
  }
}

/** Goods and customers for the shop at this address, and what shoppers have to know of them. */
export async function stock(
  connection: pg.ClientConfig,
  { folder, seed, url, customers }: { folder: string; seed: number; url: string; customers: number },
): Promise<Pick<Victim, 'plan' | 'planFile'>> {
  const db = openDb({ ...connection, max: 1 }, () => undefined)
  const goods = await stockShop(db, { jwtSecret: JWT_SECRET, customers })
  await db.destroy()
  const plan: Plan = { seed, url, journal: join(folder, 'journal.jsonl'), ...goods }
  const planFile = join(folder, 'plan.json')
  await writeFile(planFile, JSON.stringify(plan))
  await writeFile(plan.journal, '')
  return { plan, planFile }
}

export async function ownConnection(dataDir: string): Promise<pg.ClientConfig> {
  const password = await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8')
  return { host: join(dataDir, 'postgres'), port: PORT, user: 'haat', password, database: 'postgres' }
}

export async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connected(connection)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads again where the database goes meanwhile: on a busy machine a leader may leave without a strike. */
export async function readAgain<Result>(
  connection: pg.ClientConfig,
  read: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  for (let reads = 1; ; reads += 1) {
    try {
      return await withClient(connection, read)
    } catch (error) {
      if (!isDatabaseAway(error) || reads === MOST_READS) throw error
    }
  }
}

/** A database that was killed a moment ago may have answered a last time and be about to start again. */
async function connected(connection: pg.ClientConfig): Promise<pg.Client> {
  for (const until = Date.now() + STARTS_WITHIN_MS; ; await wait(50)) {
    const client = new pg.Client(connection)
    client.on('error', () => undefined) // the question fails as well
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
