import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'

const MOST_WORDS_PER_SPELLING = 100
/** After every letter of a word. */
const LAST_LETTER = '\u{10ffff}'

/** Words of the shop that have one of the spellings; of a spelling that very many share, the first in the alphabet. */
export async function wordsSpelled(db: Db, spellings: string[]): Promise<string[]> {
  const found = await spelled(db, { spellings })
  return found.map(({ word }) => word)
}

const spelled = statement((db, { spellings }: { spellings: string[] }) =>
  db
    .selectFrom(sql<{ spelling: string }>`unnest(${spellings}::text[])`.as<'typed'>(sql`typed(spelling)`))
    .innerJoinLateral(
      (the) =>
        the
          .selectFrom('search_spellings')
          .select('word')
          .whereRef('search_spellings.spelling', '=', 'typed.spelling')
          .orderBy('word')
          .limit(sql.lit(MOST_WORDS_PER_SPELLING))
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.word')
    .distinct()
    .orderBy('found.word')
    .modifyEnd(prepared),
)

/** Of these words, those that are in the vocabulary. */
export async function knownWords(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const found = await known(db, { words })
  return found.map(({ word }) => word)
}

const known = statement((db, { words }: { words: string[] }) =>
  db
    .selectFrom('search_spellings')
    .select('word')
    .where('spelling', '=', sql<string>`any(${words}::text[])`)
    .whereRef('spelling', '=', 'word')
    .modifyEnd(prepared),
)

/** Longer words of the vocabulary that begin with one of these, each with its beginning: of each one more than `most` at most. */
export async function wordsBegun(db: Db, typed: string[], most: number): Promise<{ typed: string; word: string }[]> {
  return await begun(db, { typed, limit: most + 1 })
}

const begun = statement((db, { typed, limit }: { typed: string[]; limit: number }) =>
  db
    .selectFrom(sql<{ word: string }>`unnest(${typed}::text[])`.as<'typed'>(sql`typed(word)`))
    .innerJoinLateral(
      (the) =>
        the
          .selectFrom('search_spellings as longer')
          .select('longer.word')
          .where(
            sql<boolean>`longer.spelling = longer.word
            and longer.word collate "C" > typed.word and longer.word collate "C" < typed.word || ${LAST_LETTER}`,
          )
          .orderBy(sql`longer.word collate "C"`)
          .limit(sql<number>`${limit}::int`)
          .as('begun'),
      (join) => join.onTrue(),
    )
    .select(['typed.word as typed', 'begun.word'])
    .modifyEnd(prepared),
)

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
