import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isGsm } from './gsm-alphabet.ts'
import { sizeOfSms } from './sms-parts.ts'

describe('parts of a text', () => {
  test.each([
    ['nothing at all', '', 'gsm', 0, 1],
    ['160 letters', 'a'.repeat(160), 'gsm', 160, 1],
    ['161 letters', 'a'.repeat(161), 'gsm', 161, 2],
    ['306 letters', 'a'.repeat(306), 'gsm', 306, 2],
    ['307 letters', 'a'.repeat(307), 'gsm', 307, 3],
    ['80 euros', '€'.repeat(80), 'gsm', 160, 1],
    ['81 euros, of which a part holds 76: an escape stays with its sign', '€'.repeat(81), 'gsm', 162, 2],
    ['153 euros', '€'.repeat(153), 'gsm', 306, 3],
    ['every sign of the extension table', '\f^{}\\[~]|€', 'gsm', 20, 1],
    ['70 letters of Bangla', 'ক'.repeat(70), 'ucs2', 70, 1],
    ['71 letters of Bangla', 'ক'.repeat(71), 'ucs2', 71, 2],
    ['134 letters of Bangla', 'ক'.repeat(134), 'ucs2', 134, 2],
    ['135 letters of Bangla', 'ক'.repeat(135), 'ucs2', 135, 3],
    ['35 smiles', '😀'.repeat(35), 'ucs2', 70, 1],
    ['67 smiles, of which a part holds 33: none is torn', '😀'.repeat(67), 'ucs2', 134, 3],
    ['one taka sign among 70 letters', `৳${'a'.repeat(70)}`, 'ucs2', 71, 2],
    ['a code, in Bangla', 'হাট: আপনার কোড ১২৩৪৫৬। কাউকে বলবেন না।', 'ucs2', 38, 1],
  ] as const)('%s', (_, text, alphabet, units, parts) => {
    expect(sizeOfSms(text)).toEqual({ alphabet, units, parts })
  })

  test('hold every text, without tearing a character, and no part could be spared', () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        const { alphabet, units, parts } = sizeOfSms(text)
        const [alone, joined, widest] = alphabet === 'gsm' ? [160, 153, 2] : [70, 67, 2]
        expect(alphabet === 'gsm').toBe(isGsm(text))
        if (alphabet === 'ucs2') expect(units).toBe(text.length)
        if (parts === 1) expect(units).toBeLessThanOrEqual(alone)
        else {
          expect(units).toBeGreaterThan(alone)
          expect(units).toBeLessThanOrEqual(parts * joined)
          // At most one unit of each part but the last is left empty, before a character of two.
          expect(units).toBeGreaterThan((parts - 1) * (joined - widest + 1))
        }
      }),
    )
  })

  test('never fall when a text grows within its alphabet', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '€', 'é', '{', '\n'), maxLength: 500 })
    fc.assert(
      fc.property(letters, letters, (text, more) => {
        expect(sizeOfSms(text + more).parts).toBeGreaterThanOrEqual(sizeOfSms(text).parts)
      }),
    )
  })
})
