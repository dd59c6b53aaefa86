import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { type Db, openDb } from '../platform/database/db.ts'
import { createDatabase, dropDatabase } from './databases.ts'

/** Without any table, gone as the test ends; `another` is a pool of its own on it. */
export async function emptyDatabase() {
  const postgres = inject('postgres')
  const database = `empty_${randomUUID()}`
  const connection = { ...postgres, database }
  await createDatabase(postgres, database, 'template0')
  const open: Db[] = []
  const another = () => {
    const db = openDb({ ...connection, max: 2 }, () => undefined)
    open.push(db)
    return db
  }
  onTestFinished(async () => {
    for (const db of open) await db.destroy()
    await dropDatabase(postgres, database)
  })
  return { db: another(), another, connection }
}
