import { slipsBetween, slipsForgiven } from './slips.ts'
import { latinOf, soundOf } from './sounds.ts'

const MOST_CORRECTIONS = 12
/** How much two words of one sound may differ in their vowels. */
const MOST_VOWELS_APART = 3
/** Whoever writes by ear is sure of the consonants and not of the vowels: less than a slip, and enough to decide between two. */
const FOR_SOUND = 0.5
/** A slip in the first letter is rare. */
const FOR_FIRST_LETTER = 0.25
const FOR_BEGINNING = 0.01

/** Of the words given, the nearest to what was typed: by slips, or by sound and the fewest other vowels. */
export function correctionsOf(typed: string, words: string[]): string[] {
  const distances = words.map((word) => ({ word, distance: distanceOf(typed, word) }))
  const nearest = Math.min(...distances.map(({ distance }) => distance))
  if (!Number.isFinite(nearest)) return []
  const corrections = distances.filter(({ distance }) => distance === nearest).map(({ word }) => word)
  return corrections.slice(0, MOST_CORRECTIONS)
}

function distanceOf(typed: string, word: string): number {
  const sound = softSoundOf(typed)
  const isOfOneSound = sound !== undefined && sound === softSoundOf(word)
  const [heard, meant] = [heardOnce(typed), heardOnce(word)]
  const isOfOneFirstLetter = heard[0] === meant[0]
  const slips = slipsBetween(typed, word)
  const apart = isOfOneSound ? Math.min(slips, slipsBetween(heard, meant)) : slips
  if (apart > (isOfOneSound ? MOST_VOWELS_APART : slipsForgiven(typed))) return Number.POSITIVE_INFINITY
  if (!isOfOneFirstLetter) return apart + FOR_FIRST_LETTER
  return apart - (isOfOneSound ? FOR_SOUND : 0) - FOR_BEGINNING * lettersShared(heard, meant)
}

/** How many letters they begin with alike. */
function lettersShared(one: string, other: string): number {
  const apart = [...one].findIndex((letter, at) => letter !== other[at])
  return apart < 0 ? one.length : apart
}

/** In Latin letters; doubled ones sound like one. */
function heardOnce(word: string): string {
  return latinOf(word).replace(/(.)\1+/gu, '$1')
}

/** An h inside a word is hardly heard. */
function softSoundOf(word: string): string | undefined {
  return soundOf(word)?.replace(/(?<!^)h/g, '')
}
