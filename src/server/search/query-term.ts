import type { Parts } from '../text-analysis/interpretations.ts'
import type { Named } from './destinations.ts'

/** How the shop knows a word: by thesaurus, in a name, as the beginning of one, as two of them, or not at all. */
export type Standing = 'meaning' | 'word' | 'begun' | 'parts' | 'none'

/** What a typed word may stand for. Words are letters and digits only; so are the categories’ and stores’ `#c2` and `#v5`. */
export interface QueryTerm extends Named {
  word: string
  typed: string
  isBeginning: boolean
  /** Longer words with this beginning, unless very many: each is an index look-up. */
  begun: string[]
  /** Known synonyms: singular, other words, joined with its neighbour. */
  same: string[]
  /** All synonyms, for descriptions. */
  told: string[]
  /** Its splits into two known words (halfshirt). */
  parts: Parts[]
  /** Kinds of it, and what its completions mean. */
  near: string[]
  standing: Standing
  /** Products on sale with it or a synonym, at the last count. */
  products: number
  isOfPlace: boolean
  /** Only a shade of a colour: not required. */
  isOptional: boolean
  slipOf: string[]
}
