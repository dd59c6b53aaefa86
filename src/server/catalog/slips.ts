/** Typing errors: one missing, extra, wrong or swapped neighbouring letter. */

const SHORTEST_TO_CORRECT = 4

/** Whether a typing error in the word is looked for: short words and numbers are taken as they are. */
export function mayBeSlip(word: string): boolean {
  return [...word].length >= SHORTEST_TO_CORRECT && !/\p{N}/u.test(word)
}

/** Whether products’ words are kept with their spellings: a word is what one slip may have made of it. */
export function isSpelled(word: string): boolean {
  return [...word].length >= SHORTEST_TO_CORRECT - 1 && !/\p{N}/u.test(word)
}

/** The word and every spelling of it that lacks one letter. Two words one slip apart share at least one of these. */
export function spellingsOf(word: string): string[] {
  const letters = [...word]
  const shorter = letters.length >= SHORTEST_TO_CORRECT ? letters.map((_, at) => letters.toSpliced(at, 1).join('')) : []
  return [...new Set([word, ...shorter])]
}

/** Whether the two words differ by one slip at most. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length)
  if (!short || !long || long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const restOfLong = long.slice(start)
  const restOfShort = short.slice(start)
  if (short.length < long.length) return same(restOfLong.slice(1), restOfShort)
  return same(restOfLong.slice(1), restOfShort.slice(1)) || same(swapFirstTwo(restOfLong), restOfShort)
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((letter, at) => letter === other[at])
}

function swapFirstTwo([first = '', second = '', ...rest]: string[]): string[] {
  return [second, first, ...rest].filter((letter) => letter !== '')
}
