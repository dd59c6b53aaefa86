import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formerRelease } from '../../../../scripts/former-release.mjs'
import { projectRoot } from '../process/project.ts'
import { BASELINE, waitedForBy } from './migrations.ts'

// A release that is rolled out finds the former one at work (decision 076): its migrations may add, and take away only what that does not use.

/** What code that was written before cannot live with. */
const TAKEN_AWAY: [what: string, statement: RegExp][] = [
  ['drops', /\bdrop\s+(table|column|view|materialized view|type|function|procedure|schema|domain|sequence)\b/],
  ['drops a default', /\bdrop\s+default\b/],
  ['changes a type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/],
]
const RENAMES = /\brename\s+(to|column|value|attribute|(?!constraint\b)\w+\s+to)\b/
const INDEX_RENAMED = /\balter\s+index\s+(if\s+exists\s+)?\w+\s+rename\s+to\s+\w+/g
const TABLE_RENAMED = /\balter\s+(?:table|view)\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)\s+rename\s+to\s+\w+/g
const ADDED_UNGIVEN =
  /\badd\s+(column\s+)?(?!(constraint|check|unique|primary|foreign|exclude)\b)(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/
const SET_NOT_NULL = /\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/g
const NAMED_AS_KEY = /_p?key$/
const INDEX_DROPPED = /\bdrop\s+index\s+(?:concurrently\s+)?(?:if\s+exists\s+)?(\w+(?:\s*,\s*\w+)*)/g
const CONSTRAINT_DROPPED = /\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g
const UNIQUE =
  /\b(?:create\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(\w+)|constraint\s+(\w+)\s+(?:unique|primary\s+key))\b/g

/** `earlier`: the migrations before it, which say what is unique. */
function takenAwayBy(sql: string, earlier = ''): string[] {
  const text = spoken(sql)
  const unique = [...(spoken(earlier) + text).matchAll(UNIQUE)].map(([, index, constraint]) => index ?? constraint)
  const dropped = [...text.matchAll(INDEX_DROPPED), ...text.matchAll(CONSTRAINT_DROPPED)].flatMap(([, names = '']) =>
    names.split(/[\s,]+/),
  )
  const ungiven = [...text.matchAll(SET_NOT_NULL)].some(([, column]) => !isGiven(text, column))
  return [
    ...TAKEN_AWAY.filter(([, statement]) => statement.test(text)).map(([what]) => what),
    ...(RENAMES.test(withoutHarmless(text)) ? ['renames'] : []),
    ...(ungiven || ADDED_UNGIVEN.test(withoutBrackets(text)) ? ['asks for a value that nobody gives'] : []),
    ...(dropped.some((name) => unique.includes(name) || NAMED_AS_KEY.test(name))
      ? ['drops what `on conflict` names']
      : []),
  ]
}

/** Without what it says to its reader. */
function spoken(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').toLowerCase()
}

/** Renamed indexes, and tables whose place is taken in the same transaction. */
function withoutHarmless(text: string): string {
  const isMadeAnew = (table: string) =>
    new RegExp(`\\bcreate\\s+(table|view)\\s+(if\\s+not\\s+exists\\s+)?${table}\\b`).test(text)
  return text
    .replaceAll(INDEX_RENAMED, '')
    .replaceAll(TABLE_RENAMED, (statement, table) => (isMadeAnew(table) ? '' : statement))
}

function isGiven(text: string, column = ''): boolean {
  return new RegExp(`\\b${column}\\s+set\\s+default\\b`).test(text)
}

/** Commas inside of them end no column. */
function withoutBrackets(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '')
  return less === text ? text : withoutBrackets(less)
}

test('a migration after those of the former release takes nothing away, but as a contract that this release waited for', async () => {
  const { migration: former } = formerRelease()
  const folder = join(projectRoot, 'migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name !== BASELINE).toSorted()
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toContain(former)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  for (const [at, name] of names.entries()) {
    if ((numbers[at] ?? 0) <= former) continue
    const waitedFor = waitedForBy(name)
    if (waitedFor === undefined)
      expect([name, takenAwayBy(texts[at] ?? '', texts.slice(0, at).join(';\n'))]).toEqual([name, []])
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
  'alter index if exists t_due rename to t_was_due; alter table t rename constraint t_n to t_m;',
  "alter table t add column s text check (s in ('a', 'b')) not null default 'a', add m numeric(5, 2) default 0 not null;",
  'alter table t add constraint t_n check (n is not null) not valid; create unique index t_once on t (n); drop index t_due;',
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
  'alter function f(int) rename to g;',
  'alter type mood rename to humour;',
  "alter type mood rename value 'sad' to 'blue';",
  'alter type place rename attribute x to y;',
  'alter materialized view v rename to w;',
  'alter table if exists t rename to u;',
  'alter table t rename to u; create table v (n int); alter index t_pkey rename to u_pkey;',
  "alter table t add column s text check (s in ('a', 'b')) not null;",
  'alter table t add n int not null;',
  'alter table t add column m numeric(5, 2), add column if not exists n numeric(5, 2) not null;',
  'create unique index t_once on t (n); drop index t_due, t_once;',
  'alter table t add constraint t_once unique (n, m); alter table t drop constraint if exists t_once, add m int;',
])('takes away: %s', (sql) => expect(takenAwayBy(sql)).toHaveLength(1))
