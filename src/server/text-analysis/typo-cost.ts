import { memoized } from '../platform/memoized.ts'
import { latinOf, phoneticKeyOf } from './phonetics.ts'
import { typosBetween, typosForgiven } from './typos.ts'

/** Negative log probability of a typo, comparable with word frequencies (search/corrections.ts). */

const FOR_MISSING = { vowel: 4, doubled: 3.4, silent: 3.6, other: 4.4 }
const FOR_EXTRA = { doubled: 3.6, neighbour: 4.8, vowel: 5.2, other: 6.2 }
const FOR_WRONG = { neighbour: 4.4, vowel: 4, sound: 3.8, other: 6.4 }
const FOR_SWAPPED = 4
/** The first letter is typed with a look at the keys. */
const FOR_FIRST_LETTER = 1
/** Writers by ear keep consonants and the alphabet, and miss vowels. */
const FOR_SOUND = { vowelsApart: [2, 3, 4, 6.5], first: 2, last: 1, otherLetters: 2.5 }
/** Shorter words keep too little after two typos. */
const SHORTEST_SURE_OF_TWO = 7
const FOR_TWO_IN_SHORT = 1.6
const HIGHEST_COST = 12.5
const NEVER = Number.POSITIVE_INFINITY
const MOST_REMEMBERED = 10_000

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const BANGLA = /\p{Script=Bengali}/u
const VOWEL = /^[aeiouy\p{M}]$/u
const SAME_SOUND = ['ckq', 'szc', 'jzg', 'vbw', 'iy', 'fp', 'td', 'xs', 'nm']

/** Undefined where nobody would mistype it so. */
export function typoCost(typed: string, word: string): number | undefined {
  const costs = [costOfTypos(typed, word), costOfSound(typed, word)].filter((cost) => cost !== undefined)
  const least = Math.min(...costs)
  return least <= HIGHEST_COST ? least : undefined
}

function costOfTypos(typed: string, word: string): number | undefined {
  const typos = typosBetween(typed, word)
  if (typos > typosForgiven(typed)) return undefined
  const isGuess = typos > 1 && typed.length < SHORTEST_SURE_OF_TWO
  return cheapestWay([...typed], [...word]) + (isGuess ? FOR_TWO_IN_SHORT : 0)
}

function costOfSound(typed: string, word: string): number | undefined {
  const [one, other] = [phoneticsOf(typed), phoneticsOf(word)]
  if (one.phoneticKey === undefined || one.phoneticKey !== other.phoneticKey) return undefined
  const apart = Math.min(typosBetween(typed, word), typosBetween(one.latin, other.latin))
  const forVowels = FOR_SOUND.vowelsApart[apart]
  if (forVowels === undefined) return undefined
  const forFirst = one.latin[0] === other.latin[0] ? 0 : FOR_SOUND.first
  const forLast = one.latin.at(-1) === other.latin.at(-1) ? 0 : FOR_SOUND.last
  const forLetters = BANGLA.test(typed) === BANGLA.test(word) ? 0 : FOR_SOUND.otherLetters
  return forVowels + forFirst + forLast + forLetters
}

/** In Latin letters, doubles as one; and consonants, without an inner h. */
const phoneticsOf = memoized(
  (word: string) => ({
    latin: latinOf(word).replace(/(.)\1+/gu, '$1'),
    phoneticKey: phoneticKeyOf(word)?.replace(/(?<!^)h/g, ''),
  }),
  MOST_REMEMBERED,
)

/** The cheapest edit script, by the costs above. */
function cheapestWay(typed: string[], word: string[]): number {
  const least = Array.from({ length: typed.length + 1 }, (): number[] => [])
  const at = (row: number, column: number) => least[row]?.[column] ?? NEVER
  for (const [row, costs] of least.entries())
    for (let column = 0; column <= word.length; column += 1) {
      const isKept = row > 0 && column > 0 && typed[row - 1] === word[column - 1]
      const ways = [
        at(row - 1, column) + forExtra(typed, row - 1),
        at(row, column - 1) + forMissing(word, column - 1),
        at(row - 1, column - 1) + (isKept ? 0 : forWrong(typed[row - 1], word[column - 1], row - 1)),
        at(row - 2, column - 2) + (isSwap(typed, word, row, column) ? FOR_SWAPPED + forFirst(row - 2) : NEVER),
      ]
      costs.push(row + column === 0 ? 0 : Math.min(...ways))
    }
  return at(typed.length, word.length)
}

function isSwap(typed: string[], word: string[], row: number, column: number): boolean {
  return row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
}

function forMissing(word: string[], at: number): number {
  const [before, letter = '', after] = [word[at - 1], word[at], word[at + 1]]
  if (letter === before || letter === after) return FOR_MISSING.doubled
  const cost = VOWEL.test(letter) ? FOR_MISSING.vowel : letter === 'h' ? FOR_MISSING.silent : FOR_MISSING.other
  return cost + forFirst(at)
}

function forExtra(typed: string[], at: number): number {
  const [before, letter = '', after] = [typed[at - 1], typed[at], typed[at + 1]]
  if (letter === before || letter === after) return FOR_EXTRA.doubled
  if (areNeighbours(letter, before) || areNeighbours(letter, after)) return FOR_EXTRA.neighbour + forFirst(at)
  return (VOWEL.test(letter) ? FOR_EXTRA.vowel : FOR_EXTRA.other) + forFirst(at)
}

function forWrong(typed = '', meant = '', at: number): number {
  const isSound = SAME_SOUND.some((letters) => letters.includes(typed) && letters.includes(meant))
  const costs = [
    FOR_WRONG.other,
    ...(areNeighbours(typed, meant) ? [FOR_WRONG.neighbour] : []),
    ...(VOWEL.test(typed) && VOWEL.test(meant) ? [FOR_WRONG.vowel] : []),
    ...(isSound ? [FOR_WRONG.sound] : []),
  ]
  return Math.min(...costs) + forFirst(at)
}

function forFirst(at: number): number {
  return at === 0 ? FOR_FIRST_LETTER : 0
}

/** Neighbours on the keyboard. */
function areNeighbours(one: string, other = ''): boolean {
  const [from, to] = [keyOf(one), keyOf(other)]
  if (!from || !to || one === other) return false
  const across = to.row - from.row
  const along = to.at - from.at
  if (across === 0) return Math.abs(along) === 1
  return Math.abs(across) === 1 && (along === 0 || along === -across)
}

function keyOf(letter: string): { row: number; at: number } | undefined {
  const row = KEY_ROWS.findIndex((keys) => letter !== '' && keys.includes(letter))
  return row < 0 ? undefined : { row, at: KEY_ROWS[row]?.indexOf(letter) ?? 0 }
}
