import { atOnce, type Db } from '../platform/db.ts'
import { correctionsOf } from './corrections.ts'
import { soundSpelled } from './index-words.ts'
import { categoriesNamed, type Named, storesNamed } from './places-named.ts'
import { singularOf } from './singular.ts'
import { isSpelled, mayBeSlip, spellingsOf } from './slips.ts'
import { kindsNamed, synonymsOf } from './thesaurus.ts'
import { knownWords, wordsBegun, wordsSpelled } from './vocabulary.queries.ts'

const SHORTEST_BEGINNING = 2
const SHORTEST_PART = 3
const MOST_BEGUN = 100

/** What a typed word may stand for. Words are letters and digits only; so are the categories’ and stores’ `#c2` and `#v5`. */
export interface SoughtWord {
  /** As typed; longer words that begin with it count too where `isBeginning`. */
  word: string
  isBeginning: boolean
  /** These longer words, where they are not very many: each of them is found in the index at once. */
  begun: string[]
  /** Words that say the same, of those that the shop has: the singular, synonyms, the word written as one with its neighbour. */
  same: string[]
  /** All of them: descriptions have words of their own. */
  told: string[]
  /** The two words it is written of (halfshirt), in each way that the shop knows both. */
  parts: string[][]
  /** Words that it may mean: kinds of it, and for a word that the shop does not have, what it may be a slip of. */
  near: string[]
  /** Of the near ones, what it is taken for as a slip: the shop has nothing called so. */
  slipOf: string[]
  /** Categories with this word in their names and those below them; among them those that are called just that. */
  categories: string[]
  ownCategories: string[]
  /** Stores with this word in their names. */
  stores: string[]
}

/** What is meant by typed words, every one of which a product must meet. */
export async function soughtWords(db: Db, typed: string[]): Promise<SoughtWord[]> {
  if (typed.length === 0) return []
  const meanings = typed.map((word, at) => ({
    word,
    told: [...new Set([word, ...joinedWith(typed, at)].flatMap(sayingTheSame))],
    ways: partsOf(word),
  }))
  const meant = meanings.flatMap(({ told }) => told)
  const [known, longer, categories, stores] = await atOnce(db, (line) =>
    Promise.all([
      knownWords(line, [...meant, ...meanings.flatMap(({ ways }) => ways.flat())]),
      wordsBegun(line, typed, MOST_BEGUN),
      categoriesNamed(line, meant),
      storesNamed(line, meant),
    ]),
  )
  const isKnown = (word: string) => /^\p{N}+$/u.test(word) || known.includes(word) || synonymsOf(word).length > 0
  const words = meanings.map(({ word, told, ways }) => {
    const ofTheShop = told.filter((each) => !isSpelled(each) || known.includes(each))
    const parts = ways.filter((way) => way.every(isKnown))
    const begun = longer.flatMap((one) => (one.typed === word ? [one.word] : []))
    const isOfTheShop = begun.length > 0 || parts.length > 0 || known.some((each) => told.includes(each))
    const ofCategories = categories.filter((named) => named.words.some((each) => told.includes(each)))
    const ofStores = stores.filter((named) => named.words.some((each) => told.includes(each)))
    return {
      word,
      isBeginning: begun.length > 0 && [...word].length >= SHORTEST_BEGINNING && !/^\p{N}+$/u.test(word),
      begun: begun.length <= MOST_BEGUN ? begun : [],
      // A word that nothing has is looked for all the same: it is met by nothing.
      same: ofTheShop.length > 0 ? ofTheShop : [word],
      told,
      parts,
      near: kindsNamed(told),
      slipOf: [],
      categories: lexemesOf('c', ofCategories),
      ownCategories: lexemesOf(
        'c',
        ofCategories.filter(({ isWhole }) => isWhole),
      ),
      stores: lexemesOf('v', ofStores),
      isSlip: !isOfTheShop && mayBeSlip(word),
    }
  })
  return await corrected(db, words)
}

/** What the shop does not have is taken for its nearest words; most searches have nothing of it, and ask for nothing here. */
async function corrected(db: Db, words: (SoughtWord & { isSlip: boolean })[]): Promise<SoughtWord[]> {
  const slips = words.filter(({ isSlip }) => isSlip)
  if (slips.length === 0) return words
  const spellings = slips.flatMap(({ word }) => [...spellingsOf(word), ...soundSpelled(word)])
  const spelled = await wordsSpelled(db, [...new Set(spellings)])
  return words.map((sought) => {
    if (!sought.isSlip) return sought
    const corrections = correctionsOf(sought.word, spelled)
    const isPlace = sought.categories.length + sought.stores.length > 0
    return { ...sought, near: [...sought.near, ...corrections], slipOf: isPlace ? [] : corrections }
  })
}

function lexemesOf(mark: 'c' | 'v', named: Named[]): string[] {
  return [...new Set(named.flatMap(({ ids }) => ids.map((id) => `#${mark}${id}`)))]
}

/** The word itself, its singular, and other words that say the same. */
function sayingTheSame(word: string): string[] {
  const forms = [word, singularOf(word)]
  return [...forms, ...forms.flatMap(synonymsOf)]
}

/** “hand bag” is looked for as “handbag” too. */
function joinedWith(words: string[], at: number): string[] {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return [...(before === undefined ? [] : [`${before}${word}`]), ...(after === undefined ? [] : [`${word}${after}`])]
}

function partsOf(word: string): string[][] {
  if (/\p{N}/u.test(word)) return []
  const ways: string[][] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    ways.push([word.slice(0, at), singularOf(word.slice(at))])
  return ways
}
