import type { Random } from '../../demo/random.ts'

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** What people write by ear, one for the other. */
const BY_EAR = [
  ['ph', 'f'],
  ['ck', 'k'],
  ['ee', 'i'],
  ['ea', 'ee'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['sh', 's'],
  ['wh', 'w'],
  ['th', 't'],
  ['gh', 'g'],
  ['ai', 'e'],
  ['ay', 'ai'],
  ['y', 'i'],
  ['i', 'e'],
  ['c', 'k'],
  ['k', 'c'],
  ['s', 'z'],
  ['z', 's'],
  ['v', 'b'],
  ['j', 'z'],
  ['x', 'ks'],
  ['a', 'e'],
  ['u', 'a'],
  ['o', 'u'],
] as const
const SHORTEST_MISTYPED = 3

type Slip = (letters: string[], at: number, random: Random) => string
const SLIPS: Record<string, Slip> = {
  missing: (letters, at) => letters.toSpliced(at, 1).join(''),
  doubled: (letters, at) => letters.toSpliced(at, 0, letters[at] ?? '').join(''),
  swapped: (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '').join(''),
  neighbour: (letters, at, random) => letters.with(at, random.pick(keysBeside(letters[at] ?? ''))).join(''),
  sound: (letters, _, random) => heard(letters.join(''), random),
}

/** The word as somebody mistypes it: one slip, of any kind. Words of one or two letters are left as they are. */
export function mistyped(word: string, random: Random): string {
  const letters = [...word]
  if (letters.length < SHORTEST_MISTYPED || !/^[a-z]+$/.test(word)) return word
  for (;;) {
    const slip = SLIPS[random.pick(Object.keys(SLIPS))]
    const typed = slip?.(letters, random.between(0, letters.length - 1), random) ?? word
    if (typed !== word) return typed
  }
}

function heard(word: string, random: Random): string {
  const heardSo = BY_EAR.filter(([letters]) => word.includes(letters))
  if (heardSo.length === 0) return word
  const [letters, other] = random.pick(heardSo)
  return word.replace(letters, other)
}

/** Those left and right of it, and those above and below. */
function keysBeside(letter: string): string[] {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter))
  const at = KEY_ROWS[row]?.indexOf(letter) ?? 0
  const beside = [KEY_ROWS[row]?.[at - 1], KEY_ROWS[row]?.[at + 1]]
  const across = [KEY_ROWS[row - 1]?.slice(at, at + 2), KEY_ROWS[row + 1]?.slice(Math.max(0, at - 1), at + 1)]
  return [...beside, ...across.flatMap((keys) => [...(keys ?? '')])].filter((key) => key !== undefined)
}
