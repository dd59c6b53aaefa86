import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../text-analysis/words.ts'
import type { QueryTerm } from './query-term.ts'

/** A lexeme that no product has. */
const NOTHING = `'#'`

type Weight = '' | 'A' | 'B' | 'C'

export interface Strictness {
  atLeast?: number
  isWithoutDescription?: boolean
  /** Lexemes of categories and stores, of which one is required. */
  destinations?: string[]
}

export function matchOf(terms: QueryTerm[], strictness: Strictness = {}): RawBuilder<boolean> {
  return has(
    termsToMeet(terms, strictness)
      .map((alternatives) => `(${alternatives})`)
      .join(' & '),
  )
}

/** Terms to meet, one and the other. Words are letters and digits only: nothing to escape. */
export function termsToMeet(query: QueryTerm[], strictness: Strictness): string[] {
  const required = query.filter(({ isOptional }) => !isOptional)
  const { atLeast = required.length, isWithoutDescription = false, destinations = [] } = strictness
  const meanings = required.map((term) => alternativesOf(term, isWithoutDescription).join(' | '))
  const within = destinations.length > 0 ? [termsOf(destinations).join(' | ')] : []
  if (atLeast >= required.length) return [...meanings, ...within]
  const some = choices(
    meanings.map((meaning) => `(${meaning})`),
    atLeast,
  )
  return [some.map((met) => `(${met.join(' & ')})`).join(' | '), ...within]
}

function choices(from: string[], count: number): string[][] {
  const [first, ...rest] = from
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choices(rest, count - 1).map((some) => [first, ...some]), ...choices(rest, count)]
}

export function hasTag(tag: string, terms: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`(products.search @@ ${terms}::tsquery and ${tag} = any(products.tags))`
}

/** A tag is found by its words, which are indexed; one without words (★) finds nothing rather than scan the shop. */
export function tagTermsOf(tag: string): string {
  const words = termsOf(wordsOf(tag))
  return words.length > 0 ? words.join(' & ') : NOTHING
}

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

/** Name before tag before category, exact before prefix and near, description last. */
export function rankTermsOf(term: QueryTerm): RankTerms {
  const categories = termsOf(term.categories)
  const near = (weight: Weight) => [...prefixOf(term, weight), ...termsOf(term.near, weight)]
  return {
    name: anyOf([...termsOf(term.knownSynonyms, 'A'), ...splitsOf(term, 'A')]),
    tag: anyOf([...termsOf(term.knownSynonyms, 'B'), ...splitsOf(term, 'B')]),
    part: anyOf(termsOf(term.knownSynonyms, 'C')),
    nearName: anyOf(near('A')),
    nearTag: anyOf([...near('B'), ...categories, ...termsOf(term.stores)]),
    ownCategory: anyOf(termsOf(term.ownCategories)),
    category: anyOf(categories),
    alsoTag: anyOf(termsOf(term.knownSynonyms, 'B')),
  }
}

/** Above all that eight words can add. */
const IN_STOCK = 500

/** In stock first, then the sum of the words’ ranks. */
export function rankOf(words: RankTerms[]): RawBuilder<number> {
  const ranks = sql.join(words.map(rankOfWord), sql` + `)
  return sql<number>`(${ranks} + case when products.sizes_in_stock <> 0 then ${sql.lit(IN_STOCK)} else 0 end)`
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

function alternativesOf(term: QueryTerm, isBeyondTelling: boolean): string[] {
  return [
    ...termsOf(term.knownSynonyms),
    ...(isBeyondTelling ? [] : termsOf(term.synonyms.map((word) => `.${word}`))),
    ...splitsOf(term),
    ...termsOf(term.near),
    ...termsOf(term.categories),
    ...termsOf(term.stores),
    ...completionsOf(term),
  ]
}

function termsOf(words: string[], weight: Weight = ''): string[] {
  return words.map((word) => `'${word}'${weight ? `:${weight}` : ''}`)
}

function splitsOf({ splits }: QueryTerm, weight: Weight = ''): string[] {
  return splits.map((each) => `(${each.map((same) => `(${termsOf(same, weight).join(' | ')})`).join(' & ')})`)
}

/** A prefix term makes the index gather every longer word first, so these are listed. */
function completionsOf(term: QueryTerm): string[] {
  return term.isPrefix && term.completions.length > 0 ? termsOf(term.completions) : prefixOf(term)
}

function prefixOf({ word, isPrefix }: QueryTerm, weight: Weight = ''): string[] {
  return isPrefix ? [`'${word}':*${weight}`] : []
}
