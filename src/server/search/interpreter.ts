import type { CacheTag } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { cachedLookUp, type LookUp } from '../platform/invalidation/cached-lookup.ts'
import { type Cached, cachedValues } from '../platform/invalidation/cached-values.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { lookUpIn, type VocabularyEntry } from '../text-analysis/vocabulary.ts'
import type { Doubts } from './corrections.ts'
import { cachedDestinations, type ReadDestinations, readDestinations } from './destinations.ts'
import { productsFound } from './found.ts'
import type { QueryTerm } from './query-term.ts'
import { correctedTerms, termsAsTyped } from './query-terms.ts'

/** What typed words stand for in the shop, the same for everybody; not to be changed in place. */
export interface InterpretedWords {
  terms: QueryTerm[]
  /** Words of nothing, to be left out; looked for where a search may leave words out. */
  unknown: string[]
}

/** Understands typed words by the names, the vocabulary and the products of the shop. */
export interface Interpreter {
  readDestinations: ReadDestinations
  interpret(typed: string[], doubts: Doubts): Promise<InterpretedWords>
}

/** All that an interpretation goes by; prices and stock are no part of it. */
const SHOWS: CacheTag[] = ['catalog', 'products', 'words']
/** Time to live: the counts of words change by a job that invalidates nothing (count-words.ts). */
const BOUNDS = { bytes: 4 * 1024 * 1024, ms: 60_000 }

/** One interpretation for all calls of a page, its next pages and its filters (docs/decisions/039). */
export function cachedInterpreter(db: Db, feed: InvalidationFeed): Interpreter {
  return createInterpreter(db, {
    destinations: cachedDestinations(db, feed),
    cached: cachedValues(db, feed, SHOWS, BOUNDS),
    lookUp: cachedLookUp(db, feed, SHOWS, BOUNDS, lookUpIn(db)),
  })
}

interface Memory {
  destinations: ReadDestinations
  cached: Cached<InterpretedWords>
  lookUp: LookUp<VocabularyEntry>
}

/** Without memory, unless one is given. */
export function createInterpreter(
  db: Db,
  {
    destinations = () => readDestinations(db),
    cached = (_, read) => read(),
    lookUp = lookUpIn(db),
  }: Partial<Memory> = {},
): Interpreter {
  const interpret: Interpreter['interpret'] = (typed, doubts) =>
    cached(`${doubts} ${typed.join(' ')}`, async () => {
      if (doubts === 'none') return { terms: await termsAsTyped(lookUp, await destinations(), typed), unknown: [] }
      // As typed they are the same whatever is in doubt; so is what they are taken for, which others type.
      const asTyped = async (words: string[]) => (await interpret(words, 'none')).terms
      const terms = await correctedTerms(db, await destinations(), asTyped, { typed, doubts })
      return { terms, unknown: doubts === 'unknown' ? [] : await unknownWords(db, terms) }
    })
  return { readDestinations: destinations, interpret }
}

const JUST_ONE = { after: undefined, limit: 1 }

/** Words that no name and no description has, while others are known; most searches ask nothing here. */
async function unknownWords(db: Db, terms: QueryTerm[]): Promise<string[]> {
  const unnamed = terms.flatMap((term) => (term.standing === 'none' ? [{ ...term, isOptional: false }] : []))
  const isMet = async (some: QueryTerm[]) => (await productsFound(db, { terms: some, atLeast: 1 }, JUST_ONE)).total > 0
  if (unnamed.length === 0 || unnamed.length === terms.length) return []
  if (!(await isMet(unnamed))) return unnamed.map(({ word }) => word)
  const unknown: string[] = []
  for (const term of unnamed) if (!(await isMet([term]))) unknown.push(term.word)
  return unknown
}
