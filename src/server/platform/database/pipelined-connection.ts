import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { type Answer, Batch, type Statement } from './batch.ts'
import { nameToPrepare, noteHeld } from './prepared.queries.ts'
import { noteTrip } from './trips.ts'

export interface PipelinedConnection extends DatabaseConnection {
  client: pg.PoolClient
  /** Could not begin or roll back: not to be used again. */
  isBroken: boolean
  /** Not awaited: answered before what is sent with it. */
  begin(settings: TransactionSettings): void
  /** The commit travels with what is asked next, all of it in one turn, where that saves a trip. */
  endWithNext?(): void
  commit(): Promise<void>
  rollback(): Promise<void>
}

export interface Opened {
  client: pg.PoolClient
  note: (error: unknown) => never
  /** Behind a pooler, whose next transaction may be on another session: begins each, and nothing is prepared by name. */
  patience: Statement | undefined
}

/** As the shop itself; an actor’s is acting-connection.ts. */
export function createPipelinedConnection(opened: Opened): PipelinedConnection {
  const { client, note, patience } = opened
  let isInTransaction = false
  // The first failure of the transaction causes the others.
  let failure: unknown
  const sendInside = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    try {
      return await send<Row>(opened, query, true)
    } catch (error) {
      failure ??= error
      throw failure
    }
  }
  const connection: PipelinedConnection = {
    client,
    isBroken: false,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (connection.isBroken) throw new Error(BROKEN)
      return await (isInTransaction ? sendInside<Row>(query) : send<Row>(opened, query, false))
    },
    streamQuery,
    begin(settings) {
      isInTransaction = true
      failure = undefined
      sendTogether(client)
      client
        .query(patience ? `${beginBy(settings)}; ${patience.sql}` : beginBy(settings))
        .catch(note)
        .catch((error: unknown) => {
          connection.isBroken = true
          failure = error
        })
    },
    async commit() {
      // Committing an aborted transaction answers `ROLLBACK`, without an error.
      const committed = client.query(COMMIT.sql)
      noteTrip([COMMIT], committed)
      const { command } = await committed.catch(note)
      if (command !== 'COMMIT' || connection.isBroken) throw new Error(NOT_COMMITTED)
      isInTransaction = false
    },
    async rollback() {
      isInTransaction = false
      await sendRollback(connection)
    },
  }
  return connection
}

const COMMIT = { sql: 'commit' }

export const BROKEN = 'The transaction did not begin, or did not end.'
export const NOT_COMMITTED = 'The transaction was not committed.'

export function beginBy({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), accessMode ?? ''].join(' ').trim()
}

export async function sendRollback(connection: PipelinedConnection): Promise<void> {
  await connection.client.query('rollback').catch(() => {
    connection.isBroken = true
  })
}

export function streamQuery(): never {
  throw new Error('Nothing of the shop is read in streams.')
}

/** Corks the socket for one turn: a write costs both sides more than its content. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function send<Row>(
  { client, note, patience }: Opened,
  query: CompiledQuery,
  isInTransaction: boolean,
): Promise<QueryResult<Row>> {
  sendTogether(client)
  const answered = patience
    ? sendUnnamed(client, query, isInTransaction ? [] : [patience])
    : sendPrepared(client, query, isInTransaction)
  noteTrip([query], answered)
  return resultOf<Row>(await answered.catch(note))
}

function sendPrepared(
  client: pg.PoolClient,
  { sql, parameters }: CompiledQuery,
  isInTransaction: boolean,
): Promise<Answered> {
  // Several statements in a text cannot be prepared; they have no parameters.
  const name = parameters.length > 0 ? nameToPrepare(sql, isInTransaction) : undefined
  if (name !== undefined) noteHeld(client, name)
  // Both by a callback, so that what failed first is heard of first.
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null, answered?: Answered) => (answered ? resolve(answered) : reject(error))
    if (name === undefined) client.query({ text: sql, values: [...parameters] }, settle)
    else client.query(new Batch([{ name, sql, parameters }], (error, answers) => settle(error, answers?.[0])))
  })
}

/** With what precedes it in one transaction. */
function sendUnnamed(
  client: pg.PoolClient,
  { sql, parameters }: CompiledQuery,
  before: Statement[],
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null, answers: Answer[] = []) => {
      const answer = answers[before.length]
      if (answer) resolve(answer)
      else reject(error)
    }
    client.query(new Batch([...before, { name: '', sql, parameters }], settle))
  })
}

interface Answered {
  command: string
  rowCount: number | null
  rows: unknown[]
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export function resultOf<Row>(answer: Answered): QueryResult<Row> {
  const { command, rowCount } = answer
  // What a row is, the statement’s builder has told Kysely.
  const rows = answer.rows as Row[]
  return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
}
