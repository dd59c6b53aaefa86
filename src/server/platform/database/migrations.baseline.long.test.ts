import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { addFiles, folderWith } from '../../testing/migration-files.ts'
import { differencesBetween } from '../../testing/shape-of.ts'
import { projectRoot } from '../process/project.ts'
import type { Db } from './db.ts'
import { BASELINE, createTables, migrate } from './migrations.ts'

const FOLDER = join(projectRoot, 'migrations')
const quietly = () => undefined

test('a database made from the baseline is the one that the numbered migrations make, in every part', async () => {
  const [{ db: made }, { db: migrated }] = [await emptyDatabase(), await emptyDatabase()]
  expect(await createTables(made, FOLDER, quietly)).toBe(true)
  await migrate(made, FOLDER, quietly)
  await migrate(migrated, FOLDER, quietly)
  expect(await differencesBetween(made, migrated)).toEqual({ more: [], less: [] })
})

test('an empty database gets the baseline, and a migration that is newer on top; that is said in one line', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith({
    [BASELINE]: await readFile(join(FOLDER, BASELINE), 'utf8'),
    '9999_goods.sql': 'alter table vendors add column goods int not null default 7;',
  })
  const told: string[] = []
  expect(await createTables(db, folder, () => void told.push('creating'))).toBe(true)
  expect(told).toEqual(['creating'])
  expect(await migrate(db, folder, quietly)).toBe(1)
  expect((await sql`select goods from vendors`.execute(db)).rows).toEqual([{ goods: 7 }])
})

const MIGRATIONS = {
  [BASELINE]: `create table goods (id int, name text);
    create table schema_migrations (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now());
    insert into schema_migrations values (1, '0001_goods.sql', encode(sha256('create table goods (id int);'), 'hex')),
      (3, '0003_names.sql', encode(sha256('alter table goods add name text;'), 'hex'));`,
  '0001_goods.sql': 'create table goods (id int);',
  '0003_names.sql': 'alter table goods add name text;',
}

test('what the baseline stands for is not applied again, what came between later is, and edited files are refused', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith(MIGRATIONS)
  await createTables(db, folder, quietly)
  expect(await migrate(db, folder, quietly)).toBe(0)
  await addFiles(folder, { '0002_price.sql': 'alter table goods add price int;' })
  expect(await migrate(db, folder, quietly)).toBe(1)
  expect(await columnsOf(db)).toEqual(['id', 'name', 'price'])
  await addFiles(folder, { '0003_names.sql': 'alter table goods add label text;' })
  await expect(migrate(db, folder, quietly)).rejects.toThrow(/^Migration 0003_names\.sql was changed/)
})

test('tables that are there are none of the baseline’s, however old they are', async () => {
  const { db } = await emptyDatabase()
  const former = await folderWith({ '0001_goods.sql': MIGRATIONS['0001_goods.sql'] })
  await migrate(db, former, quietly)
  const folder = await folderWith(MIGRATIONS)
  expect(await createTables(db, folder, quietly)).toBe(false)
  expect(await columnsOf(db)).toEqual(['id'])
  expect(await migrate(db, folder, quietly)).toBe(1)
})

test('two shops that start at once on an empty database make its tables once', async () => {
  const { db, another } = await emptyDatabase()
  const folder = await folderWith({ ...MIGRATIONS, '0004_price.sql': 'alter table goods add price int;' })
  const starts = [db, another(), another()].map(async (each) => {
    const isNew = await createTables(each, folder, quietly)
    return [isNew, await migrate(each, folder, quietly)] as const
  })
  const started = await Promise.all(starts)
  expect(started.filter(([isNew]) => isNew)).toHaveLength(1)
  expect(started.map(([, count]) => count).toSorted()).toEqual([0, 0, 1])
  expect(await columnsOf(db)).toEqual(['id', 'name', 'price'])
})

test('of a baseline that fails nothing is kept, and it says why; mended it is applied', async () => {
  const { db } = await emptyDatabase()
  const folder = await folderWith({ ...MIGRATIONS, [BASELINE]: `${MIGRATIONS[BASELINE]} select 1/0;` })
  await expect(createTables(db, folder, quietly)).rejects.toThrow(
    /^Migration 0000_baseline\.sql failed.*division by zero/,
  )
  const { rows } = await sql`select relname from pg_class where relnamespace = 'public'::regnamespace`.execute(db)
  expect(rows).toEqual([])
  await addFiles(folder, MIGRATIONS)
  expect(await createTables(db, folder, quietly)).toBe(true)
})

async function columnsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'goods'::regclass and attnum > 0 order by attnum`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
