import fc from 'fast-check'

/** Half surrogates are no characters. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff - 0x800 })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

/**
 * Whatever can be typed or sent: any characters of Unicode, and the words that trouble programs (`__proto__`). What
 * fast-check calls 'binary' is the same, but takes a second to begin with.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(fc.string({ unit: character, maxLength }), fc.string({ maxLength }))
}
