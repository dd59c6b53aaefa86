import type { DatabaseConnection, Driver } from 'kysely'
import type pg from 'pg'
import { isReadOnlyServer, isSilence } from '../postgres/database-trouble.ts'
import { ActingConnection } from './acting-connection.ts'
import type { Statement } from './batch.ts'
import { createPipelinedConnection, type PipelinedConnection } from './pipelined-connection.ts'
import { holdsTooMuch } from './prepared.queries.ts'

interface DriverOptions {
  /** Begin each transaction: row security (row-security.queries.ts), or what a replica is asked first (replicas.ts). */
  first?: Statement[]
  /** Behind a pooler: begins each transaction, and nothing is prepared by name. */
  patience?: Statement | undefined
}

/** Pipelined, with prepared statements. */
export function createDriver(pool: pg.Pool, { first = [], patience }: DriverOptions = {}): Driver {
  const clients = staleConnectionsOf(pool)
  return {
    init: async () => undefined,
    async acquireConnection() {
      const client = await clients.connect()
      const opened = { client, note: (error: unknown) => clients.note(client, error), patience }
      const connection = first.length > 0 ? new ActingConnection(opened, first) : createPipelinedConnection(opened)
      known.set(connection, connection)
      return connection
    },
    beginTransaction: async (connection, settings) => pipelinedOf(connection).begin(settings),
    commitTransaction: (connection) => pipelinedOf(connection).commit(),
    rollbackTransaction: (connection) => pipelinedOf(connection).rollback(),
    async releaseConnection(connection) {
      const { client, isBroken } = pipelinedOf(connection)
      clients.release(client, isBroken || holdsTooMuch(client))
    },
    destroy: () => pool.end(),
  }
}

const known = new WeakMap<DatabaseConnection, PipelinedConnection>()

export function pipelinedOf(connection: DatabaseConnection): PipelinedConnection {
  const pipelined = known.get(connection)
  if (!pipelined) throw new Error('This connection is of another pool.')
  return pipelined
}

export function longestWaitMs(pool: pg.Pool): number {
  return staleConnectionsOf(pool).longestWaitMs()
}

type StaleConnections = ReturnType<typeof createStaleConnections>
const staleByPool = new WeakMap<pg.Pool, StaleConnections>()

function staleConnectionsOf(pool: pg.Pool): StaleConnections {
  const trust = staleByPool.get(pool) ?? createStaleConnections(pool)
  staleByPool.set(pool, trust)
  return trust
}

/**
 * Stale connections: after a query timeout, discard idle ones opened before it, as each would cost the same wait; likewise where
 * a server turns out to be a replica: a new connection may reach the leader.
 */
function createStaleConnections(pool: pg.Pool) {
  const doubtsBefore = new WeakMap<pg.PoolClient, number>()
  const readOnly = new WeakSet<pg.PoolClient>()
  let doubts = 0
  const waiting = new Set<{ since: number }>()
  const connectFresh = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if ((doubtsBefore.get(client) ?? doubts) === doubts) return client
      client.release(true)
    }
  }
  return {
    connect(): Promise<pg.PoolClient> {
      const place = { since: performance.now() }
      waiting.add(place)
      return connectFresh().finally(() => waiting.delete(place))
    },
    longestWaitMs(): number {
      const [first] = waiting
      return first && waiting.size > pool.options.max ? performance.now() - first.since : 0
    },
    release(client: pg.PoolClient, isBroken: boolean): void {
      doubtsBefore.set(client, doubts)
      client.release(isBroken || readOnly.has(client))
    },
    note(client: pg.PoolClient, error: unknown): never {
      if (isReadOnlyServer(error)) readOnly.add(client)
      if (isReadOnlyServer(error) || isSilence(error)) doubts += 1
      throw error
    },
  }
}
