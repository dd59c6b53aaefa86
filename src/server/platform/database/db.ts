import {
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutor,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Actor, AssumedActor } from '../actor.ts'
import { isClash } from '../postgres/database-trouble.ts'
import { noteSignal } from '../signals/signals.ts'
import type { Statement } from './batch.ts'
import { forgetInvalidations, notifyWithCommit, publishInvalidations } from './cache-invalidation.ts'
import { createDriver, longestWaitMs, pipelinedOf } from './driver.ts'
import { PATIENCE, patienceOf, withoutTimeouts } from './patience.queries.ts'
import { actingAs } from './row-security.queries.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

interface Origin {
  pool: pg.Pool
  patience: Statement | undefined
  actingAs?: Statement
  db: Db
}

/** Per opened database, and per actor’s view of it: its pool, and the database whose invalidations count. */
const origins = new WeakMap<Db, Origin>()

const BIGINT_OID = 20
pg.types.setTypeParser(BIGINT_OID, Number)

/** `isPooled`: a pooler shares its connections between transactions. */
export function openDb(connection: pg.PoolConfig, onTrouble: (error: Error) => void, isPooled = false): Db {
  const settings = {
    max: 12,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'haat',
    pipeline: true,
    ...PATIENCE,
    ...connection,
  }
  const pool = new pg.Pool(isPooled ? withoutTimeouts(settings) : settings)
  // Per connection: the pool listens to idle ones only, and an unheard error would end the process.
  pool.on('connect', (client) => client.on('error', onTrouble))
  pool.on('error', () => undefined)
  const patience = isPooled ? patienceOf(settings) : undefined
  const db = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => createDriver(pool, { patience }) } })
  origins.set(db, { pool, patience, db })
  return db
}

/** Row security: the database as this actor may see it (docs/decisions/013). An admin’s is the shop’s own. */
export function asActor(db: Db, actor: Actor | AssumedActor): Db {
  if (actor.role === 'Admin') return db
  const origin = origins.get(db)
  if (!origin) throw new Error('Only a database that was opened has a wall.')
  const statement = actingAs(actor)
  const scoped = beginningWith(origin, [statement])
  origins.set(scoped, { ...origin, actingAs: statement })
  return scoped
}

/** The database itself, of which this is a view. */
export function originOf(db: Db): Db {
  return origins.get(db)?.db ?? db
}

/** What `db` is a view of, as another server has it: for the same actor, and with a statement that each transaction begins with. */
export function viewOf(server: Db, db: Db, first: Statement): Db {
  const origin = origins.get(server)
  if (!origin) throw new Error('Only a database that was opened can be viewed.')
  const actingAs = origins.get(db)?.actingAs
  return beginningWith(origin, actingAs ? [first, actingAs] : [first])
}

function beginningWith({ pool, patience }: Origin, first: Statement[]): Db {
  return new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => createDriver(pool, { first, patience }) } })
}

/** Milliseconds the first in the queue for a connection has waited; 0 while no more wait than there are connections. */
export function waitAtDatabase(db: Db): number {
  const origin = origins.get(db)
  return origin ? longestWaitMs(origin.pool) : 0
}

/** Opens all connections that there may be: while everything is new, the first visitors would wait too long for them. */
export async function fillPool(db: Db): Promise<void> {
  const pool = origins.get(db)?.pool
  if (!pool) return
  const opening = Array.from({ length: pool.options.max }, () => pool.connect())
  for (const opened of await Promise.allSettled(opening)) {
    // Those that are not to be had now are opened when they are asked for.
    if (opened.status === 'fulfilled') opened.value.release()
  }
}

export interface PoolFigures {
  inUse: number
  idle: number
  waiting: number
  longestWaitMs: number
}

export function poolFigures(db: Db): PoolFigures {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = origins.get(db)?.pool ?? {}
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, longestWaitMs: waitAtDatabase(db) }
}

export const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
}

/** Pipelining: one round trip, done in order; each query sees what was committed before its turn. */
export async function pipelined<Result>(db: Db, ask: (connection: Db) => Promise<Result>): Promise<Result> {
  const executor = db.getExecutor()
  return await executor.provideConnection((connection) => ask(lineTo(connection, executor)))
}

/**
 * The last questions of a transaction, which its commit travels with. `ask` is statements alone, all of them asked at once: what
 * fails beside them, or later, takes nothing back.
 */
export async function lastly<Result>(tx: Tx, ask: (connection: Db) => Promise<Result>): Promise<Result> {
  const executor = tx.getExecutor()
  return await executor.provideConnection((connection) => {
    const line = lineTo(connection, executor)
    pipelinedOf(connection).endWithNext?.()
    notifyWithCommit(tx, line)
    return ask(line)
  })
}

function lineTo(connection: DatabaseConnection, executor: QueryExecutor): Db {
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  })
}

/** Publishes invalidations after the commit. Run again after a deadlock: no side effects outside. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await transactOnce(db, work)
  } catch (error) {
    if (!isClash(error)) throw error
    noteSignal('transactionRetried', {})
    return await transactOnce(db, work)
  }
}

async function transactOnce<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  let transaction: Tx | undefined
  try {
    const result = await db.transaction().execute(async (tx) => {
      transaction = tx
      const done = await work(tx)
      notifyWithCommit(tx)
      return done
    })
    if (transaction) publishInvalidations(origins.get(db)?.db ?? db, transaction)
    return result
  } finally {
    if (transaction) forgetInvalidations(transaction)
  }
}
