import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Random } from '../../demo/random.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { type ShopProcess, startShopProcess } from '../../scripts/shop-process.mjs'
import { openDb } from '../../src/server/platform/database/db.ts'
import { ensureMigrationsTable } from '../../src/server/platform/database/migrations.queries.ts'
import { BASELINE } from '../../src/server/platform/database/migrations.ts'
import { killAllIn } from '../../src/server/platform/postgres/leftovers.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import type { Programs } from './programs.ts'
import { ownConnection, withClient } from './victim.ts'
import type { Fate, Message } from './wire.ts'
import type { Wired } from './wired.ts'

const KILLS_A_SHOP = 4
/** A first start says that it creates the database, and then where it is open. */
const LINES_BEFORE_OPEN = 1
const MIGRATIONS = readdirSync(join(projectRoot, 'migrations')).filter((name) => name !== BASELINE)
const LONGEST_STEP_MS = 1_500
const LOOK_MS = 5

/** `kill -9` again and again in the middle of the first start; the one that is left in peace opens, and is whole. */
export async function killFirstStarts(programs: Programs, folder: string, random: Random): Promise<string[]> {
  const dataDir = join(folder, 'shop')
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ADMIN_PASSWORD: 'nobody logs in with it' }
  const start = () => startShopProcess({ program: programs.shop, settings })
  for (let kill = 0; kill < KILLS_A_SHOP; kill += 1) {
    const shop = start()
    await saysLines(shop, random.whole(LINES_BEFORE_OPEN + 1))
    await wait(random.whole(LONGEST_STEP_MS))
    await shop.kill('SIGKILL')
  }
  const last = start()
  try {
    await last.open()
    return await withClient(await ownConnection(dataDir), findUnfinished)
  } finally {
    await last.kill('SIGKILL')
    await killAllIn(join(dataDir, 'postgres'))
  }
}

/** Once it has come so far, however long that takes; a start that finds less to do is open before. */
async function saysLines(shop: ShopProcess, count: number): Promise<void> {
  let isOpen = false
  const opens = shop.open().then(() => {
    isOpen = true
  })
  const says = async () => {
    while (!isOpen && shop.stdout().split('\n').length <= count) await wait(LOOK_MS)
  }
  await Promise.race([opens, says()])
}

/** A database that is empty has the baseline; one that has begun with numbered migrations, as that of a shop that is there, goes on with those. */
const BEGUN = {
  with_baseline: async () => undefined,
  with_numbers: async (connection: pg.ClientConfig) => {
    const db = openDb(connection, () => undefined)
    await ensureMigrationsTable(db).finally(() => db.destroy())
  },
}

/**
 * Cuts the wire at statements of the start that makes or changes the tables, lost or delivered, and kills the shop at the same
 * moment; the next start opens, and the tables are whole. At every statement where there are no more than `most` of a kind.
 */
export async function killMigrations(
  programs: Programs,
  wired: Wired,
  folder: string,
  { most, random }: { most: number; random: Random },
): Promise<{ found: string[]; statements: number }> {
  const found: string[] = []
  let struck = 0
  for (const [how, begin] of Object.entries(BEGUN)) {
    const startOn = (name: string, decide: (compiled: number) => Fate) =>
      startCut(programs, wired, folder, { name, begin, decide })
    const statements = await startOn(`start_${how}`, () => 'pass')
    const moments = Array.from({ length: statements }, (_, at) => at + 1)
    while (moments.length > most) moments.splice(random.whole(moments.length), 1)
    for (const at of moments)
      for (const fate of ['cut', 'pass-then-cut'] as const) {
        const name = `start_${how}_${at}_${fate.replaceAll('-', '_')}`
        await startOn(name, (compiled) => (compiled === at ? fate : 'pass'))
        const connection = { ...wired.database.connection, database: name }
        for (const words of await withClient(connection, findUnfinished))
          found.push(`${how}, ${fate} at statement ${at}: ${words}`)
      }
    struck += moments.length
  }
  return { found, statements: struck }
}

interface Cut {
  name: string
  begin(connection: pg.ClientConfig): Promise<void>
  decide(compiled: number): Fate
}

/** Starts a shop on a new database, kills it where it was cut, and lets it start in peace then. How many statements that took. */
async function startCut(
  programs: Programs,
  { wire, database, urlOf }: Wired,
  folder: string,
  { name, begin, decide }: Cut,
): Promise<number> {
  await withClient(database.connection, (client) => client.query(`create database ${name} template template0`))
  await begin({ ...database.connection, database: name })
  const settings = {
    ...{ PORT: String(await freePort()), DATA_DIR: join(folder, name), DATABASE_URL: urlOf(name) },
    ...{ LOG_LEVEL: 'warn', ADMIN_PASSWORD: 'nobody logs in with it' },
  }
  const start = () => startShopProcess({ program: programs.shop, settings })
  let shop = start()
  let statements = 0
  wire.decide = (message: Message) => {
    if (message.from !== 'shop' || message.kind !== 'Q') return 'pass'
    statements += 1
    const fate = decide(statements)
    if (fate !== 'pass') shop.signal('SIGKILL')
    return fate
  }
  const isOpen = await shop.open().then(
    () => true,
    () => false,
  )
  wire.decide = () => 'pass'
  if (!isOpen) {
    shop = start()
    await shop.open()
  }
  await shop.kill('SIGKILL')
  return statements
}

/** One row for each migration, one admin, one house store: nothing twice, nothing missing. */
async function findUnfinished(client: pg.Client): Promise<string[]> {
  const counted = async (sql: string) => Number((await client.query<{ count: string }>(sql)).rows[0]?.count)
  const admins = await counted(`select count(*) from users where role = 'Admin'`)
  const houses = await counted('select count(*) from vendors where is_house')
  const missing = MIGRATIONS.length - (await counted('select count(*) from schema_migrations'))
  return [
    ...(admins === 1 ? [] : [`${admins} admins after the first start`]),
    ...(houses === 1 ? [] : [`${houses} house stores after the first start`]),
    ...(missing === 0 ? [] : [`${missing} migrations are missing`]),
  ]
}
