import { type Db, pipelined } from '../platform/database/db.ts'
import { type Interpretation, interpretationsOf, type Split } from '../text-analysis/interpretations.ts'
import { isShadeOf, kindsNamed, thesaurusWords } from '../text-analysis/thesaurus.ts'
import { isSpelled } from '../text-analysis/typos.ts'
import { type Counted, knownWords, wordsWithPrefix } from '../text-analysis/vocabulary.queries.ts'
import { correctionsFor, type Doubts } from './corrections.ts'
import type { Destinations } from './destinations.ts'
import { namedDestinations } from './destinations.ts'
import type { QueryTerm, Standing } from './query-term.ts'

const SHORTEST_PREFIX = 2
/** Shortest prefix of a code: “zq1” begins too many. */
const SHORTEST_CODE_PREFIX = 4
const MOST_COMPLETIONS = 100

/** What is meant by typed words, every one of which a product must meet; what is in doubt may be taken for something else. */
export async function queryTerms(
  db: Db,
  destinations: Destinations,
  typed: string[],
  doubts: Doubts,
): Promise<QueryTerm[]> {
  return await correctedTerms(db, destinations, await termsAsTyped(db, destinations, typed), doubts)
}

/** Those in doubt as what they are taken for, which the database is asked about as if it had been typed. */
export async function correctedTerms(
  db: Db,
  destinations: Destinations,
  asTyped: QueryTerm[],
  doubts: Doubts,
): Promise<QueryTerm[]> {
  const corrected = await correctionsFor(db, destinations, asTyped, doubts)
  if (corrected.every((word, at) => word === asTyped[at]?.word)) return asTyped
  const terms = await termsAsTyped(db, destinations, corrected)
  return terms.map((term, at) => {
    const typed = asTyped[at]
    return typed && typed.word !== term.word ? { ...term, typed: typed.typed, typoOf: [term.word] } : term
  })
}

export async function termsAsTyped(db: Db, destinations: Destinations, typed: string[]): Promise<QueryTerm[]> {
  if (typed.length === 0) return []
  const interpretations = typed.map((_, at) => interpretationsOf(typed, at))
  const asked = interpretations.flatMap(({ synonyms, splits, completions }) => [
    ...synonyms,
    ...splits.flat(2),
    ...completions,
  ])
  const [known, longer] = await pipelined(db, (connection) =>
    Promise.all([knownWords(connection, [...new Set(asked)]), wordsWithPrefix(connection, typed, MOST_COMPLETIONS)]),
  )
  const shop = {
    destinations,
    known: new Map(known.map(({ word, products }) => [word, products])),
    longer,
    searchWords: new Set(interpretations.flatMap(({ synonyms }) => synonyms)),
  }
  return interpretations.map((interpretation, at) => ({
    ...termFor(interpretation, shop),
    isOptional: isShadeOf(interpretation.word, interpretations[at + 1]?.synonyms ?? []),
  }))
}

interface Shop {
  destinations: Destinations
  /** Known words of products, with counts. */
  known: Map<string, number>
  longer: (Counted & { typed: string })[]
  searchWords: ReadonlySet<string>
}

function termFor(interpretation: Interpretation, shop: Shop): Omit<QueryTerm, 'isOptional'> {
  const { word, synonyms } = interpretation
  const { destinations, known, searchWords } = shop
  const isKnown = (each: string) => known.has(each)
  const knownSynonyms = synonyms.filter((each) => !isSpelled(each) || isKnown(each))
  const called = namedDestinations(destinations, synonyms, searchWords)
  const isNamed = synonyms.some(isKnown) || synonyms.some(destinations.words.has)
  const longer = shop.longer.flatMap((one) => (one.typed === word ? [one.word] : []))
  const isPrefix = [...word].length >= SHORTEST_PREFIX && !isNumber(word)
  // A whole name is not being typed any more: silk is no prefix of Silkway.
  const isOnlyPrefix = isPrefix && !isNamed
  const thesaurusCompletions = isOnlyPrefix ? interpretation.completions.filter(isKnown) : []
  const namedCompletions = isOnlyPrefix
    ? [...destinations.words.withPrefix(word), ...interpretation.completions.filter(destinations.words.has)]
    : []
  const splits = knownSplits(interpretation.splits, isKnown)
  return {
    word,
    typed: word,
    isPrefix: isPrefix && (longer.length > 0 || isCode(word)),
    completions: longer.length <= MOST_COMPLETIONS ? longer : [],
    // An unknown word stays, and meets nothing.
    knownSynonyms: knownSynonyms.length > 0 ? knownSynonyms : [word],
    synonyms,
    splits,
    near: [...kindsNamed(synonyms), ...thesaurusCompletions],
    typoOf: [],
    ...(namedCompletions.length > 0 ? namedDestinations(destinations, namedCompletions, searchWords) : called),
    standing: standingOf({
      isNamed,
      synonyms,
      splits,
      completions: [...longer, ...thesaurusCompletions, ...namedCompletions],
    }),
    products: Math.max(0, ...synonyms.map((each) => known.get(each) ?? 0)),
    isOfPlace: synonyms.some(destinations.words.has),
  }
}

function standingOf(of: { isNamed: boolean; synonyms: string[]; splits: Split[]; completions: string[] }): Standing {
  if (of.synonyms.some(thesaurusWords.has)) return 'thesaurus'
  if (of.isNamed) return 'word'
  if (of.completions.length > 0) return 'prefix'
  return of.splits.length > 0 ? 'split' : 'none'
}

function knownSplits(splits: Split[], isKnown: (word: string) => boolean): Split[] {
  const known = splits.map((parts) => parts.map((part) => part.filter((each) => isNumber(each) || isKnown(each))))
  return known.filter((parts) => parts.every((part) => part.length > 0))
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

/** Letters and digits in one: no vocabulary has codes, so prefixes are looked up in the index. */
function isCode(word: string): boolean {
  return [...word].length >= SHORTEST_CODE_PREFIX && /\p{N}/u.test(word) && /\p{L}/u.test(word)
}
