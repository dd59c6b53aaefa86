import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Db } from './db.ts'
import {
  appliedMigrations,
  ensureMigrationsTable,
  executeFile,
  lockMigrations,
  recordMigration,
} from './migrations.queries.ts'

interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

/**
 * Each file that is not applied yet, by number, in its transaction; how many. Numbers may leave gaps: work that is done side by side
 * has ranges of its own. Refuses, untouched, a newer database or edited files.
 */
export async function migrate(db: Db, folder: string, tell: (step: string) => void): Promise<number> {
  const files = await migrationsIn(folder)
  let count = 0
  while (await applyNext(db, files, tell)) count += 1
  return count
}

async function applyNext(db: Db, files: Migration[], tell: (step: string) => void): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await lockMigrations(tx)
    await ensureMigrationsTable(tx)
    const applied = await appliedMigrations(tx)
    refuseUnlessKnown(applied, files)
    const next = files.find(({ number }) => !applied.some((row) => row.number === number))
    if (!next) return false
    tell(`Updating the tables: ${next.name}`)
    await run(next, tx)
    await recordMigration(tx, next)
    return true
  })
}

async function run(migration: Migration, tx: Db): Promise<void> {
  await executeFile(tx, migration.sql).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error
    throw new StartRefusal(`Migration ${migration.name} failed, and nothing of it was kept: ${why}.`, { cause: error })
  })
}

function refuseUnlessKnown(applied: { number: number; checksum: string }[], files: Migration[]): void {
  for (const row of applied) {
    const file = files.find(({ number }) => number === row.number)
    if (!file)
      throw new StartRefusal(
        `The database is newer than this version of the shop (it knows migration ${row.number}, this version ${files.at(-1)?.number ?? 0}); nothing was touched. Please start the newer version.`,
      )
    if (file.checksum !== row.checksum)
      throw new StartRefusal(`Migration ${file.name} was changed after it was applied; nothing was touched.`)
  }
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const number = numberOf(name)
      const before = index === 0 ? 0 : numberOf(names[index - 1] ?? '')
      if (!(number > before))
        throw new StartRefusal(`Migration ${name} is out of order: a number above ${before} was to come.`)
      const text = await readFile(join(folder, name), 'utf8')
      return { number, name, sql: text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** NaN, which is above nothing: none of four digits. */
function numberOf(name: string): number {
  return Number(/^(\d{4})_/.exec(name)?.[1])
}
