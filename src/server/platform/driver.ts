import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
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
  const lineOf = (connection: DatabaseConnection) => {
    const line = lines.get(connection)
    if (!line) throw new Error('This connection is of another pool.')
    return line
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      const line = createLine(await pool.connect())
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
      const { command } = await line.client.query('commit')
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
      client.release(isBroken)
    },
    destroy: () => pool.end(),
  }
}

function createLine(client: pg.PoolClient): Line {
  const line: Line = {
    client,
    isInTransaction: false,
    isBroken: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (line.isBroken) throw new Error('The transaction did not begin, or did not end.')
      // Several statements in one text, as migrations are, cannot be prepared; they have no parameters.
      const name = parameters.length > 0 ? nameToPrepare(sql, line.isInTransaction) : undefined
      const { command, rowCount, rows } = await client.query({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      })
      return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
    },
    streamQuery() {
      throw new Error('Nothing of the shop is read in streams.')
    },
  }
  return line
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
