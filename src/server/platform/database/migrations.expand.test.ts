import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formerRelease } from '../../../../scripts/former-release.mjs'
import { projectRoot } from '../process/project.ts'
import { waitedForBy } from './migrations.ts'

// A release that is rolled out finds the former one at work (decision 076): its migrations may add, and take away only what that does not use.

/** What code that was written before cannot live with. */
const TAKEN_AWAY: [what: string, statement: RegExp][] = [
  ['drops', /\bdrop\s+(table|column|view|materialized view|type|function|procedure|schema|domain|sequence)\b/],
  ['drops what `on conflict` names', /\bdrop\s+constraint\s+(if\s+exists\s+)?\w+_(p?key)\b/],
  ['drops a default', /\bdrop\s+default\b/],
  ['renames', /\brename\s+(column|(?!to\b)\w+\s+to)\b/],
  ['changes a type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/],
  ['asks for a value that nobody gives', /\badd\s+column\s(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/],
]

function takenAwayBy(sql: string): string[] {
  const text = sql.replaceAll(/--.*$/gm, '').toLowerCase()
  const found = TAKEN_AWAY.filter(([, statement]) => statement.test(text)).map(([what]) => what)
  return [
    ...found,
    ...[...text.matchAll(/\balter\s+(?:table|view)\s+(\w+)\s+rename\s+to\b/g)].flatMap(unlessMadeAnew(text)),
    ...[...text.matchAll(/\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/g)].flatMap(unlessGiven(text)),
  ]
}

/** Its place is taken in the same transaction. */
const unlessMadeAnew =
  (text: string) =>
  ([, table]: RegExpMatchArray): string[] =>
    new RegExp(`\\bcreate\\s+(table|view)\\s+${table}\\b`).test(text) ? [] : ['renames']

const unlessGiven =
  (text: string) =>
  ([, column]: RegExpMatchArray): string[] =>
    new RegExp(`\\b${column}\\s+set\\s+default\\b`).test(text) ? [] : ['asks for a value that nobody gives']

test('a migration after those of the former release takes nothing away, but as a contract that this release waited for', async () => {
  const { migration: former } = formerRelease()
  const folder = join(projectRoot, 'migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toContain(former)
  for (const name of names.filter((_, at) => (numbers[at] ?? 0) > former)) {
    const waitedFor = waitedForBy(name)
    if (waitedFor === undefined)
      expect([name, takenAwayBy(await readFile(join(folder, name), 'utf8'))]).toEqual([name, []])
    else expect([name, numbers.includes(waitedFor) && waitedFor <= former]).toEqual([name, true])
  }
})

test.each([
  'create table beds (id int primary key, name text not null);',
  "alter table parcels add column stage text not null default 'placed', add column courier text;",
  'alter table t add column n int generated always as identity not null, add column m int check (m >= 0);',
  'alter table t alter column n set default 1; alter table t alter column n set not null;',
  'alter table t alter column n drop not null; alter table t drop constraint t_check; drop trigger t_told on t; drop index t_due;',
  'alter table t rename to t_before; create table t (n int) partition by range (n); alter index t_pkey rename to t_before_pkey;',
  '-- was: drop table beds\ncreate or replace function f() returns int language sql as $$ select 1 $$;',
])('adds: %s', (sql) => expect(takenAwayBy(sql)).toEqual([]))

test.each([
  'drop table beds;',
  'ALTER TABLE t\n  DROP COLUMN n;',
  'drop function f(int);',
  'alter table t rename to u;',
  'alter table t rename column n to m;',
  'alter table t rename n to m;',
  'alter table t alter column n type bigint;',
  'alter table t alter n set data type bigint;',
  'alter table t alter column n drop default;',
  'alter table t alter column n set not null;',
  'alter table t add column m text, add column n int not null;',
  'alter table t drop constraint t_shop_id_way_key;',
])('takes away: %s', (sql) => expect(takenAwayBy(sql)).toHaveLength(1))
