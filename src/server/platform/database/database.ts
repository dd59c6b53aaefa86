import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { shopRole } from '../postgres/shop-role.queries.ts'
import { projectRoot } from '../process/project.ts'
import { type Addresses, addressesAt, direct } from './addresses.ts'
import { type Db, openDb } from './db.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { createTables, migrate } from './migrations.ts'
import { type OwnServerSettings, startOwnServer } from './own-server.ts'
import { NO_HURRY } from './patience.queries.ts'
import { openReplicas } from './replicas.ts'
import { refuseReplica } from './server.queries.ts'
import { refuseUnusableServer } from './usable-server.ts'

export interface Database {
  db: Db
  /** For connections beside those of `db`: each is a session of its own. */
  connection: pg.ClientConfig
  /** For other processes. */
  addresses: Addresses
  close(): Promise<void>
}

const MOST_MS_FOR_LAST_QUERIES = 1_000
const LOST = 'A database connection was lost.'

export interface DatabaseSettings extends OwnServerSettings {
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  databaseReadUrls: string[]
}

/** Migrated; by `DATABASE_URL`, else embedded. */
export async function openDatabase(
  config: DatabaseSettings,
  tell: (step: string) => void,
  onTrouble: (what: string, error?: unknown) => void,
  stopping?: AbortSignal,
  log?: Logger,
): Promise<Database> {
  const { databaseUrl, databaseListenUrl, databaseReadUrls } = config
  const server = databaseUrl
    ? {
        addresses: addressesAt(databaseUrl, databaseListenUrl, databaseReadUrls),
        isNew: false,
        stop: async () => undefined,
      }
    : await ownServerOf(config, tell, onTrouble)
  try {
    if (databaseUrl) await refuseUnusableServer(databaseUrl, databaseListenUrl)
    // Of a cluster that was created just now that is said already.
    const onEmpty = () => server.isNew || tell('Creating the tables…')
    const ways = { onEmpty, tell, log, stopping }
    await migrateUnhurried(server.addresses.session, (error) => onTrouble(LOST, error), ways)
    const connected = connectTo(server.addresses, onTrouble)
    return {
      ...connected,
      async close() {
        await connected.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function ownServerOf(
  config: OwnServerSettings,
  tell: (step: string) => void,
  onTrouble: (what: string, error?: unknown) => void,
) {
  const { connection, isNew, stop } = await startOwnServer(config, tell, onTrouble)
  try {
    return { addresses: direct(await shopRole(connection)), isNew, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export function connectTo(addresses: Addresses, onTrouble: (what: string, error?: unknown) => void): Database {
  let isClosing = false
  const onLost = (error: Error) => {
    if (!isClosing) onTrouble(LOST, error)
  }
  // Of a pooler’s servers each is asked by PgBouncer (deploy/cluster/pgbouncer.ini).
  const asked = addresses.isPooled ? {} : { onConnect: refuseReplica }
  const db = openDb({ ...addresses.pool, ...asked }, onLost, addresses.isPooled)
  const closeReplicas = openReplicas(db, addresses, onTrouble)
  return {
    db,
    connection: addresses.session,
    addresses,
    async close() {
      isClosing = true
      // A hanging query does not hold up the stop.
      const ended = Promise.all([db.destroy(), closeReplicas()])
      await Promise.race([ended, wait(MOST_MS_FOR_LAST_QUERIES, undefined, { ref: false })])
    },
  }
}

interface MigrationWays {
  onEmpty: () => void
  tell: (step: string) => void
  log: Logger | undefined
  stopping: AbortSignal | undefined
}

async function migrateUnhurried(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  { onEmpty, tell, log, stopping }: MigrationWays,
): Promise<void> {
  const db = openDb({ ...connection, ...NO_HURRY, max: 1 }, onLost)
  const folder = join(projectRoot, 'migrations')
  try {
    const isNew = await createTables(db, folder, onEmpty)
    // What came after the baseline belongs to the same first start.
    await migrate(db, folder, isNew ? () => undefined : tell, stopping, log)
  } finally {
    await db.destroy()
  }
  await migrateJobs(connection, onLost, tell, stopping)
}
