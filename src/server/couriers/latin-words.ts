import { latinOf, phoneticKeyOf } from '../text-analysis/phonetics.ts'
import { typosBetween } from '../text-analysis/typos.ts'
import { listedInLatin } from './bangla-areas.ts'

const BANGLA = /\p{Script=Bengali}/u
/** Letters in which what sounds alike may differ: Bangla does not write each vowel. */
const LETTERS_A_DIFFERENCE = 3

export interface InLatin {
  word: string
  /** By its sound alone: another word may have been meant. */
  isGuess: boolean
}

/** Words of Bangla as the words of a company’s areas, which are in Latin letters; others stay as they are. */
export function latinWords(areaWords: Iterable<string>): (word: string) => InLatin[] {
  const known = new Set(areaWords)
  let bySound: Map<string, string[]> | undefined
  const soundingLike = (latin: string): InLatin => {
    // At the first word of Bangla: most addresses have none.
    bySound ??= wordsBySound(known)
    const guess = nearest(latin, bySound.get(phoneticKeyOf(latin) ?? '') ?? [])
    return { word: guess ?? latin, isGuess: guess !== undefined }
  }
  const asKnown = (latin: string) => (known.has(latin) ? { word: latin, isGuess: false } : soundingLike(latin))
  return (word) => {
    if (!BANGLA.test(word) || known.has(word)) return [{ word, isGuess: false }]
    return listedInLatin(word)?.map(asKnown) ?? [soundingLike(latinOf(word))]
  }
}

function wordsBySound(words: Iterable<string>): Map<string, string[]> {
  const bySound = new Map<string, string[]>()
  for (const word of words) {
    const key = phoneticKeyOf(word)
    if (key !== undefined) bySound.set(key, [...(bySound.get(key) ?? []), word])
  }
  return bySound
}

function nearest(latin: string, words: string[]): string | undefined {
  const near = words
    .map((word) => ({ word, typos: typosBetween(latin, word) }))
    .filter(({ word, typos }) => typos <= Math.max(1, word.length / LETTERS_A_DIFFERENCE))
  return near.sort((one, other) => one.typos - other.typos)[0]?.word
}
