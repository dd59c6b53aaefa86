import type { Parts } from './meaning.ts'
import type { Named } from './places-named.ts'

/** What a typed word may stand for. Words are letters and digits only; so are the categories’ and stores’ `#c2` and `#v5`. */
export interface SoughtWord extends Named {
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
  parts: Parts[]
  /** Words that it may mean: kinds of it, and what those words say that go on like it. */
  near: string[]
  /** The shop has something called so, or that it may be a slip of; what it has not may still stand in a description. */
  isOfTheShop: boolean
  /** What has everything else will do: it only tells which shade of a colour is meant. */
  isOptional: boolean
  /** What it is taken for, and stands for from then on: the shop has nothing called so. */
  slipOf: string[]
}
