import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { nameToPrepare, noteHeld } from './prepared.queries.ts'

/** A connection while one piece of work has it. */
export interface Line extends DatabaseConnection {
  client: pg.PoolClient
  /** Told of each error, throws it on. */
  note: (error: unknown) => never
  /** Where it is there, nothing is asked outside of a transaction that begins with it (wall.queries.ts). */
  beginAs: string | undefined
  isInTransaction: boolean
  /** Of no use any more: what it could not roll back would be the next one’s. */
  isBroken: boolean
  /** What failed first in the transaction under way: all that fails after it fails because of it. */
  failure: unknown
}

export function createLine(asked: Pick<Line, 'client' | 'note' | 'beginAs'>): Line {
  const line: Line = {
    ...asked,
    isInTransaction: false,
    isBroken: false,
    failure: undefined,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (line.isBroken) throw new Error('The transaction did not begin, or did not end.')
      if (line.isInTransaction) return await sendInside(line, query)
      return await (line.beginAs === undefined ? send<Row>(line, query) : sendAlone<Row>(line, query))
    },
    streamQuery() {
      throw new Error('Nothing of the shop is read in streams.')
    },
  }
  return line
}

/** Not waited for. Its answer comes before that of what was sent with it: nothing more is asked where it failed. */
export function sendBegin(line: Line): void {
  line.failure = undefined
  sendTogether(line)
  const begun = line.client.query(line.beginAs ?? 'begin').catch(line.note)
  begun.catch((error: unknown) => {
    line.isBroken = true
    line.failure = error
  })
}

export async function sendCommit(line: Line): Promise<void> {
  // PostgreSQL answers the commit of what it has given up with `ROLLBACK`, and with no error.
  const { command } = await line.client.query('commit').catch(line.note)
  if (command !== 'COMMIT' || line.isBroken) throw new Error('The transaction was not committed.')
}

/** One question in a transaction of its own, in one round trip. No answer is given where that did not begin and end well. */
async function sendAlone<Row>(line: Line, query: CompiledQuery): Promise<QueryResult<Row>> {
  sendBegin(line)
  const [answer, end] = await Promise.allSettled([sendInside<Row>(line, query), sendCommit(line)])
  if (answer.status === 'rejected') throw answer.reason
  if (end.status === 'rejected') throw end.reason
  return answer.value
}

async function sendInside<Row>(line: Line, query: CompiledQuery): Promise<QueryResult<Row>> {
  try {
    return await send<Row>(line, query)
  } catch (error) {
    line.failure ??= error
    throw line.failure
  }
}

/** What is said to the database in one turn is written at once: each write costs both sides more than what is in it. */
function sendTogether({ client }: Line): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function send<Row>(line: Line, { sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
  // Several statements in one text, as migrations are, cannot be prepared; they have no parameters.
  const name = parameters.length > 0 ? nameToPrepare(sql, line.isInTransaction) : undefined
  if (name !== undefined) noteHeld(line.client, name)
  sendTogether(line)
  const asked = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) }
  const { command, rowCount, rows } = await line.client.query(asked).catch(line.note)
  return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
