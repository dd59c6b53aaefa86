import fc from 'fast-check'

const BANGLA = [...'কখগঘচছজটডতথদধনপফবভমযরলশষসহািীুূ']
const ENGLISH = [...'abcdefghijklmnopqrstuvwxyz']
const letter = fc.constantFrom(...ENGLISH, ...BANGLA)

/** Words of 5 to 12 letters, of one script. */
export const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...ENGLISH), minLength: 5, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...BANGLA), minLength: 5, maxLength: 12 }),
)

/** The word with one letter missing, one too many, a wrong one, or two neighbours swapped. */
export function typoOf(right: string): fc.Arbitrary<string> {
  const letters = [...right]
  const kinds = fc.constantFrom('missing', 'extra', 'wrong', 'swapped')
  return fc.tuple(kinds, fc.nat(letters.length - 2), letter).map(([kind, at, other]) => {
    const [here = '', next = ''] = letters.slice(at)
    if (kind === 'missing') return letters.toSpliced(at, 1).join('')
    if (kind === 'extra') return letters.toSpliced(at, 0, other).join('')
    if (kind === 'wrong') return letters.toSpliced(at, 1, other).join('')
    return letters.toSpliced(at, 2, next, here).join('')
  })
}
