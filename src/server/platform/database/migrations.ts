import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isLockedOut } from '../postgres/database-trouble.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Db } from './db.ts'
import {
  appliedMigrations,
  ensureMigrationsTable,
  executeFile,
  hasMigrationsTable,
  lockMigrations,
  recordMigration,
} from './migrations.queries.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

/** What an empty database is made from, beside the numbered files (decision 079). */
export const BASELINE = '0000_baseline.sql'

/** Of an empty database: its tables at once, with the migrations that they stand for recorded. Whether it was one. */
export async function createTables(db: Db, folder: string, onEmpty: () => void): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await lockMigrations(tx)
    if (await hasMigrationsTable(tx)) return false
    onEmpty()
    await run({ name: BASELINE, sql: await readFile(join(folder, BASELINE), 'utf8') }, tx)
    return true
  })
}

/**
 * Each file that is not applied yet, by number, in its transaction; how many. Numbers may leave gaps: work that is done side by side
 * has ranges of its own. Lives with what a newer version has added; refuses, untouched, what it has taken away, and edited files. Once
 * `stopping`, begins no other.
 */
export async function migrate(
  db: Db,
  folder: string,
  tell: (step: string) => void,
  stopping?: AbortSignal,
  log?: Logger,
): Promise<number> {
  const files = await migrationsIn(folder)
  let isTold = false
  const begin = ([next, ...later]: [Migration, ...Migration[]]) => {
    if (!isTold) tell(`Updating the tables (${later.length === 0 ? '1 change' : `${later.length + 1} changes`})…`)
    isTold = true
    log?.debug({ migration: next.name }, 'migrating')
  }
  let count = 0
  while (await retryWhileLocked(() => applyNext(db, files, tell, begin), tell, stopping)) count += 1
  return count
}

async function applyNext(
  db: Db,
  files: Migration[],
  tell: (step: string) => void,
  begin: (pending: [Migration, ...Migration[]]) => void,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await lockMigrations(tx)
    await ensureMigrationsTable(tx)
    const applied = await appliedMigrations(tx)
    refuseUnlessFit(applied, files)
    const [next, ...later] = files.filter(({ number }) => !applied.some((row) => row.number === number))
    if (!next) {
      const newer = applied.filter((row) => !isAmong(files, row.number)).map(({ name }) => name)
      if (newer.length > 0)
        tell(`The tables are newer than this version of the shop (${newer.join(', ')}); it lives with them.`)
      return false
    }
    begin([next, ...later])
    await run(next, tx)
    await recordMigration(tx, next)
    return true
  })
}

async function run({ name, sql }: Pick<Migration, 'name' | 'sql'>, tx: Db): Promise<void> {
  await executeFile(tx, sql).catch((error: unknown) => {
    if (isLockedOut(error)) throw error
    const why = error instanceof Error ? error.message : error
    throw new StartRefusal(`Migration ${name} failed, and nothing of it was kept: ${why}.`, { cause: error })
  })
}

function refuseUnlessFit(applied: { number: number; name: string; checksum: string }[], files: Migration[]): void {
  for (const row of applied) {
    const file = files.find(({ number }) => number === row.number)
    if (!file) refuseUnlessPrepared(row.name, files)
    else if (file.checksum !== row.checksum)
      throw new StartRefusal(`Migration ${file.name} was changed after it was applied; nothing was touched.`)
  }
}

/** Expand, then contract (decision 076). */
function refuseUnlessPrepared(name: string, files: Migration[]): void {
  const waitedFor = waitedForBy(name)
  if (waitedFor === undefined || isAmong(files, waitedFor)) return
  throw new StartRefusal(
    `The database is newer than this version of the shop can live with (${name}, and this version knows ${files.at(-1)?.name ?? 'none'}); nothing was touched. Please start the newer version.`,
  )
}

/** `0120_contract_0110_drop_city` takes away what no version uses that knows 0110. */
export function waitedForBy(name: string): number | undefined {
  const number = /^\d{4}_contract_(\d{4})_/.exec(name)?.[1]
  return number === undefined ? undefined : Number(number)
}

function isAmong(files: Migration[], number: number): boolean {
  return files.some((file) => file.number === number)
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name !== BASELINE).sort()
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
