import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { shopRole } from '../postgres/shop-role.queries.ts'
import type { Config } from '../process/config.ts'
import { projectRoot } from '../process/project.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { connectionsInAll } from './connections.ts'
import { type Db, NO_HURRY, openDb } from './db.ts'
import { migrate } from './migrations.ts'
import { serverAt } from './server.queries.ts'

export interface Database {
  db: Db
  /** For connections beside those of `db`. */
  connection: pg.ClientConfig
  close(): Promise<void>
}

const OLDEST_VERSION = 15
const MOST_MS_FOR_LAST_QUERIES = 1_000
const LOST = 'A database connection was lost.'

/** Migrated; by `DATABASE_URL`, else embedded. */
export async function openDatabase(
  config: Config,
  tell: (step: string) => void,
  onTrouble: (what: string, error?: unknown) => void,
): Promise<Database> {
  const server = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => undefined }
    : await startOwnServer(config, tell, onTrouble)
  try {
    if (config.databaseUrl) await refuseUnusableServer(config.databaseUrl)
    await migrateUnhurried(server.connection, (error) => onTrouble(LOST, error), tell)
    const { db, connection, close } = connectTo(server.connection, onTrouble)
    return {
      db,
      connection,
      async close() {
        await close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function startOwnServer(
  config: Config,
  tell: (step: string) => void,
  onTrouble: (what: string, error?: unknown) => void,
) {
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    holder: `the shop at http://${config.host}:${config.port}`,
    settings: { max_connections: String(connectionsInAll(config.workers)) },
    tell,
    onTrouble,
  })
  try {
    return { connection: await shopRole(connection), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export function connectTo(connection: pg.PoolConfig, onTrouble: (what: string, error?: unknown) => void): Database {
  let isClosing = false
  const db = openDb(connection, (error) => {
    if (!isClosing) onTrouble(LOST, error)
  })
  return {
    db,
    connection,
    async close() {
      isClosing = true
      // A hanging query does not hold up the stop.
      await Promise.race([db.destroy(), wait(MOST_MS_FOR_LAST_QUERIES, undefined, { ref: false })])
    },
  }
}

async function migrateUnhurried(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  tell: (step: string) => void,
): Promise<void> {
  const db = openDb({ ...connection, ...NO_HURRY, max: 1 }, onLost)
  try {
    await migrate(db, join(projectRoot, 'migrations'), tell)
  } finally {
    await db.destroy()
  }
  await migrateJobs(connection, onLost)
}

async function refuseUnusableServer(url: string): Promise<void> {
  const { version, isOwner } = await serverAt(url).catch((error: unknown) => {
    throw new StartRefusal(`DATABASE_URL names a server that cannot be used: ${reasonOf(error)}.`, { cause: error })
  })
  if (version < OLDEST_VERSION * 10_000)
    throw new StartRefusal(`DATABASE_URL must name a PostgreSQL server of version ${OLDEST_VERSION} or later.`)
  // Only an owner may take the role of row security (docs/decisions/013).
  if (!isOwner)
    throw new StartRefusal('DATABASE_URL must name an account that owns its database (alter database … owner to …).')
}

/** Several addresses fail with one error each, and no words. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}
