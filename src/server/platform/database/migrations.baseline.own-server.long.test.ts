import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../../testing/own-postgres.ts'
import { differencesBetween } from '../../testing/shape-of.ts'
import { projectRoot } from '../process/project.ts'
import { openDb } from './db.ts'
import { createTables, migrate } from './migrations.ts'
import { NO_HURRY } from './patience.queries.ts'

const FOLDER = join(projectRoot, 'migrations')
const quietly = () => undefined

test('on the oldest server that is supported, too, a plain account makes the same from the baseline, with another shop beside it', async () => {
  const own = await startOwnPostgres()
  onTestFinished(() => own.stop())
  await own.administer(`create role keeper login password 'keeper'`)
  const open = async (database: string) => {
    const url = new URL(own.url)
    Object.assign(url, { username: 'keeper', password: 'keeper', pathname: `/${database}` })
    const db = openDb({ ...NO_HURRY, connectionString: url.href, max: 1 }, quietly)
    onTestFinished(() => db.destroy())
    return db
  }
  for (const name of ['made', 'migrated']) await own.administer(`create database ${name} owner keeper`)
  const shops = [await open('made'), await open('made')] as const
  const areNew = await Promise.all(shops.map((db) => createTables(db, FOLDER, quietly)))
  expect(areNew.toSorted()).toEqual([false, true])
  const [[made], migrated] = [shops, await open('migrated')]
  for (const db of [made, migrated]) await migrate(db, FOLDER, quietly)
  expect(await differencesBetween(made, migrated)).toEqual({ more: [], less: [] })
})
