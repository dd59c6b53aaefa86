import type { Db } from '../platform/database/db.ts'
import { phoneticKeySpelled } from '../text-analysis/index-words.ts'
import { withSynonyms } from '../text-analysis/interpretations.ts'
import { kindsNamed, thesaurusWords } from '../text-analysis/thesaurus.ts'
import { typoCost } from '../text-analysis/typo-cost.ts'
import { mayBeTypo, spellingsOf } from '../text-analysis/typos.ts'
import { wordsSpelled } from '../text-analysis/vocabulary.queries.ts'
import { type Destinations, namedDestinations } from './destinations.ts'
import type { QueryTerm, Standing } from './query-term.ts'
import { termsToMeet } from './search.queries.ts'
import { countsOf, MOST_TOGETHER } from './together.queries.ts'

/** Words that may be typos: none, unknown ones, rare ones too, or all where no product has them together. */
export type Doubts = 'none' | 'unknown' | 'rare' | 'together'

/** A word of more products is taken as typed, unless nothing is found. */
const MOST_RARE = 20
/** Candidates weighed a word, 30 ms of a core: stores may make up thousands. */
const MOST_WEIGHED = 400
const MOST_OF_A_WORD = 6
const MOST_TOGETHER_TRIED = 14
/** Each look among a million products costs a search. */
const MOST_SOUGHT_AMONG_ALL = 6
/** Cost of a word that the shop only has something longer than, or parts of. */
const COST_AS_TYPED: Record<Standing, number> = { thesaurus: 0, word: 0, prefix: 3.5, split: 3, none: 0 }
/** Assumed for names of categories and stores, which nobody counts. */
const PRODUCTS_OF_DESTINATION = 30
/** Smoothing: no count is zero. */
const LEAST_PRODUCTS = 0.001
/** Weight of single words beside how often they meet. */
const WEIGHT_ALONE = 0.15
/** A known word gives way to the likeliest typos only. */
const HIGHEST_COST_OF_KNOWN = 5

interface Candidate {
  word: string
  cost: number
  products: number
  term: QueryTerm
}

type Reading = Candidate[]

/**
 * The likeliest reading (a noisy channel): cost of each typo, frequency of each word on sale, how often words meet.
 * What was typed is always among the readings; a search without doubt asks the database for nothing.
 */
export async function correctionsFor(
  db: Db,
  destinations: Destinations,
  terms: QueryTerm[],
  doubts: Doubts,
): Promise<string[]> {
  const typed = terms.map(({ word }) => word)
  const doubted = terms.filter((term) => mayBeTypo(term.word) && isInDoubt(term, doubts))
  if (doubted.length === 0) return typed
  const like = await candidateWords(db, destinations, doubted)
  const choices = terms.map((term) => {
    const candidates = doubted.includes(term) ? candidatesFor(term, like, destinations) : []
    return [
      asTyped(term),
      ...candidates.sort((one, other) => scoreAlone(other) - scoreAlone(one)).slice(0, MOST_OF_A_WORD),
    ]
  })
  if (choices.every(({ length }) => length < 2)) return typed
  const readings = [terms.map(asTyped), ...likeliest(choices)]
  const best = await likeliestTogether(db, readings, terms)
  return best.map(({ word }) => word)
}

function isInDoubt({ standing, products, isDestination }: QueryTerm, doubts: Doubts): boolean {
  if (doubts === 'none') return false
  if (doubts === 'together' || standing === 'none') return true
  if (doubts === 'unknown' || isDestination || standing === 'thesaurus') return false
  return standing !== 'word' || products <= MOST_RARE
}

function asTyped(term: QueryTerm): Candidate {
  const { word, standing, products, isDestination } = term
  return {
    word,
    cost: COST_AS_TYPED[standing],
    products: Math.max(products, isDestination ? PRODUCTS_OF_DESTINATION : 0),
    term,
  }
}

async function candidateWords(db: Db, destinations: Destinations, doubted: QueryTerm[]): Promise<Map<string, number>> {
  const named = new Set(doubted.flatMap(({ word }) => thesaurusWords.candidatesFor(word)))
  const spellings = doubted.flatMap(({ word }) => [...spellingsOf(word), ...phoneticKeySpelled(word)])
  const found = await wordsSpelled(db, [...new Set([...spellings, ...[...named].flatMap(withSynonymsAndKinds)])])
  const common = found.toSorted((one, other) => other.products - one.products)
  const weighed = common.slice(0, MOST_WEIGHED * doubted.length)
  const like = new Map(weighed.map(({ word, products }) => [word, products]))
  const counts = (word: string) => [
    ...(destinations.words.has(word) ? [PRODUCTS_OF_DESTINATION] : []),
    like.get(word) ?? 0,
  ]
  for (const word of doubted.flatMap(({ word }) => destinations.words.candidatesFor(word)))
    like.set(word, Math.max(...counts(word)))
  for (const word of named) {
    const products = Math.max(...withSynonymsAndKinds(word).flatMap(counts))
    if (products > 0) like.set(word, products)
  }
  return like
}

/** A word that no name has may be a synonym, or a colour that only has shades here. */
function withSynonymsAndKinds(word: string): string[] {
  const synonyms = withSynonyms([word])
  return [...synonyms, ...kindsNamed(synonyms)]
}

function candidatesFor(term: QueryTerm, like: Map<string, number>, destinations: Destinations): Candidate[] {
  const { word: typed, knownSynonyms, standing } = term
  const isKnown = standing === 'word' || standing === 'thesaurus'
  return [...like].flatMap(([word, products]) => {
    const cost = knownSynonyms.includes(word) ? undefined : typoCost(typed, word)
    if (cost === undefined || (isKnown && cost > HIGHEST_COST_OF_KNOWN)) return []
    return [{ word, cost, products, term: termFor(word, destinations) }]
  })
}

function termFor(word: string, destinations: Destinations): QueryTerm {
  const knownSynonyms = withSynonyms([word])
  return {
    word,
    typed: word,
    knownSynonyms,
    synonyms: [],
    completions: [],
    splits: [],
    typoOf: [],
    near: kindsNamed(knownSynonyms),
    isPrefix: false,
    isOptional: false,
    isDestination: false,
    products: 0,
    standing: 'word',
    ...namedDestinations(destinations, knownSynonyms, new Set(knownSynonyms)),
  }
}

function scoreAlone({ cost, products }: Candidate): number {
  return Math.log(products + LEAST_PRODUCTS) - cost
}

/** The likeliest readings by single words. */
function likeliest(choices: Candidate[][]): Reading[] {
  return choices.reduce<Reading[]>(
    (readings, of) =>
      readings
        .flatMap((reading) => of.map((candidate) => [...reading, candidate]))
        .sort((one, other) => sum(other.map(scoreAlone)) - sum(one.map(scoreAlone)))
        .slice(0, MOST_TOGETHER_TRIED),
    [[]],
  )
}

/** Readings that products meet, else the likeliest of all. */
async function likeliestTogether(db: Db, readings: Reading[], typed: QueryTerm[]): Promise<Reading> {
  const terms = readings.map(termsOf)
  const newest = await countsOf(db, terms, 'newest')
  const isAmongNewest = newest.some((count) => count > 0)
  const counts = isAmongNewest ? newest : await countsOf(db, terms.slice(0, MOST_SOUGHT_AMONG_ALL), 'all')
  const isMet = counts.some((count) => count > 0)
  const scored = readings.flatMap((reading, at) => {
    if (isMet && (counts[at] ?? 0) === 0) return []
    const count = counts[at] ?? 0
    const [only] = reading.length === 1 ? reading : []
    // The count of a single word is kept; this one is capped.
    const together = only && count >= MOST_TOGETHER ? Math.max(count, only.products) : count
    const score = Math.log(together + LEAST_PRODUCTS) - sum(reading.map(({ cost }) => cost))
    return [{ reading, score: score + WEIGHT_ALONE * sum(reading.map(scoreAlone)) }]
  })
  scored.sort((one, other) => other.score - one.score)
  return scored[0]?.reading ?? typed.map(asTyped)
}

function termsOf(reading: Reading): string {
  return termsToMeet(
    reading.map(({ term }) => term),
    {},
  )
    .map((terms) => `(${terms})`)
    .join(' & ')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
