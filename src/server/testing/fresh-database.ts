import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, openDb } from '../platform/database/db.ts'
import { createDatabase, dropDatabase, PATIENT, TEMPLATE } from './databases.ts'

/** A database as a new shop has it. */
export interface FreshDatabase {
  name: string
  db: Db
}

/** Emptied ones of shops that this worker has closed: taking one costs a tenth of a new copy and its first connections. */
const emptied: FreshDatabase[] = []

export async function takeDatabase(): Promise<FreshDatabase> {
  const left = emptied.pop()
  if (left) return left
  const name = `test_${randomUUID()}`
  await createDatabase(inject('postgres'), name, TEMPLATE)
  return { name, db: openDb({ ...inject('postgres'), ...PATIENT, database: name }, () => undefined) }
}

/** Empties it for the next shop, or drops it where a test changed its tables or filled it so that emptying is no gain. */
export async function giveBackDatabase(database: FreshDatabase): Promise<void> {
  if (await isEmptied(database.db)) {
    emptied.push(database)
    return
  }
  await database.db.destroy()
  await dropDatabase(inject('postgres'), database.name)
}

async function isEmptied(db: Db): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select as_new.empty_shop() as done`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows[0]?.done ?? false
}
