import { type RawBuilder, sql } from 'kysely'
import type { SoughtWord } from './sought-word.ts'
import { wordsOf } from './words.ts'

/** A term that no product has. */
const NOTHING = `'#'`

type Weight = '' | 'A' | 'B' | 'C'

/** How strictly words are to be met. */
export interface Strictness {
  /** How many of the words have to be met; all where absent. */
  atLeast?: number
  /** What only the description tells does not count. */
  isBeyondTelling?: boolean
  /** Lexemes of places, of which the product must stand in one. */
  places?: string[]
}

/** Whether a product meets the words, as a condition. */
export function matchOf(words: SoughtWord[], strictness: Strictness = {}): RawBuilder<boolean> {
  return has(
    termsToMeet(words, strictness)
      .map((terms) => `(${terms})`)
      .join(' & '),
  )
}

/** What a product must have to meet the words, one thing and the other. Words are letters and digits only: nothing to escape. */
export function termsToMeet(words: SoughtWord[], strictness: Strictness): string[] {
  const required = words.filter(({ isOptional }) => !isOptional)
  const { atLeast = required.length, isBeyondTelling = false, places = [] } = strictness
  const meanings = required.map((word) => everyMeaningOf(word, isBeyondTelling).join(' | '))
  const standing = places.length > 0 ? [termsOf(places).join(' | ')] : []
  if (atLeast >= required.length) return [...meanings, ...standing]
  const some = choices(
    meanings.map((meaning) => `(${meaning})`),
    atLeast,
  )
  return [some.map((met) => `(${met.join(' & ')})`).join(' | '), ...standing]
}

/** Every way to take so many of them. */
function choices(from: string[], count: number): string[][] {
  const [first, ...rest] = from
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choices(rest, count - 1).map((some) => [first, ...some]), ...choices(rest, count)]
}

/** The tag itself, letter by letter. */
export function hasTag(tag: string, terms: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`(products.search @@ ${terms}::tsquery and ${tag} = any(products.tags))`
}

/**
 * A tag is found by its words: they have an index. One without words (★) finds nothing, where the whole shop would have to
 * be read for it.
 */
export function tagTermsOf(tag: string): string {
  const words = termsOf(wordsOf(tag))
  return words.length > 0 ? words.join(' & ') : NOTHING
}

/** What a product has to have for each part of a word’s rank. */
export interface RankTerms {
  name: string
  tag: string
  part: string
  nearName: string
  nearTag: string
  ownCategory: string
  category: string
  alsoTag: string
}

/** The name before a tag before the category, the word before what begins with it or is near it, and last the description. */
export function rankTermsOf(sought: SoughtWord): RankTerms {
  const categories = termsOf(sought.categories)
  const near = (weight: Weight) => [...beginningOf(sought, weight), ...termsOf(sought.near, weight)]
  return {
    name: anyOf([...termsOf(sought.same, 'A'), ...partsOf(sought, 'A')]),
    tag: anyOf([...termsOf(sought.same, 'B'), ...partsOf(sought, 'B')]),
    part: anyOf(termsOf(sought.same, 'C')),
    nearName: anyOf(near('A')),
    nearTag: anyOf([...near('B'), ...categories, ...termsOf(sought.stores)]),
    ownCategory: anyOf(termsOf(sought.ownCategories)),
    category: anyOf(categories),
    alsoTag: anyOf(termsOf(sought.same, 'B')),
  }
}

/** How well it meets the words, the sum over them, and then one more for what can be bought now: a sold-out product stands behind its equals. */
export function rankOf(words: RankTerms[]): RawBuilder<number> {
  const ranks = sql.join(words.map(rankOfWord), sql` + `)
  return sql<number>`(2 * (${ranks}) + case when products.sizes_in_stock <> 0 then 1 else 0 end)`
}

function rankOfWord(terms: RankTerms): RawBuilder<number> {
  return sql<number>`case
    when ${has(terms.name)} then 9
    when ${has(terms.tag)} then 6
    when ${has(terms.part)} then 5
    when ${has(terms.nearName)} then 4
    when ${has(terms.nearTag)} then 3
    else 1 end
  + case
    when ${has(terms.ownCategory)} then 3
    when ${has(terms.category)} then 2
    when ${has(terms.alsoTag)} then 1
    else 0 end`
}

function anyOf(terms: string[]): string {
  return (terms.length > 0 ? terms : [NOTHING]).join(' | ')
}

function has(terms: string): RawBuilder<boolean> {
  return sql<boolean>`products.search @@ ${terms}::tsquery`
}

function everyMeaningOf(sought: SoughtWord, isBeyondTelling: boolean): string[] {
  return [
    ...termsOf(sought.same),
    ...(isBeyondTelling ? [] : termsOf(sought.told.map((word) => `.${word}`))),
    ...partsOf(sought),
    ...termsOf(sought.near),
    ...termsOf(sought.categories),
    ...termsOf(sought.stores),
    ...longerWordsOf(sought),
  ]
}

function termsOf(words: string[], weight: Weight = ''): string[] {
  return words.map((word) => `'${word}'${weight ? `:${weight}` : ''}`)
}

function partsOf({ parts }: SoughtWord, weight: Weight = ''): string[] {
  return parts.map((each) => `(${each.map((same) => `(${termsOf(same, weight).join(' | ')})`).join(' & ')})`)
}

/** For the index: asked for a beginning it brings together all products with any such word, before it looks at the rest. */
function longerWordsOf(sought: SoughtWord): string[] {
  return sought.isBeginning && sought.begun.length > 0 ? termsOf(sought.begun) : beginningOf(sought)
}

function beginningOf({ word, isBeginning }: SoughtWord, weight: Weight = ''): string[] {
  return isBeginning ? [`'${word}':*${weight}`] : []
}
