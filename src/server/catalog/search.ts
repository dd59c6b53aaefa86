import type { Db } from '../platform/db.ts'
import { isOneSlipApart, mayBeSlip, spellingsOf } from './slips.ts'
import { wordsSpelled } from './vocabulary.queries.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS = 8
const MOST_CORRECTIONS = 30
const SHORTEST_BEGINNING = 2

/** What a typed word may stand for: itself, words that begin with it, and words of the shop one slip away. */
export interface SoughtWord {
  word: string
  isBeginning: boolean
  corrections: string[]
}

/** The words of a search as typed, every one of which a product must meet; none where it holds no letter or digit. */
export async function soughtWords(db: Db, search: string): Promise<SoughtWord[]> {
  const words = wordsOf(search).slice(0, MOST_WORDS)
  const spellings = [...new Set(words.filter(mayBeSlip).flatMap(spellingsOf))]
  const known = spellings.length > 0 ? await wordsSpelled(db, spellings) : []
  return words.map((word) => ({
    word,
    isBeginning: [...word].length >= SHORTEST_BEGINNING,
    corrections: mayBeSlip(word) ? correctionsOf(word, known) : [],
  }))
}

/** None for a word that the shop has: a shirt is no skirt. */
function correctionsOf(word: string, known: string[]): string[] {
  if (known.includes(word)) return []
  return known.filter((other) => isOneSlipApart(word, other)).slice(0, MOST_CORRECTIONS)
}
