import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typoOf, word } from './testing/typos.ts'
import { spellingsOf, typosBetween } from './typos.ts'

describe('one typo', () => {
  test.each([
    ['panjabi', 'panjabi'],
    ['panjbai', 'panjabi'],
    ['shrit', 'shirt'],
    ['jamdni', 'jamdani'],
    ['sarree', 'saree'],
    ['sarea', 'saree'],
    ['aree', 'saree'],
    ['শাড', 'শাড়'],
  ])('%s may mean %s', (typed, meant) => {
    expect(typosBetween(typed, meant)).toBeLessThanOrEqual(1)
  })

  test.each([
    ['kurti', 'shirt'],
    ['sare', 'sarees'],
    ['pnajbai', 'panjabi'],
    ['abcd', 'badc'],
    ['abcd', 'cbad'],
    ['', 'ab'],
  ])('%s does not mean %s', (typed, other) => {
    expect(typosBetween(typed, other)).toBeGreaterThan(1)
  })

  test('every typo of a word is one typo apart, both ways, and shares a spelling with it', () => {
    fc.assert(
      fc.property(
        word.chain((right) => fc.tuple(fc.constant(right), typoOf(right))),
        ([right, wrong]) => {
          expect(typosBetween(right, wrong)).toBeLessThanOrEqual(1)
          expect(typosBetween(wrong, right)).toBeLessThanOrEqual(1)
          const shared = spellingsOf(right).filter((spelling) => spellingsOf(wrong).includes(spelling))
          expect(shared).not.toEqual([])
        },
      ),
    )
  })

  test('no word, however long, has more spellings than a shop can keep of each', () => {
    const letters = Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    for (let length = 1; length <= letters.length; length += 1)
      expect(spellingsOf(letters.slice(0, length).join('')).length).toBeLessThan(140)
  })

  test('it agrees with the textbook’s distance', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(short, short, (one, other) => {
        expect(typosBetween(one, other)).toBe(distance(one, other))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Damerau–Levenshtein (optimal string alignment), straight from its definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const options = [
    distance(one.slice(1), other) + 1,
    distance(one, other.slice(1)) + 1,
    distance(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
  ]
  const isSwapped = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0]
  if (isSwapped) options.push(distance(one.slice(2), other.slice(2)) + 1)
  return Math.min(...options)
}
