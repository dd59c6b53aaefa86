import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared, unplanned } from '../platform/database/prepared.queries.ts'

const MOST_WORDS_PER_SPELLING = 100
/** Bound for look-alikes that somebody made up. */
const MOST_LOOKED_THROUGH = 1_000
/** Sorts after every letter. */
const LAST_LETTER = '\u{10ffff}'

export interface Counted {
  word: string
  products: number
}

/** Words with one of these spellings; where very many, the most frequent. */
export async function wordsSpelled(db: Db, spellings: string[]): Promise<Counted[]> {
  return await spelled(db, { spellings })
}

const spelled = compiled((db, { spellings }: { spellings: string[] }) =>
  db
    .selectFrom(sql<{ spelling: string }>`unnest(${spellings}::text[])`.as<'typed'>(sql`typed(spelling)`))
    .innerJoinLateral(
      (the) =>
        the
          .selectFrom(
            the
              .selectFrom('search_spellings')
              .select('word')
              .whereRef('search_spellings.spelling', '=', 'typed.spelling')
              .limit(sql.lit(MOST_LOOKED_THROUGH))
              .as('like'),
          )
          .innerJoin('search_spellings as own', (join) =>
            join.onRef('own.spelling', '=', 'like.word').onRef('own.word', '=', 'like.word'),
          )
          .select(['own.word', 'own.products'])
          .orderBy('own.products', 'desc')
          .orderBy('own.word')
          .limit(sql.lit(MOST_WORDS_PER_SPELLING))
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['found.word', 'found.products'])
    .distinct()
    .modifyEnd(prepared),
)

export async function knownWords(db: Db, words: string[]): Promise<Counted[]> {
  return words.length === 0 ? [] : await known(db, { words })
}

const known = compiled((db, { words }: { words: string[] }) =>
  db
    .selectFrom('search_spellings')
    .select(['word', 'products'])
    .where('spelling', '=', sql<string>`any(${unplanned(sql`${words}::text[]`)}::text[])`)
    .whereRef('spelling', '=', 'word')
    .modifyEnd(prepared),
)

/** Longer words by beginning, `most` and one more of each. */
export async function wordsWithPrefix(db: Db, typed: string[], most: number): Promise<(Counted & { typed: string })[]> {
  return typed.length === 0 ? [] : await withPrefix(db, { typed, limit: most + 1 })
}

const withPrefix = compiled((db, { typed, limit }: { typed: string[]; limit: number }) =>
  db
    .selectFrom(sql<{ word: string }>`unnest(${unplanned(sql`${typed}::text[]`)})`.as<'typed'>(sql`typed(word)`))
    .innerJoinLateral(
      (the) =>
        the
          .selectFrom('search_spellings as longer')
          .select(['longer.word', 'longer.products'])
          .where(
            sql<boolean>`longer.spelling = longer.word
            and longer.word collate "C" > typed.word and longer.word collate "C" < typed.word || ${LAST_LETTER}`,
          )
          .orderBy(sql`longer.word collate "C"`)
          .limit(unplanned(sql<number>`${limit}::int`))
          .as('prefixed'),
      (join) => join.onTrue(),
    )
    .select(['typed.word as typed', 'prefixed.word', 'prefixed.products'])
    .modifyEnd(prepared),
)
