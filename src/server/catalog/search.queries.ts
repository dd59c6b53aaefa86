import { type RawBuilder, sql } from 'kysely'
import type { SoughtWord } from './search.ts'
import { wordsOf } from './words.ts'

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
  const { atLeast = words.length, isBeyondTelling = false, places = [] } = strictness
  const meanings = words.map((word) => everyMeaningOf(word, isBeyondTelling).join(' | '))
  const standing = places.length > 0 ? [termsOf(places).join(' | ')] : []
  if (atLeast === words.length) return [...meanings, ...standing]
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

/**
 * The tag itself, found by its words: they have an index. A tag without words (★) finds nothing, where the whole shop
 * would have to be read for it.
 */
export function hasTag(tag: string): RawBuilder<boolean> {
  const words = termsOf(wordsOf(tag))
  if (words.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${has(words.join(' & '))} and ${tag} = any(products.tags))`
}

/**
 * How well it meets them, the sum over the words, and then one more for what can be bought now: a sold-out product stands
 * behind its equals.
 */
export function rankOf(words: SoughtWord[]): RawBuilder<number> {
  return sql<number>`(2 * (${sql.join(words.map(rankOfWord), sql` + `)}) + coalesce((
    select 1 from product_sizes where product_id = products.id and stock is distinct from 0 limit 1
  ), 0))`
}

/** The name before a tag before the category, the word before what begins with it or is near it, and last the description. */
function rankOfWord(sought: SoughtWord): RawBuilder<number> {
  const best = [
    when([...termsOf(sought.same, 'A'), ...partsOf(sought, 'A')], 9),
    when([...termsOf(sought.same, 'B'), ...partsOf(sought, 'B')], 6),
    when(termsOf(sought.same, 'C'), 5),
    when([...beginningOf(sought, 'A'), ...termsOf(sought.near, 'A')], 4),
    when([...beginningOf(sought, 'B'), ...termsOf(sought.near, 'B')], 3),
    when([...termsOf(sought.categories), ...termsOf(sought.stores)], 3),
  ].flat()
  const more = [
    when(termsOf(sought.ownCategories), 3),
    when(termsOf(sought.categories), 2),
    when(termsOf(sought.same, 'B'), 1),
  ].flat()
  return sql<number>`case ${sql.join(best, sql` `)} else 1 end + case ${sql.join(more, sql` `)} else 0 end`
}

function when(terms: string[], rank: number): RawBuilder<unknown>[] {
  return terms.length > 0 ? [sql`when ${has(terms.join(' | '))} then ${sql.lit(rank)}`] : []
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
    ...beginningOf(sought),
  ]
}

function termsOf(words: string[], weight: Weight = ''): string[] {
  return words.map((word) => `'${word}'${weight ? `:${weight}` : ''}`)
}

function partsOf({ parts }: SoughtWord, weight: Weight = ''): string[] {
  return parts.map((part) => `(${termsOf(part, weight).join(' & ')})`)
}

function beginningOf({ word, isBeginning }: SoughtWord, weight: Weight = ''): string[] {
  return isBeginning ? [`'${word}':*${weight}`] : []
}
