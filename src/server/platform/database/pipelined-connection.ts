import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { nameToPrepare, noteHeld } from './prepared.queries.ts'

export interface PipelinedConnection extends DatabaseConnection {
  client: pg.PoolClient
  note: (error: unknown) => never
  /** Where given, every query is in a transaction that begins with it (row-security.queries.ts). */
  beginAs: string | undefined
  isInTransaction: boolean
  /** Could not roll back: not to be used again. */
  isBroken: boolean
  /** The first failure of the transaction, which causes the others. */
  failure: unknown
}

export function createPipelinedConnection(
  asked: Pick<PipelinedConnection, 'client' | 'note' | 'beginAs'>,
): PipelinedConnection {
  const connection: PipelinedConnection = {
    ...asked,
    isInTransaction: false,
    isBroken: false,
    failure: undefined,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (connection.isBroken) throw new Error('The transaction did not begin, or did not end.')
      if (connection.isInTransaction) return await sendInside(connection, query)
      return await (connection.beginAs === undefined
        ? send<Row>(connection, query)
        : sendInOwnTransaction<Row>(connection, query))
    },
    streamQuery() {
      throw new Error('Nothing of the shop is read in streams.')
    },
  }
  return connection
}

/** Not awaited: answered before what is sent with it. */
export function sendBegin(connection: PipelinedConnection): void {
  connection.failure = undefined
  sendTogether(connection)
  const begun = connection.client.query(connection.beginAs ?? 'begin').catch(connection.note)
  begun.catch((error: unknown) => {
    connection.isBroken = true
    connection.failure = error
  })
}

export async function sendCommit(connection: PipelinedConnection): Promise<void> {
  // Committing an aborted transaction answers `ROLLBACK`, without an error.
  const { command } = await connection.client.query('commit').catch(connection.note)
  if (command !== 'COMMIT' || connection.isBroken) throw new Error('The transaction was not committed.')
}

/** One query in its own transaction, one round trip; no answer unless it began and ended well. */
async function sendInOwnTransaction<Row>(
  connection: PipelinedConnection,
  query: CompiledQuery,
): Promise<QueryResult<Row>> {
  sendBegin(connection)
  const [answer, end] = await Promise.allSettled([sendInside<Row>(connection, query), sendCommit(connection)])
  if (answer.status === 'rejected') throw answer.reason
  if (end.status === 'rejected') throw end.reason
  return answer.value
}

async function sendInside<Row>(connection: PipelinedConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
  try {
    return await send<Row>(connection, query)
  } catch (error) {
    connection.failure ??= error
    throw connection.failure
  }
}

/** Corks the socket for one turn: a write costs both sides more than its content. */
function sendTogether({ client }: PipelinedConnection): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function send<Row>(
  connection: PipelinedConnection,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  // Several statements in a text cannot be prepared; they have no parameters.
  const name = parameters.length > 0 ? nameToPrepare(sql, connection.isInTransaction) : undefined
  if (name !== undefined) noteHeld(connection.client, name)
  sendTogether(connection)
  const asked = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) }
  const { command, rowCount, rows } = await connection.client.query(asked).catch(connection.note)
  return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
