/** Typos: a missing, extra, wrong or swapped letter; two of them in longer words. */

const SHORTEST_TO_CORRECT = 3
const SHORTEST_FOR_TWO = 5
/** Deletions of two grow by the square: 800 for forty letters. */
const LONGEST_FOR_TWO = 16

/** No short words or numbers; Bangla goes by sound. */
export function mayBeTypo(word: string): boolean {
  const isLong = [...word].length >= SHORTEST_TO_CORRECT - 1
  return (isLong || /\p{Script=Bengali}/u.test(word)) && !/\p{N}/u.test(word)
}

export function isSpelled(word: string): boolean {
  return [...word].length >= SHORTEST_TO_CORRECT && !/\p{N}/u.test(word)
}

/** Typos that a word’s stored spellings cover. */
export type Typos = 1 | 2

/** Two cost a hundred rows: for words of several products. */
export function typosKept(products: number): Typos {
  return products > 1 ? 2 : 1
}

export function typosForgiven(word: string): number {
  const { length } = [...word]
  if (length < SHORTEST_TO_CORRECT - 1) return 0
  return length >= SHORTEST_FOR_TWO && length <= LONGEST_FOR_TWO ? 2 : 1
}

/** Symmetric deletes: a word and its deletions of one letter, or two where two typos are forgiven. Typos share one of these. */
export function spellingsOf(word: string, typos: Typos = 2): string[] {
  const length = [...word].length
  const once = length >= SHORTEST_TO_CORRECT ? shorterBy1(word) : []
  const isForTwo = typos === 2 && length >= SHORTEST_FOR_TWO && length <= LONGEST_FOR_TWO
  const twice = isForTwo ? once.flatMap(shorterBy1) : []
  return [...new Set([word, ...once, ...twice])]
}

function shorterBy1(word: string): string[] {
  const letters = [...word]
  return letters.map((_, at) => letters.toSpliced(at, 1).join(''))
}

/** Damerau–Levenshtein distance, optimal string alignment. */
export function typosBetween(one: string, other: string): number {
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
