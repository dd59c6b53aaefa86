import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'

/** Raised when words are to be kept under other spellings than before: the shop then spells them all again (`spell-again.ts`). */
const SPELLING_EDITION = 2

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

/** Words that an earlier edition spelled, held until their spellings are written; those that somebody else holds are being spelled. */
export async function staleWords(tx: Db, limit: number): Promise<string[]> {
  const stale = await tx
    .selectFrom('search_spellings')
    .select('word')
    .whereRef('spelling', '=', 'word')
    .where('spelled_as', '<', SPELLING_EDITION)
    .orderBy(sql`word collate "C"`)
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return stale.map(({ word }) => word)
}

export async function markSpelled(tx: Db, words: string[]): Promise<void> {
  await tx
    .updateTable('search_spellings')
    .set({ spelled_as: SPELLING_EDITION })
    .where('spelling', '=', sql<string>`any(${words}::text[])`)
    .whereRef('spelling', '=', 'word')
    .execute()
}

/** Rows in the same order for everybody, so that two writers of the same words wait for each other and never in a ring. */
export async function insertSpellings(tx: Db, rows: { spelling: string; word: string }[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('search_spellings')
    .columns(['spelling', 'word', 'spelled_as'])
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
        .select(['row.spelling', 'row.word', sql<number>`${SPELLING_EDITION}::int`.as('spelled_as')])
        .orderBy('row.word')
        .orderBy('row.spelling'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
