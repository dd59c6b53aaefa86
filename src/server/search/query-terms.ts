import { type Db, pipelined } from '../platform/database/db.ts'
import { type Interpretation, interpretationsOf, type Parts } from '../text-analysis/interpretations.ts'
import { isShadeOf, kindsNamed, thesaurusWords } from '../text-analysis/thesaurus.ts'
import { isSpelled } from '../text-analysis/typos.ts'
import { type Counted, knownWords, wordsBegun } from '../text-analysis/vocabulary.queries.ts'
import { correctionsFor, type Doubts } from './corrections.ts'
import type { Destinations } from './destinations.ts'
import { namedDestinations } from './destinations.ts'
import type { QueryTerm, Standing } from './query-term.ts'

const SHORTEST_BEGINNING = 2
/** Shortest prefix of a code: “zq1” begins too many. */
const SHORTEST_CODE_BEGUN = 4
const MOST_BEGUN = 100

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
    return typed && typed.word !== term.word ? { ...term, typed: typed.typed, slipOf: [term.word] } : term
  })
}

export async function termsAsTyped(db: Db, destinations: Destinations, typed: string[]): Promise<QueryTerm[]> {
  if (typed.length === 0) return []
  const meanings = typed.map((_, at) => interpretationsOf(typed, at))
  const meant = meanings.flatMap(({ told, ways, goingOn }) => [...told, ...ways.flat(2), ...goingOn])
  const [known, longer] = await pipelined(db, (connection) =>
    Promise.all([knownWords(connection, [...new Set(meant)]), wordsBegun(connection, typed, MOST_BEGUN)]),
  )
  const shop = {
    destinations,
    known: new Map(known.map(({ word, products }) => [word, products])),
    longer,
    beside: new Set(meanings.flatMap(({ told }) => told)),
  }
  return meanings.map((meaning, at) => ({
    ...soughtFor(meaning, shop),
    isOptional: isShadeOf(meaning.word, meanings[at + 1]?.told ?? []),
  }))
}

interface Shop {
  destinations: Destinations
  /** Known words of products, with counts. */
  known: Map<string, number>
  longer: (Counted & { typed: string })[]
  beside: ReadonlySet<string>
}

function soughtFor(meaning: Interpretation, shop: Shop): Omit<QueryTerm, 'isOptional'> {
  const { word, told } = meaning
  const { destinations, known, beside } = shop
  const isKnown = (each: string) => known.has(each)
  const ofTheShop = told.filter((each) => !isSpelled(each) || isKnown(each))
  const called = namedDestinations(destinations, told, beside)
  const isNamed = told.some(isKnown) || told.some(destinations.words.has)
  const begun = shop.longer.flatMap((one) => (one.typed === word ? [one.word] : []))
  const isBeginning = [...word].length >= SHORTEST_BEGINNING && !isNumber(word)
  // A whole name is not being typed any more: silk is no beginning of Silkway.
  const isOnlyBegun = isBeginning && !isNamed
  const goingOn = isOnlyBegun ? meaning.goingOn.filter(isKnown) : []
  const calledSoOn = isOnlyBegun
    ? [...destinations.words.begunBy(word), ...meaning.goingOn.filter(destinations.words.has)]
    : []
  const parts = partsKnown(meaning.ways, isKnown)
  return {
    word,
    typed: word,
    isBeginning: isBeginning && (begun.length > 0 || isCode(word)),
    begun: begun.length <= MOST_BEGUN ? begun : [],
    // An unknown word stays, and meets nothing.
    same: ofTheShop.length > 0 ? ofTheShop : [word],
    told,
    parts,
    near: [...kindsNamed(told), ...goingOn],
    slipOf: [],
    ...(calledSoOn.length > 0 ? namedDestinations(destinations, calledSoOn, beside) : called),
    standing: standingOf({ isNamed, told, parts, begun: [...begun, ...goingOn, ...calledSoOn] }),
    products: Math.max(0, ...told.map((each) => known.get(each) ?? 0)),
    isOfPlace: told.some(destinations.words.has),
  }
}

function standingOf(of: { isNamed: boolean; told: string[]; parts: Parts[]; begun: string[] }): Standing {
  if (of.told.some(thesaurusWords.has)) return 'meaning'
  if (of.isNamed) return 'word'
  if (of.begun.length > 0) return 'begun'
  return of.parts.length > 0 ? 'parts' : 'none'
}

function partsKnown(ways: Parts[], isKnown: (word: string) => boolean): Parts[] {
  const known = ways.map((parts) => parts.map((same) => same.filter((each) => isNumber(each) || isKnown(each))))
  return known.filter((parts) => parts.every((same) => same.length > 0))
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

/** Letters and digits in one: no vocabulary has codes, so prefixes are looked up in the index. */
function isCode(word: string): boolean {
  return [...word].length >= SHORTEST_CODE_BEGUN && /\p{N}/u.test(word) && /\p{L}/u.test(word)
}
