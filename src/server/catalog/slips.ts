/** Typing errors: one missing, extra, wrong or swapped neighbouring letter; in all but short words two of them. */

const SHORTEST_TO_CORRECT = 4
const SHORTEST_FOR_TWO = 5
/** The spellings that lack two letters grow with the square of the length: a word of forty would have eight hundred. */
const LONGEST_FOR_TWO = 16

/** Whether a typing error in the word is looked for: short words and numbers are taken as they are, and Bangla by its sound. */
export function mayBeSlip(word: string): boolean {
  const isLong = [...word].length >= SHORTEST_TO_CORRECT
  return (isLong || /\p{Script=Bengali}/u.test(word)) && !/\p{N}/u.test(word)
}

/** Whether products’ words are kept with their spellings: a word is what one slip may have made of it. */
export function isSpelled(word: string): boolean {
  return [...word].length >= SHORTEST_TO_CORRECT - 1 && !/\p{N}/u.test(word)
}

/** How many slips are forgiven in a word. */
export function slipsForgiven(word: string): number {
  const { length } = [...word]
  if (length < SHORTEST_TO_CORRECT) return 0
  return length >= SHORTEST_FOR_TWO && length <= LONGEST_FOR_TWO ? 2 : 1
}

/**
 * The word and every spelling of it that lacks one letter; those that lack two as well where it is neither short nor very long.
 * Two words that are one slip apart share at least one of these, and so do two that are two slips apart where two are forgiven.
 */
export function spellingsOf(word: string): string[] {
  const length = [...word].length
  const once = length >= SHORTEST_TO_CORRECT ? shorterBy1(word) : []
  const isForTwo = length >= SHORTEST_FOR_TWO && length <= LONGEST_FOR_TWO
  const twice = isForTwo ? once.flatMap(shorterBy1) : []
  return [...new Set([word, ...once, ...twice])]
}

function shorterBy1(word: string): string[] {
  const letters = [...word]
  return letters.map((_, at) => letters.toSpliced(at, 1).join(''))
}

/** How many slips make one word of the other (Damerau–Levenshtein, optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let last = to.map((_, at) => at).concat(to.length)
  for (const [row, letter] of from.entries()) {
    const next = [row + 1]
    for (const [at, wanted] of to.entries()) {
      const kept = (last[at] ?? 0) + (letter === wanted ? 0 : 1)
      const isSwap = row > 0 && at > 0 && letter === to[at - 1] && from[row - 1] === wanted
      const swapped = isSwap ? (before[at - 1] ?? 0) + 1 : kept
      next.push(Math.min(kept, swapped, (last[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    before = last
    last = next
  }
  return last.at(-1) ?? 0
}
