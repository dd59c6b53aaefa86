import { memoized } from '../platform/memoized.ts'
import { phoneticKeyOf } from './phonetics.ts'

/** Words in memory, by prefix and by typo. */
export interface WordList {
  has(word: string): boolean
  withPrefix(prefix: string): string[]
  /** A superset: nearly the same letters, or the same sound. */
  candidatesFor(typed: string): string[]
}

/** Two typos change at most four letters, and the length by two. */
const MOST_LETTERS_APART = 4
const MOST_LONGER = 2
const LETTER_BITS = 31
const MOST_REMEMBERED = 50_000

export function wordList(words: Iterable<string>): WordList {
  const all = new Set(words)
  let signatures: Signature[] | undefined
  return {
    has: (word) => all.has(word),
    withPrefix: (prefix) => [...all].filter((word) => word.startsWith(prefix)),
    candidatesFor(typed) {
      // Lazy: most lists are replaced before a typo.
      signatures ??= [...all].map(signatureOf)
      const like = signatureOf(typed)
      return signatures.filter((one) => isLike(one, like)).map(({ word }) => word)
    },
  }
}

interface Signature {
  word: string
  letters: number
  phoneticKey: string | undefined
}

/** Memoized beyond a list: a new one has mostly the same words. */
const signatureOf = memoized((word: string): Signature => {
  const letters = [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % LETTER_BITS)), 0)
  return { word, letters, phoneticKey: phoneticKeyOf(word) }
}, MOST_REMEMBERED)

function isLike(one: Signature, other: Signature): boolean {
  if (one.phoneticKey !== undefined && one.phoneticKey === other.phoneticKey) return true
  const isAsLong = Math.abs(one.word.length - other.word.length) <= MOST_LONGER
  return isAsLong && bitsOf(one.letters ^ other.letters) <= MOST_LETTERS_APART
}

function bitsOf(number: number): number {
  let [bits, left] = [0, number]
  for (; left !== 0; bits += 1) left &= left - 1
  return bits
}
