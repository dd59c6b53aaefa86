import type pg from 'pg'
import { Batch } from '../../src/server/platform/database/batch.ts'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'

/** A statement as the shop sends it; what differs from one customer and order to the next is left open. */
interface Statement {
  sql: string
  values: unknown[]
  makesOrder: boolean
}

/** Statements that are sent one behind the other before the first of them is answered: one way to the database and back. */
export type Trip = Statement[]

interface Open {
  customer: number
  key?: string
  order?: number
}

interface Question {
  sql: string
  parameters: readonly unknown[]
}

interface Sending {
  sent: Question[]
  isAnswered: boolean
}

/** Listens to one connection to the database, on which the shop’s work is done piece by piece. */
export interface Recorder {
  /** What this piece sends, trip after trip; it answers with what it was done for. */
  record(work: (db: Db) => Promise<Open>): Promise<Trip[]>
  close(): Promise<void>
}

export function openRecorder(connection: pg.ClientConfig): Recorder {
  const sendings: Sending[] = []
  const onConnect = (client: pg.ClientBase) => listenTo(client, sendings)
  const db = openDb({ ...connection, max: 1, onConnect }, () => undefined)
  return {
    async record(work) {
      sendings.length = 0
      return tripsOf(sendings, await work(db))
    },
    close: () => db.destroy(),
  }
}

function tripsOf(sendings: Sending[], { order, ...open }: Open): Trip[] {
  let isMade = false
  return sendings.map(({ sent }) => {
    // Before there is an order, and on the trip that makes it, its number can only be another thing’s.
    const known = isMade ? { ...open, order } : open
    return sent.map(({ sql, parameters }) => {
      const makesOrder = sql.includes('insert into "orders"')
      isMade ||= makesOrder
      return { sql, values: openedUp(parameters, known), makesOrder }
    })
  })
}

/** Notes every question that the shop puts to the database by this connection, and lets it through. */
function listenTo(client: pg.ClientBase, sendings: Sending[]): void {
  const send = client.query
  const query = (...asked: unknown[]): unknown => {
    const last = sendings.at(-1)
    const sending = last && !last.isAnswered ? last : { sent: [], isAnswered: false }
    if (sending !== last) sendings.push(sending)
    sending.sent.push(...questionsOf(asked))
    const answer: unknown = Reflect.apply(send, client, asked)
    const note = () => {
      sending.isAnswered = true
    }
    Promise.resolve(answer).then(note, note)
    return answer
  }
  Object.defineProperty(client, 'query', { value: query })
}

function questionsOf([asked, values]: unknown[]): Question[] {
  return asked instanceof Batch ? asked.statements : [questionOf(asked, values)]
}

function questionOf(asked: unknown, values: unknown): Question {
  if (typeof asked === 'object' && asked !== null && 'text' in asked && 'values' in asked)
    return { sql: String(asked.text), parameters: listOf(asked.values) }
  return { sql: String(asked), parameters: listOf(values) }
}

function listOf(values: unknown): unknown[] {
  return Array.isArray(values) ? values : []
}

function openedUp(parameters: readonly unknown[], open: Record<string, unknown>): unknown[] {
  return parameters.map((value) => {
    const [name] = Object.entries(open).find(([, known]) => known === value) ?? []
    return name === undefined ? value : { is: name }
  })
}
