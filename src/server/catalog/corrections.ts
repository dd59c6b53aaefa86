import { slipsBetween, slipsForgiven } from './slips.ts'
import { latinOf, soundOf } from './sounds.ts'

const MOST_CORRECTIONS = 12
/** How much two words of one sound may differ in their vowels. */
const MOST_VOWELS_APART = 3

/** Of the words given, the nearest to what was typed: by slips, or by sound and the fewest other vowels. */
export function correctionsOf(typed: string, words: string[]): string[] {
  const distances = words.map((word) => ({ word, distance: Math.min(bySlips(typed, word), bySound(typed, word)) }))
  const nearest = Math.min(...distances.map(({ distance }) => distance))
  if (!Number.isFinite(nearest)) return []
  const corrections = distances.filter(({ distance }) => distance === nearest).map(({ word }) => word)
  return corrections.slice(0, MOST_CORRECTIONS)
}

function bySlips(typed: string, word: string): number {
  const slips = slipsBetween(typed, word)
  return slips <= slipsForgiven(typed) ? slips : Number.POSITIVE_INFINITY
}

/** Whoever writes by ear is sure of the consonants and not of the vowels. */
function bySound(typed: string, word: string): number {
  const sound = soundOf(typed)
  if (sound === undefined || sound !== soundOf(word)) return Number.POSITIVE_INFINITY
  const apart = slipsBetween(latinOf(typed), latinOf(word))
  return apart <= MOST_VOWELS_APART ? Math.max(1, apart - 1) : Number.POSITIVE_INFINITY
}
