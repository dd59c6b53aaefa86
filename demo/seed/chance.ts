import { seededRandom } from '../drawing/random.ts'

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to and without 1. */
  share(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  const share = seededRandom(seed)
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  return {
    share,
    between,
    pick(list) {
      const found = list[between(0, list.length - 1)]
      if (found === undefined) throw new Error('Nothing to pick from.')
      return found
    },
  }
}
