import type { DatabaseConnection, Driver } from 'kysely'
import type pg from 'pg'
import { isSilence } from './database-trouble.ts'
import { createLine, type Line, sendBegin, sendCommit } from './line.ts'
import { holdsTooMuch } from './prepared.queries.ts'

/**
 * Kysely’s way to a pool of pipelining connections. Beside the driver that comes with Kysely: `begin` travels with what
 * follows it, and the database keeps statements prepared, those of transactions and those that ask for it
 * (prepared.queries.ts). `beginAs` is for what is asked behind the wall (wall.queries.ts).
 */
export function createDriver(pool: pg.Pool, beginAs?: string): Driver {
  const lines = new WeakMap<DatabaseConnection, Line>()
  const clients = trustIn(pool)
  const lineOf = (connection: DatabaseConnection) => {
    const line = lines.get(connection)
    if (!line) throw new Error('This connection is of another pool.')
    return line
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      const line = createLine({ client: await clients.connect(), note: clients.note, beginAs })
      lines.set(line, line)
      return line
    },
    async beginTransaction(connection) {
      const line = lineOf(connection)
      line.isInTransaction = true
      sendBegin(line)
    },
    async commitTransaction(connection) {
      const line = lineOf(connection)
      await sendCommit(line)
      line.isInTransaction = false
    },
    async rollbackTransaction(connection) {
      const line = lineOf(connection)
      line.isInTransaction = false
      await line.client.query('rollback').catch(() => {
        line.isBroken = true
      })
    },
    async releaseConnection(connection) {
      const { client, isBroken } = lineOf(connection)
      clients.release(client, isBroken || holdsTooMuch(client))
    },
    destroy: () => pool.end(),
  }
}

/** See `waitAtDatabase` (db.ts). */
export function longestWaitMs(pool: pg.Pool): number {
  return trustIn(pool).longestWaitMs()
}

type Trust = ReturnType<typeof createTrust>
const trusts = new WeakMap<pg.Pool, Trust>()

/** One for all drivers of a pool. */
function trustIn(pool: pg.Pool): Trust {
  const trust = trusts.get(pool) ?? createTrust(pool)
  trusts.set(pool, trust)
  return trust
}

/**
 * Connections as long as they can be trusted. Where one has fallen silent those that have been idle since before may be
 * as dead, and each would cost somebody the same wait: they are left, and new ones opened.
 */
function createTrust(pool: pg.Pool) {
  const silencesBefore = new WeakMap<pg.PoolClient, number>()
  let silences = 0
  /** In the order they came, which is the order they are served in. */
  const waiting = new Set<{ since: number }>()
  const connectTrusted = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if ((silencesBefore.get(client) ?? silences) === silences) return client
      client.release(true)
    }
  }
  return {
    connect(): Promise<pg.PoolClient> {
      const place = { since: performance.now() }
      waiting.add(place)
      return connectTrusted().finally(() => waiting.delete(place))
    },
    longestWaitMs(): number {
      const [first] = waiting
      return first && waiting.size > pool.options.max ? performance.now() - first.since : 0
    },
    release(client: pg.PoolClient, isBroken: boolean): void {
      silencesBefore.set(client, silences)
      client.release(isBroken)
    },
    /** Takes notice of an error, and throws it on. */
    note(error: unknown): never {
      if (isSilence(error)) silences += 1
      throw error
    },
  }
}
