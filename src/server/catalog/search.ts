import { atOnce, type Db } from '../platform/db.ts'
import { corrected } from './corrected.ts'
import { type Meaning, meaningOf, type Parts } from './meaning.ts'
import type { Places } from './places.ts'
import { placesNamed } from './places-named.ts'
import { isSpelled } from './slips.ts'
import type { SoughtWord } from './sought-word.ts'
import { isShadeOf, kindsNamed, thesaurusWords } from './thesaurus.ts'
import { knownWords, wordsBegun } from './vocabulary.queries.ts'

const SHORTEST_BEGINNING = 2
const MOST_BEGUN = 100

/** What is meant by typed words, every one of which a product must meet. */
export async function soughtWords(db: Db, places: Places, typed: string[]): Promise<SoughtWord[]> {
  if (typed.length === 0) return []
  const meanings = typed.map((_, at) => meaningOf(typed, at))
  const meant = meanings.flatMap(({ told, ways, goingOn }) => [...told, ...ways.flat(2), ...goingOn])
  const [known, longer] = await atOnce(db, (line) =>
    Promise.all([knownWords(line, [...new Set(meant)]), wordsBegun(line, typed, MOST_BEGUN)]),
  )
  const shop = { places, known: new Set(known), longer, beside: new Set(meanings.flatMap(({ told }) => told)) }
  const words = meanings.map((meaning, at) => ({
    ...soughtFor(meaning, shop),
    isOptional: isShadeOf(meaning.word, meanings[at + 1]?.told ?? []),
  }))
  return await corrected(db, places, words)
}

interface Shop {
  places: Places
  /** Of all words that may be meant, those that products are found by. */
  known: Set<string>
  longer: { typed: string; word: string }[]
  beside: ReadonlySet<string>
}

function soughtFor(meaning: Meaning, shop: Shop): Omit<SoughtWord, 'isOptional'> {
  const { word, told } = meaning
  const { places, known, beside } = shop
  const isKnown = (each: string) => known.has(each)
  const ofTheShop = told.filter((each) => !isSpelled(each) || isKnown(each))
  const called = placesNamed(places, told, beside)
  const isNamed = told.some(isKnown) || told.some(places.words.has)
  const begun = shop.longer.flatMap((one) => (one.typed === word ? [one.word] : []))
  const isBeginning = [...word].length >= SHORTEST_BEGINNING && !isNumber(word)
  // Only what is no word yet is still being typed: silk is not the beginning of Silkway.
  const isOnlyBegun = isBeginning && !isNamed
  const goingOn = isOnlyBegun ? meaning.goingOn.filter(isKnown) : []
  const calledSoOn = isOnlyBegun ? [...places.words.begunBy(word), ...meaning.goingOn.filter(places.words.has)] : []
  const parts = partsKnown(meaning.ways, isKnown)
  return {
    word,
    isBeginning: isBeginning && begun.length > 0,
    begun: begun.length <= MOST_BEGUN ? begun : [],
    // A word that nothing has is looked for all the same: it is met by nothing.
    same: ofTheShop.length > 0 ? ofTheShop : [word],
    told,
    parts,
    near: [...kindsNamed(told), ...goingOn],
    slipOf: [],
    ...(calledSoOn.length > 0 ? placesNamed(places, calledSoOn, beside) : called),
    isOfTheShop:
      isNamed || [begun, goingOn, calledSoOn, parts].some(({ length }) => length > 0) || told.some(thesaurusWords.has),
  }
}

/** Of the ways to take a word apart those of which the shop knows each part. */
function partsKnown(ways: Parts[], isKnown: (word: string) => boolean): Parts[] {
  const known = ways.map((parts) => parts.map((same) => same.filter((each) => isNumber(each) || isKnown(each))))
  return known.filter((parts) => parts.every((same) => same.length > 0))
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}
