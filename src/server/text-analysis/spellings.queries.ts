import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Typos } from './typos.ts'

/** Raise it when words get other spellings: all are spelled again (`spell-again.ts`). */
const SPELLING_EDITION = 3

export interface SpelledWord {
  word: string
  /** On sale. */
  products: number
  /** Typos that its stored spellings cover. */
  slips: Typos
}

export interface Spelling {
  spelling: string
  word: string
}

/** Rows in one order for all writers: no deadlock. */
export async function insertSpellings(tx: Db, rows: (Spelling & Omit<SpelledWord, 'word'>)[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into search_spellings (spelling, word, products, slips, spelled_as)
    select spelling, word, products, slips, ${SPELLING_EDITION}::int
    from ${rowsOf(rows)} as row(spelling, word, products, slips)
    order by word collate "C", spelling collate "C" on conflict do nothing`.execute(tx)
}

function rowsOf(rows: (Spelling & Omit<SpelledWord, 'word'>)[]) {
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  return sql`unnest(${column('spelling')}::text[], ${column('word')}::text[], ${column('products')}::int[], ${column('slips')}::int[])`
}

export async function deleteSpellings(tx: Db, rows: Spelling[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from search_spellings
    using unnest(${rows.map(({ spelling }) => spelling)}::text[], ${rows.map(({ word }) => word)}::text[]) as row(spelling, word)
    where search_spellings.spelling = row.spelling and search_spellings.word = row.word`.execute(tx)
}

/** Words of an older edition or another count, locked; those that others hold are skipped. */
export async function staleWords(tx: Db, limit: number): Promise<SpelledWord[]> {
  const { rows } = await sql<SpelledWord>`
    select word, products, slips from search_spellings
    where spelling = word and (spelled_as < ${SPELLING_EDITION} or slips <> ${slipsDue})
    order by word collate "C" limit ${limit}::int for no key update skip locked`.execute(tx)
  return rows
}

export async function markSpelled(tx: Db, words: string[]): Promise<void> {
  await sql`
    update search_spellings set spelled_as = ${SPELLING_EDITION}, slips = ${slipsDue}
    where spelling = any(${words}::text[]) and spelling = word`.execute(tx)
}

const slipsDue = sql`case when products > 1 then 2 else 1 end`
