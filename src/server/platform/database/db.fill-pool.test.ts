import { expect, inject, onTestFinished, test } from 'vitest'
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

test('a pool that cannot be filled is asked later', async () => {
  const db = open({ database: 'nowhere' })
  await fillPool(db)
  expect(poolFigures(db)).toMatchObject({ idle: 0, inUse: 0, waiting: 0 })
})
