import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

const MOST_WORDS_PER_SPELLING = 100
/** After every letter of a word. */
const LAST_LETTER = '\u{10ffff}'

/** Words of the shop that have one of the spellings; of a spelling that very many share, the first in the alphabet. */
export async function wordsSpelled(db: Db, spellings: string[]): Promise<string[]> {
  const found = await db
    .selectFrom(sql<{ spelling: string }>`unnest(${spellings}::text[])`.as<'typed'>(sql`typed(spelling)`))
    .innerJoinLateral(
      (the) =>
        the
          .selectFrom('search_spellings')
          .select('word')
          .whereRef('search_spellings.spelling', '=', 'typed.spelling')
          .orderBy('word')
          .limit(MOST_WORDS_PER_SPELLING)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.word')
    .distinct()
    .orderBy('found.word')
    .execute()
  return found.map(({ word }) => word)
}

/** Of these words, those that are in the vocabulary. */
export async function knownWords(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const known = await db
    .selectFrom('search_spellings')
    .select('word')
    .where('spelling', '=', sql<string>`any(${words}::text[])`)
    .whereRef('spelling', '=', 'word')
    .execute()
  return known.map(({ word }) => word)
}

/** Of these beginnings, those that a longer word of the vocabulary has. */
export async function beginnings(db: Db, typed: string[]): Promise<string[]> {
  if (typed.length === 0) return []
  const begun = await db
    .selectFrom(sql<{ word: string }>`unnest(${typed}::text[])`.as<'typed'>(sql`typed(word)`))
    .select('typed.word')
    .where(
      sql<boolean>`exists (
        select from search_spellings as longer where longer.spelling = longer.word
        and longer.word collate "C" > typed.word and longer.word collate "C" < typed.word || ${LAST_LETTER}
      )`,
    )
    .execute()
  return begun.map(({ word }) => word)
}

/** Rows in the same order for everybody, so that two writers of the same words wait for each other and never in a ring. */
export async function insertSpellings(tx: Db, rows: { spelling: string; word: string }[]): Promise<void> {
  await tx
    .insertInto('search_spellings')
    .columns(['spelling', 'word'])
    .expression((the) =>
      the
        .selectFrom(
          sql<{
            spelling: string
            word: string
          }>`unnest(${rows.map((row) => row.spelling)}::text[], ${rows.map((row) => row.word)}::text[])`.as<'row'>(
            sql`row(spelling, word)`,
          ),
        )
        .select(['row.spelling', 'row.word'])
        .orderBy('row.word')
        .orderBy('row.spelling'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
