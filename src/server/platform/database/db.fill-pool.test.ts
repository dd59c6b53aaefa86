import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { fillPool, openDb, poolFigures } from './db.ts'

function open(changes: object) {
  const db = openDb({ ...inject('postgres'), max: 5, ...changes }, () => undefined)
  onTestFinished(() => db.destroy())
  return db
}

test('a pool that was filled has all its connections, and nobody holds one', async () => {
  const db = open({})
  expect(poolFigures(db)).toMatchObject({ idle: 0, inUse: 0 })
  await fillPool(db)
  expect(poolFigures(db)).toMatchObject({ idle: 5, inUse: 0, waiting: 0 })
})

test('a pool that cannot be filled opens its connections later, when they are asked for', async () => {
  const database = `late_${randomUUID()}`
  onTestFinished(() => dropDatabase(inject('postgres'), database))
  const db = open({ database })
  await fillPool(db)
  expect(poolFigures(db)).toMatchObject({ idle: 0, inUse: 0, waiting: 0 })
  await createDatabase(inject('postgres'), database, 'template0')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await fillPool(db)
  expect(poolFigures(db)).toMatchObject({ idle: 5, inUse: 0, waiting: 0 })
})
