import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Actor } from './actor.ts'
import { forgetAnnouncements, publishAnnouncements, tellWithCommit } from './announcements.ts'
import { isClash } from './database-trouble.ts'
import { createDriver, longestWaitMs } from './driver.ts'
import type { Tables } from './tables.ts'
import { beginAs } from './wall.queries.ts'

export type Db = Kysely<Tables>

/** Of each opened database, and of each way behind its wall: the connections, and the database that announcements are heard on. */
const origins = new WeakMap<Db, { pool: pg.Pool; db: Db }>()

const BIGINT_OID = 20
pg.types.setTypeParser(BIGINT_OID, Number)

/**
 * How long anything may take. The database ends a statement by itself, sooner where it waits for somebody else’s lock;
 * whoever has heard nothing a moment later has no database at the other end (see driver.ts). A new connection has less
 * time than the five seconds in which the shop is to be itself again.
 */
const PATIENCE = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 12_000,
  connectionTimeoutMillis: 4_000,
}
/** For work that takes as long as it takes, such as a migration. */
export const NO_HURRY = { lock_timeout: 0, statement_timeout: 0, query_timeout: 0 }

/** A pool of connections as Kysely. `url` or the parts of a connection. */
export function openDb(connection: pg.PoolConfig, onTrouble: (error: Error) => void): Db {
  const pool = new pg.Pool({
    max: 12,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...PATIENCE,
    application_name: 'haat',
    // A query is sent while another is not answered yet: see `atOnce`.
    pipeline: true,
    ...connection,
  })
  // Each connection for itself: the pool listens to idle ones only, and one that is lost in the middle of a question
  // would end the whole process.
  pool.on('connect', (client) => client.on('error', onTrouble))
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => createDriver(pool) } })
  origins.set(db, { pool, db })
  return db
}

/**
 * The database as this actor may see and change it, whatever it is asked (docs/decisions/013). An admin may see all of it:
 * that is the database as the shop itself sees it.
 */
export function behindWall(db: Db, actor: Actor): Db {
  if (actor.role === 'Admin') return db
  const origin = origins.get(db)
  if (!origin) throw new Error('Only a database that was opened has a wall.')
  const begin = beginAs(actor)
  const walled = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => createDriver(origin.pool, begin) } })
  origins.set(walled, origin)
  return walled
}

/**
 * How long the first of those who wait for a free connection has waited, in ms; 0 where they are no more than there are
 * connections: a few who wait for a new one to open, on a machine that is slow, are no line.
 */
export function waitAtDatabase(db: Db): number {
  const origin = origins.get(db)
  return origin ? longestWaitMs(origin.pool) : 0
}

/** PostgreSQL without a way to it. */
export const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
}

/**
 * Asks several things in one round trip: `ask` starts queries on one connection without waiting for their answers. The
 * database does them one after another, as they were started, each seeing what was committed before its own turn.
 */
export async function atOnce<Result>(db: Db, ask: (line: Db) => Promise<Result>): Promise<Result> {
  const executor = db.getExecutor()
  return await executor.provideConnection((connection) =>
    ask(
      new Kysely<Tables>({
        ...{ config: { dialect }, dialect, driver: new DummyDriver() },
        executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
      }),
    ),
  )
}

/**
 * Runs `work` in one transaction. What it announced (see announcements.ts) is published after the commit and only then,
 * here and to other processes; a throw rolls everything back. Where it clashed with another one (a deadlock, say) it is
 * run once more from its beginning: `work` does nothing outside the transaction that may not be done twice.
 */
export async function transact<Result>(db: Db, work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  try {
    return await transactOnce(db, work)
  } catch (error) {
    if (!isClash(error)) throw error
    return await transactOnce(db, work)
  }
}

async function transactOnce<Result>(db: Db, work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  let transaction: Transaction<Tables> | undefined
  try {
    const result = await db.transaction().execute(async (tx) => {
      transaction = tx
      const done = await work(tx)
      tellWithCommit(tx)
      return done
    })
    if (transaction) publishAnnouncements(origins.get(db)?.db ?? db, transaction)
    return result
  } finally {
    if (transaction) forgetAnnouncements(transaction)
  }
}
