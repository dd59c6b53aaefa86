import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { isSilence } from './database-trouble.ts'
import { nameToPrepare } from './prepared.queries.ts'

interface Line extends DatabaseConnection {
  client: pg.PoolClient
  isInTransaction: boolean
  /** Of no use any more: what it could not roll back would be the next one’s. */
  isBroken: boolean
}

/**
 * Kysely’s way to a pool of pipelining connections. Beside the driver that comes with Kysely: `begin` travels with what
 * follows it, and the database keeps statements prepared, those of transactions and those that ask for it
 * (prepared.queries.ts).
 */
export function createDriver(pool: pg.Pool): Driver {
  const lines = new WeakMap<DatabaseConnection, Line>()
  const clients = createTrust(pool)
  const lineOf = (connection: DatabaseConnection) => {
    const line = lines.get(connection)
    if (!line) throw new Error('This connection is of another pool.')
    return line
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      const line = createLine(await clients.connect(), clients.note)
      lines.set(line, line)
      return line
    },
    async beginTransaction(connection) {
      const line = lineOf(connection)
      line.isInTransaction = true
      // Not waited for. Its answer comes before that of what was sent with it: nothing more is asked where it failed.
      line.client.query('begin').catch(() => {
        line.isBroken = true
      })
    },
    async commitTransaction(connection) {
      const line = lineOf(connection)
      // PostgreSQL answers the commit of what it has given up with `ROLLBACK`, and with no error.
      const { command } = await line.client.query('commit').catch(clients.note)
      if (command !== 'COMMIT' || line.isBroken) throw new Error('The transaction was not committed.')
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
      clients.release(client, isBroken)
    },
    destroy: () => pool.end(),
  }
}

/**
 * Connections as long as they can be trusted. Where one has fallen silent those that have been idle since before may be
 * as dead, and each would cost somebody the same wait: they are left, and new ones opened.
 */
function createTrust(pool: pg.Pool) {
  const silencesBefore = new WeakMap<pg.PoolClient, number>()
  let silences = 0
  return {
    async connect(): Promise<pg.PoolClient> {
      for (;;) {
        const client = await pool.connect()
        if ((silencesBefore.get(client) ?? silences) === silences) return client
        client.release(true)
      }
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

function createLine(client: pg.PoolClient, note: (error: unknown) => never): Line {
  const line: Line = {
    client,
    isInTransaction: false,
    isBroken: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (line.isBroken) throw new Error('The transaction did not begin, or did not end.')
      // Several statements in one text, as migrations are, cannot be prepared; they have no parameters.
      const name = parameters.length > 0 ? nameToPrepare(sql, line.isInTransaction) : undefined
      const { command, rowCount, rows } = await client
        .query({
          text: sql,
          values: [...parameters],
          ...(name === undefined ? {} : { name }),
        })
        .catch(note)
      return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
    },
    streamQuery() {
      throw new Error('Nothing of the shop is read in streams.')
    },
  }
  return line
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
