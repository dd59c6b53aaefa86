import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/server/platform/db.ts'
import type { Tables } from '../../src/server/platform/tables.ts'

/** A statement as the shop sends it; what differs from one customer and order to the next is left open. */
export interface Statement {
  sql: string
  values: unknown[]
  makesOrder: boolean
}

interface Open {
  customer: number
  key?: string
  order?: number
}

/** The statements that some work of the shop sends, in their order. `open` names what the work did it for. */
export async function recorded(connection: pg.ClientConfig, work: (db: Db) => Promise<Open>): Promise<Statement[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
    log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
  })
  try {
    const { order, ...open } = await work(db)
    const made = sent.findIndex(({ sql }) => makesOrder(sql))
    return sent.map(({ sql, parameters }, at) => ({
      sql,
      // Before there is an order, its number can only be another thing’s.
      values: openedUp(parameters, made >= 0 && at > made ? { ...open, order } : open),
      makesOrder: at === made,
    }))
  } finally {
    await db.destroy()
  }
}

function makesOrder(sql: string): boolean {
  return sql.includes('insert into "orders"')
}

function openedUp(parameters: readonly unknown[], open: Record<string, unknown>): unknown[] {
  return parameters.map((value) => {
    const [name] = Object.entries(open).find(([, known]) => known === value) ?? []
    return name === undefined ? value : { is: name }
  })
}
