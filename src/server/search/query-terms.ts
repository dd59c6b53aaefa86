import type { Db } from '../platform/database/db.ts'
import type { LookUp } from '../platform/invalidation/cached-lookup.ts'
import { type Interpretation, interpretationsOf, type Split } from '../text-analysis/interpretations.ts'
import { isShadeOf, kindsNamed, thesaurusWords } from '../text-analysis/thesaurus.ts'
import { isSpelled } from '../text-analysis/typos.ts'
import {
  lookUpIn,
  MOST_COMPLETIONS,
  prefixKey,
  type Vocabulary,
  type VocabularyEntry,
  vocabularyFor,
} from '../text-analysis/vocabulary.ts'
import { correctionsFor, type Doubts } from './corrections.ts'
import { type Destinations, namedDestinations } from './destinations.ts'
import type { QueryTerm, Standing } from './query-term.ts'

const SHORTEST_PREFIX = 2
/** Shortest prefix of a code: “zq1” begins too many. */
const SHORTEST_CODE_PREFIX = 4

/** What is meant by typed words, every one of which a product must meet; what is in doubt may be taken for something else. */
export async function queryTerms(
  db: Db,
  destinations: Destinations,
  typed: string[],
  doubts: Doubts,
): Promise<QueryTerm[]> {
  const asTyped = (words: string[]) => termsAsTyped(lookUpIn(db), destinations, words)
  return await correctedTerms(db, destinations, asTyped, { typed, doubts })
}

/** Those in doubt as what they are taken for, which the database is asked about as if it had been typed. */
export async function correctedTerms(
  db: Db,
  destinations: Destinations,
  asTyped: (words: string[]) => Promise<QueryTerm[]>,
  { typed, doubts }: { typed: string[]; doubts: Doubts },
): Promise<QueryTerm[]> {
  const doubted = await asTyped(typed)
  const corrected = await correctionsFor(db, destinations, doubted, doubts)
  if (corrected.every((word, at) => word === doubted[at]?.word)) return doubted
  return (await asTyped(corrected)).map((term, at) => {
    const before = doubted[at]
    return before && before.word !== term.word ? { ...term, typed: before.typed, typoOf: [term.word] } : term
  })
}

export async function termsAsTyped(
  lookUp: LookUp<VocabularyEntry>,
  destinations: Destinations,
  typed: string[],
): Promise<QueryTerm[]> {
  if (typed.length === 0) return []
  const interpretations = typed.map((_, at) => interpretationsOf(typed, at))
  const asked = interpretations.flatMap(({ synonyms, splits, completions }) => [
    ...synonyms,
    ...splits.flat(2),
    ...completions,
  ])
  const vocabulary = await vocabularyFor(lookUp, [...new Set(asked)], typed)
  const shop = {
    destinations,
    vocabulary,
    searchWords: new Set(interpretations.flatMap(({ synonyms }) => synonyms)),
  }
  return interpretations.map((interpretation, at) => ({
    ...termFor(interpretation, shop),
    isOptional: isShadeOf(interpretation.word, interpretations[at + 1]?.synonyms ?? []),
  }))
}

interface Shop {
  destinations: Destinations
  vocabulary: Vocabulary
  searchWords: ReadonlySet<string>
}

function termFor(interpretation: Interpretation, shop: Shop): Omit<QueryTerm, 'isOptional'> {
  const { word, synonyms } = interpretation
  const { destinations, vocabulary, searchWords } = shop
  const isKnown = (each: string) => vocabulary.get(each)?.products !== undefined
  const knownSynonyms = synonyms.filter((each) => !isSpelled(each) || isKnown(each))
  const called = namedDestinations(destinations, synonyms, searchWords)
  const isNamed = synonyms.some(isKnown) || synonyms.some(destinations.words.has)
  const longer = (vocabulary.get(prefixKey(word))?.longer ?? []).map((one) => one.word)
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
    products: Math.max(0, ...synonyms.map((each) => vocabulary.get(each)?.products ?? 0)),
    isDestination: synonyms.some(destinations.words.has),
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
