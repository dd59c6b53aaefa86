import type { Split } from '../text-analysis/interpretations.ts'
import type { Named } from './destinations.ts'

/** How the shop knows a word: by thesaurus, in a name, as the prefix of one, as two of them, or not at all. */
export type Standing = 'thesaurus' | 'word' | 'prefix' | 'split' | 'none'

/** What a typed word may stand for. Words are letters and digits only; so are the categories’ and stores’ `#c2` and `#v5`. */
export interface QueryTerm extends Named {
  word: string
  typed: string
  isPrefix: boolean
  /** Longer words with this prefix, unless very many: each is an index look-up. */
  completions: string[]
  /** Known synonyms: singular, other words, joined with its neighbour. */
  knownSynonyms: string[]
  /** All synonyms, for descriptions. */
  synonyms: string[]
  /** Its splits into two known words (halfshirt). */
  splits: Split[]
  /** Kinds of it, and what its completions mean. */
  near: string[]
  standing: Standing
  /** Products on sale with it or a synonym, at the last count. */
  products: number
  isDestination: boolean
  /** Only a shade of a colour: not required. */
  isOptional: boolean
  typoOf: string[]
}
