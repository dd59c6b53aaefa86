import { remembered } from '../platform/remembered.ts'
import { slipsBetween, slipsForgiven } from './slips.ts'
import { latinOf, soundOf } from './sounds.ts'
import { synonymsOf } from './thesaurus.ts'

const MOST_CORRECTIONS = 12
/** The words that come near are mostly the same few of the vocabulary. */
const MOST_REMEMBERED = 10_000
/** How much two words of one sound may differ in their vowels. */
const MOST_VOWELS_APART = 3
/** Whoever writes by ear is sure of the consonants and not of the vowels: less than a slip, and enough to decide between two. */
const FOR_SOUND = 0.5
/** A slip in the first letter is rare. */
const FOR_FIRST_LETTER = 0.25
const FOR_BEGINNING = 0.01
/** Two slips leave little of a shorter word. */
const SHORTEST_SURE_OF_TWO = 7

/** Of the words given, the nearest to what was typed: by slips, or by sound and the fewest other vowels. */
export function correctionsOf(typed: string, words: string[]): string[] {
  const near = words.flatMap((word) => nearnessOf(typed, word) ?? [])
  const nearest = Math.min(...near.map(({ distance }) => distance))
  const corrections = near.filter(({ distance }) => distance === nearest)
  const isGuess = corrections.some((each) => each.isGuess)
  return isGuess && !isOneMeaning(near) ? [] : corrections.slice(0, MOST_CORRECTIONS).map(({ word }) => word)
}

interface Near {
  word: string
  distance: number
  /** It may be meant only where nothing else comes as near. */
  isGuess: boolean
}

function nearnessOf(typed: string, word: string): Near | undefined {
  const [{ heard, sound }, meant] = [heardAs(typed), heardAs(word)]
  const isOfOneBeginning = heard[0] === meant.heard[0]
  const slips = slipsBetween(typed, word)
  if (sound !== undefined && sound === meant.sound) {
    const apart = Math.min(slips, slipsBetween(heard, meant.heard))
    if (apart > MOST_VOWELS_APART) return undefined
    const distance = isOfOneBeginning ? apart - FOR_SOUND - forBeginning(heard, meant.heard) : apart + FOR_FIRST_LETTER
    return { word, distance, isGuess: false }
  }
  if (slips > slipsForgiven(typed)) return undefined
  const isGuess = slips > 1 && typed.length < SHORTEST_SURE_OF_TWO
  if (isGuess && !(isOfOneBeginning && Math.abs(typed.length - word.length) < 2)) return undefined
  const distance = isOfOneBeginning ? slips - forBeginning(heard, meant.heard) : slips + FOR_FIRST_LETTER
  return { word, distance, isGuess }
}

function isOneMeaning([first, ...others]: Near[]): boolean {
  const same = first ? [first.word, ...synonymsOf(first.word)] : []
  return others.every(({ word }) => same.includes(word))
}

/** Of equals, that is meant which begins with the most of the same letters. */
function forBeginning(heard: string, meant: string): number {
  const apart = [...heard].findIndex((letter, at) => letter !== meant[at])
  return FOR_BEGINNING * (apart < 0 ? heard.length : apart)
}

/** In Latin letters, doubled ones as one; and its consonants, of which an h inside the word is hardly heard. */
const heardAs = remembered(
  (word: string) => ({
    heard: latinOf(word).replace(/(.)\1+/gu, '$1'),
    sound: soundOf(word)?.replace(/(?<!^)h/g, ''),
  }),
  MOST_REMEMBERED,
)
