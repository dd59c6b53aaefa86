import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problems } from '#contract/problems'
import { LADDER, TABLE_OWNERS } from '../../../config/ladder.mjs'
import { BASELINE } from '../platform/database/migrations.ts'
import { projectRoot } from '../platform/process/project.ts'

interface Source {
  path: string
  text: string
}

const sources = filesOf('src').map((path): Source => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
const isTest = ({ path }: Source) => /\.test\.tsx?$|\/testing[/-]/.test(path)
const code = sources.filter((source) => !isTest(source))
const serverCode = code.filter(({ path }) => path.startsWith('src/server/'))
const owners: Record<string, string> = TABLE_OWNERS

/** Kysely’s ways to begin a query, and statements of SQL in a text. */
const QUERY =
  /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|with|replaceInto)\(|\bsql(<[^`]*>)?`|sql\.raw|['"`]\s*(select|insert into|update|delete from|with|create|alter|truncate|copy)\s/gi
const WRITE =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy)\s+(?:only\s+)?"?([a-z_]+)"?/gi

const wordsOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
const writesOf = (text: string) =>
  [...wordsOf(text).matchAll(WRITE)].map(([, built, raw]) => (built ?? raw ?? '').toLowerCase())

test('SQL stands in *.queries.ts and nowhere else', () => {
  const found = serverCode
    .filter(({ path }) => !path.endsWith('.queries.ts'))
    .flatMap(({ path, text }) => [...wordsOf(text).matchAll(QUERY)].map(([words]) => `${path}: ${words}`))
  expect(found).toEqual([])
})

test('each room writes its own tables only', () => {
  const found = serverCode
    .filter(({ path }) => path.endsWith('.queries.ts'))
    .flatMap(({ path, text }) =>
      writesOf(text)
        .filter((table) => table in owners && owners[table] !== roomOf(path))
        .map((table) => `${path} writes ${table}, which is ${owners[table]}’s`),
    )
  expect(found).toEqual([])
})

/** What is of all rooms, and what a field may hold. */
const SHARED = ['calls', 'declarations', 'problems', 'events', 'machinery', 'values']

test('each file of the contract belongs to a room', () => {
  const names = code
    .filter(({ path }) => path.startsWith('src/contract/'))
    .map(({ path }) => roomOf(path).replace('.ts', ''))
  expect(names.filter((name) => !LADDER.includes(name) && !SHARED.includes(name))).toEqual([])
})

test('these rules see what they are made for', () => {
  expect(writesOf("tx.insertInto('orders')")).toEqual(['orders'])
  expect(writesOf('sql`with x as (delete from\n cart_lines) update users set a = 1`')).toEqual(['cart_lines', 'users'])
  expect('db.selectFrom(`x`)'.match(QUERY)).toHaveLength(1)
  expect('await sql<{ a: 1 }>`select 1`'.match(QUERY)).not.toBeNull()
  expect(writesOf('// delete from users\n/* update users */')).toEqual([])
})

const MADE_OR_DROPPED = /^(create|drop) table (?:if (?:not )?exists )?(\w+)/gim

test('every table has an owner that is a room, and every owner has a table', () => {
  const tables = new Set(['schema_migrations'])
  for (const path of filesOf('migrations').filter((each) => !each.endsWith(BASELINE)))
    for (const [, deed, table = ''] of readFileSync(join(projectRoot, path), 'utf8').matchAll(MADE_OR_DROPPED))
      if (deed?.toLowerCase() === 'create') tables.add(table)
      else tables.delete(table)
  expect([...tables].sort()).toEqual(Object.keys(owners).sort())
  for (const [table, room] of Object.entries(owners)) expect([table, LADDER.includes(room)]).toEqual([table, true])
})

test('only config.ts reads the environment', () => {
  const found = code.filter(
    ({ path, text }) => /process\.env\b|import\.meta\.env/.test(text) && !MAY_READ_ENV.has(path),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
const MAY_READ_ENV = new Set(['src/server/config/config.ts'])

test('every room of the server stands on the ladder', () => {
  const rooms = new Set(serverCode.filter(({ path }) => path.split('/').length > 3).map(({ path }) => roomOf(path)))
  expect([...rooms].filter((room) => !LADDER.includes(room))).toEqual([])
})

describe('every refusal is produced by a test:', () => {
  /** Tests of the words and of the web floor do not make the server refuse. */
  const tests = sources.filter(
    (source) => isTest(source) && source.path.startsWith('src/server/') && !source.path.endsWith('problem.test.ts'),
  )
  test.each(Object.keys(problems))('%s', (refusal) => {
    const tellers = tests.filter(
      ({ path, text }) => path !== 'src/server/assembly/architecture.test.ts' && text.includes(`'${refusal}'`),
    )
    expect(tellers.map(({ path }) => path)).not.toEqual([])
  })
})

function roomOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function filesOf(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|sql)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
