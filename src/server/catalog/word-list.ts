import { remembered } from '../platform/remembered.ts'
import { soundOf } from './sounds.ts'

/** Words in memory, to be found by how they begin and by what a slip makes of them. */
export interface WordList {
  has(word: string): boolean
  begunBy(beginning: string): string[]
  /** All that may be meant by a slip, and some more: those of nearly the same letters, and those that sound like it. */
  likelyMeant(typed: string): string[]
}

/** Two slips take away two letters and bring two others; the length changes by no more than two. */
const MOST_LETTERS_APART = 4
const MOST_LONGER = 2
const LETTER_BITS = 31
const MOST_REMEMBERED = 50_000

export function wordList(words: Iterable<string>): WordList {
  const all = new Set(words)
  let heard: Heard[] | undefined
  return {
    has: (word) => all.has(word),
    begunBy: (beginning) => [...all].filter((word) => word.startsWith(beginning)),
    likelyMeant(typed) {
      // Most lists are replaced before anybody makes a slip.
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

/** A list is made anew where one of its words changes: the others are known by then. */
const heardOf = remembered((word: string): Heard => {
  const letters = [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % LETTER_BITS)), 0)
  return { word, letters, sound: soundOf(word) }
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
