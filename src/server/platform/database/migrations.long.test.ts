import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { addFiles, folderWith } from '../../testing/migration-files.ts'
import { eventually } from '../../testing/waiting.ts'
import { createLog } from '../process/log.ts'
import { projectRoot } from '../process/project.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Db } from './db.ts'
import { migrate } from './migrations.ts'

const quietly = () => undefined
const GOODS = 'create table goods (id int primary key, name text not null); insert into goods values (1, $$saree$$);'
const PRICES = 'alter table goods add price int; update goods set price = 1450;'

test('an empty database gets every table of the shop, and a second run finds nothing to do', async () => {
  const { db } = await emptyDatabase()
  const told: string[] = []
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const count = await migrate(db, join(projectRoot, 'migrations'), (step) => told.push(step), undefined, log)
  expect(told).toEqual([`Updating the tables (${count} changes)…`])
  expect(lines.map((line) => JSON.parse(line).migration)).toEqual(await applied(db))
  const before = await snapshot(db)
  expect(await migrate(db, join(projectRoot, 'migrations'), quietly)).toBe(0)
  expect(await snapshot(db)).toEqual(before)
})

test('only the files that are new are applied, in the order of their numbers', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith({ '0001_goods.sql': GOODS })
  expect(await migrate(db, folder, quietly)).toBe(1)
  await addFiles(folder, { '0002_prices.sql': PRICES, 'notes.txt': 'not SQL at all' })
  const told: string[] = []
  expect(await migrate(db, folder, (step) => told.push(step))).toBe(1)
  expect(told).toEqual(['Updating the tables (1 change)…'])
  expect(await goods(db)).toEqual([{ id: 1, name: 'saree', price: 1450 }])
})

test('numbers may leave gaps, and a file that comes into one later is applied then', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith({ '0001_goods.sql': GOODS, '0009_prices.sql': PRICES })
  expect(await migrate(db, folder, quietly)).toBe(2)
  await addFiles(folder, { '0005_more.sql': 'insert into goods values (2, $$kurti$$, 950);' })
  expect(await migrate(db, folder, quietly)).toBe(1)
  expect(await goods(db)).toHaveLength(2)
  expect(await migrate(db, folder, quietly)).toBe(0)
})

test('tables that a newer version has added to are lived with, and that is said', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, await folderWith({ '0001_goods.sql': GOODS, '0002_prices.sql': PRICES }), quietly)
  const before = await snapshot(db)
  const told: string[] = []
  expect(await migrate(db, await folderWith({ '0001_goods.sql': GOODS }), (step) => told.push(step))).toBe(0)
  expect(told).toEqual([expect.stringContaining('newer than this version of the shop (0002_prices.sql)')])
  expect(await snapshot(db)).toEqual(before)
})

test('tables that a newer version has taken from are refused and not touched, but by a version that knows what that waited for', async () => {
  const { db } = await emptyDatabase()
  const [first, second] = [{ '0001_goods.sql': GOODS }, { '0002_prices.sql': PRICES }]
  const contract = { '0003_contract_0002_no_names.sql': 'alter table goods drop column name;' }
  await migrate(db, await folderWith({ ...first, ...second, ...contract }), quietly)
  const before = await snapshot(db)
  await expectRefusal(
    migrate(db, await folderWith(first), quietly),
    /newer than this version.*0003_contract_0002_no_names/,
  )
  expect(await snapshot(db)).toEqual(before)
  expect(await migrate(db, await folderWith({ ...first, ...second }), quietly)).toBe(0)
})

test('a file that was edited after it was applied is refused, and nothing is touched', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, await folderWith({ '0001_goods.sql': GOODS }), quietly)
  const before = await snapshot(db)
  const edited = await folderWith({ '0001_goods.sql': `${GOODS} `, '0002_prices.sql': PRICES })
  await expectRefusal(migrate(db, edited, quietly), /^Migration 0001_goods\.sql was changed/)
  expect(await snapshot(db)).toEqual(before)
})

test('of a migration that fails in its middle nothing is there, those before it stay, and mended it applies', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith({
    '0001_goods.sql': GOODS,
    '0002_prices.sql': `${PRICES} select 1/0; drop table goods;`,
  })
  await expectRefusal(migrate(db, folder, quietly), /^Migration 0002_prices\.sql failed.*division by zero/)
  expect(await goods(db)).toEqual([{ id: 1, name: 'saree' }])
  expect(await applied(db)).toEqual(['0001_goods.sql'])
  await addFiles(folder, { '0002_prices.sql': PRICES })
  expect(await migrate(db, folder, quietly)).toBe(1)
  expect(await goods(db)).toEqual([{ id: 1, name: 'saree', price: 1450 }])
})

test('two shops that migrate at once apply each file once', async () => {
  const first = await emptyDatabase()
  const others = [first.another(), first.another()]
  const folder = await folderWith({
    '0001_goods.sql': GOODS,
    '0002_prices.sql': PRICES,
    '0003_more.sql': 'insert into goods values (2, $$kurti$$, 950);',
  })
  const counts = await Promise.all([first.db, ...others].map((db) => migrate(db, folder, quietly)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(3)
  expect(await goods(first.db)).toHaveLength(2)
  expect(await applied(first.db)).toEqual(['0001_goods.sql', '0002_prices.sql', '0003_more.sql'])
})

test('a migration that waits for a table lets others go on, says so, and comes through once the table is free', async () => {
  const { db, another } = await emptyDatabase()
  const folder = await folderWith({ '0001_goods.sql': GOODS })
  await migrate(db, folder, quietly)
  await addFiles(folder, { '0002_prices.sql': PRICES })
  const told: string[] = []
  const waits = () => told.filter((step) => step.includes('waits for others'))
  const dumped = await another()
    .transaction()
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await goods(tx)
      const migrating = migrate(another(), folder, (step) => told.push(step))
      for (const times of [1, 2]) {
        await eventually(() => expect(waits()).toHaveLength(times))
        expect(await goods(db)).toEqual([{ id: 1, name: 'saree' }])
      }
      return { migrating }
    })
  expect(await dumped.migrating).toBe(1)
  expect(await goods(db)).toEqual([{ id: 1, name: 'saree', price: 1450 }])
})

test('a migration that waits for a table waits no longer once its shop is asked to stop', async () => {
  const { db, another } = await emptyDatabase()
  const folder = await folderWith({ '0001_goods.sql': GOODS })
  await migrate(db, folder, quietly)
  await addFiles(folder, { '0002_prices.sql': PRICES })
  const stopping = new AbortController()
  await another()
    .transaction()
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await goods(tx)
      const migrating = migrate(another(), folder, () => stopping.abort('asked'), stopping.signal)
      await expect(migrating).rejects.toBe('asked')
    })
  expect(await applied(db)).toEqual(['0001_goods.sql'])
})

test.each([
  ['the same number twice', ['0001_a.sql', '0001_b.sql'], '0001_b.sql'],
  ['a start at zero', ['0000_b.sql'], '0000_b.sql'],
  ['no number', ['0001_a.sql', 'more.sql'], 'more.sql'],
  ['a number that runs on', ['00010_a.sql'], '00010_a.sql'],
])('wrong numbers are refused before anything is done: %s', async (_, names, culprit) => {
  const { db } = await emptyDatabase()
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, 'create table early ();'])))
  await expectRefusal(migrate(db, folder, quietly), new RegExp(`^Migration ${culprit} is out of order`))
  expect(await snapshot(db)).toEqual({ columns: [], rows: {} })
})

async function expectRefusal(refused: Promise<unknown>, words: RegExp): Promise<void> {
  const error = await refused.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error).toMatchObject({ message: expect.stringMatching(words) })
}

async function goods(db: Db): Promise<unknown[]> {
  return (await sql`select * from goods order by id`.execute(db)).rows
}

async function applied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by number`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every column, default and row of the database. */
async function snapshot(db: Db): Promise<{ columns: unknown[]; rows: Record<string, unknown[]> }> {
  const { rows: columns } = await sql<{ table_name: string }>`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(db)
  const rows: Record<string, unknown[]> = {}
  for (const name of new Set(columns.map(({ table_name }) => table_name)))
    rows[name] = (await sql`select * from ${sql.table(name)} order by 1`.execute(db)).rows
  return { columns, rows }
}
