import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

export interface Statement {
  /** Under which the connection keeps it prepared; empty: planned anew each time. */
  name: string
  sql: string
  parameters: readonly unknown[]
}

export interface Answer {
  command: string
  rowCount: number
  rows: Record<string, unknown>[]
}

interface Field {
  name: string
  parse: (value: string) => unknown
}

/** Also `pg` itself calls it, with an error alone, where the answer takes too long. */
type Settle = (error: Error | null, answers?: Answer[]) => void

/** What the rows of prepared statements look like, so that it is asked and told once. */
const shapes = new WeakMap<object, Map<string, Field[]>>()

/**
 * Statements behind one `Sync`: PostgreSQL takes them as one transaction, which ends with the last of them, and after one that
 * fails does none. As a `pg.Query`, because a connection that pipelines takes no other.
 */
export class Batch extends pg.Query {
  callback: Settle
  readonly answers: Answer[] = []
  readonly statements: Statement[]
  #shapes = new Map<string, Field[]>()
  #fields: Field[] = []
  #rows: Answer['rows'] = []

  constructor(statements: Statement[], settle: Settle) {
    super('')
    this.statements = statements
    this.callback = settle
  }

  override submit = (connection: pg.Connection): void => {
    const values = this.statements.map(({ parameters }) => parameters.map(prepareValue))
    this.#shapes = shapesOf(connection)
    connection.stream.cork()
    for (const [at, { name, sql: text }] of this.statements.entries()) {
      const isKnown = name !== '' && this.#shapes.has(name)
      // One that failed when it was first asked may be prepared or not.
      if (!isKnown && name !== '') connection.close({ type: 'S', name }, true)
      if (!isKnown) connection.parse({ name, text, types: [] }, true)
      connection.bind({ statement: name, values: values[at] }, true)
      if (!isKnown) connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '' }, true)
    }
    connection.sync()
    connection.stream.uncork()
    this.#begin()
  }

  /** The next statement is answered in the shape that is known, or comes with its own. */
  #begin(): void {
    this.#fields = this.#shapes.get(this.statements[this.answers.length]?.name ?? '') ?? []
    this.#rows = []
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields: values }: { fields: (string | null)[] }): void {
    const row: Answer['rows'][number] = {}
    for (const [at, { name, parse }] of this.#fields.entries()) {
      const value = values[at] ?? null
      row[name] = value === null ? null : parse(value)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ')
    const name = this.statements[this.answers.length]?.name
    if (name) this.#shapes.set(name, this.#fields)
    this.answers.push({ command: words[0] ?? '', rowCount: Number(words.at(-1)), rows: this.#rows })
    this.#begin()
  }

  /** Only now it is committed, and durable: a deferred constraint fails after all have been answered. */
  handleReadyForQuery(): void {
    this.callback(null, this.answers)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}

function shapesOf(connection: object): Map<string, Field[]> {
  const known = shapes.get(connection)
  if (known) return known
  const none = new Map<string, Field[]>()
  shapes.set(connection, none)
  return none
}
