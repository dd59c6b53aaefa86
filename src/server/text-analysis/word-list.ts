import { memoized } from '../platform/memoized.ts'
import { phoneticKeyOf } from './phonetics.ts'

/** Words in memory, by prefix and by typo. */
export interface WordList {
  has(word: string): boolean
  withPrefix(prefix: string): string[]
  /** A superset: nearly the same letters, or the same sound. */
  likelyMeant(typed: string): string[]
}

/** Two typos change at most four letters, and the length by two. */
const MOST_LETTERS_APART = 4
const MOST_LONGER = 2
const LETTER_BITS = 31
const MOST_REMEMBERED = 50_000

export function wordList(words: Iterable<string>): WordList {
  const all = new Set(words)
  let heard: Heard[] | undefined
  return {
    has: (word) => all.has(word),
    withPrefix: (prefix) => [...all].filter((word) => word.startsWith(prefix)),
    likelyMeant(typed) {
      // Lazy: most lists are replaced before a typo.
      heard ??= [...all].map(heardOf)
      const like = heardOf(typed)
      return heard.filter((one) => isLike(one, like)).map(({ word }) => word)
    },
  }
}

interface Heard {
  word: string
  letters: number
  sound: string | undefined
}

/** Memoized beyond a list: a new one has mostly the same words. */
const heardOf = memoized((word: string): Heard => {
  const letters = [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % LETTER_BITS)), 0)
  return { word, letters, sound: phoneticKeyOf(word) }
}, MOST_REMEMBERED)

function isLike(one: Heard, other: Heard): boolean {
  if (one.sound !== undefined && one.sound === other.sound) return true
  const isAsLong = Math.abs(one.word.length - other.word.length) <= MOST_LONGER
  return isAsLong && bitsOf(one.letters ^ other.letters) <= MOST_LETTERS_APART
}

function bitsOf(number: number): number {
  let [bits, left] = [0, number]
  for (; left !== 0; bits += 1) left &= left - 1
  return bits
}
