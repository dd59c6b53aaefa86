import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../process/project.ts'
import { BASELINE } from './migrations.ts'

/** Earlier ones have run, and none is edited. */
const SINCE = '0142'

/** The tables that were there before, and that adding a check reads from end to end while nobody else may use them. */
function readWhole(migration: string): string[] {
  const text = migration.replaceAll(/--.*$/gm, '').toLowerCase()
  return text
    .split(';')
    .filter((statement) => /\badd\b[\s\S]*\bcheck\b/.test(statement) && !/\bnot\s+valid\b/.test(statement))
    .flatMap((statement) => statement.match(/\balter\s+table\s+(\w+)/)?.[1] ?? [])
    .filter((table) => !text.includes(`create table ${table} `))
}

test('no order waits until a migration has read all orders: what it checks it checks from now on', async () => {
  const folder = join(projectRoot, 'migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name !== BASELINE && name >= SINCE)
  expect(names).not.toEqual([])
  for (const name of names) expect([name, readWhole(await readFile(join(folder, name), 'utf8'))]).toEqual([name, []])
})
