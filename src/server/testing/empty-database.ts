import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { type Db, openDb } from '../platform/database/db.ts'
import { createDatabase, dropDatabase } from './databases.ts'

/** Without any table, gone as the test ends; `another` is a pool of its own on it. */
export async function emptyDatabase(): Promise<{ db: Db; another: () => Db }> {
  const connection = inject('postgres')
  const database = `empty_${randomUUID()}`
  await createDatabase(connection, database, 'template0')
  const open: Db[] = []
  const another = () => {
    const db = openDb({ ...connection, database, max: 2 }, () => undefined)
    open.push(db)
    return db
  }
  onTestFinished(async () => {
    for (const db of open) await db.destroy()
    await dropDatabase(connection, database)
  })
  return { db: another(), another }
}
