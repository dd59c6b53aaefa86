import { isGsm, septetsOf } from './gsm-alphabet.ts'

export interface SmsSize {
  /** The seven-bit alphabet of GSM, or UCS-2 for all else: Bangla, `৳`, an emoji. */
  alphabet: 'gsm' | 'ucs2'
  /** Septets, or UTF-16 units. */
  units: number
  /** What a gateway bills. */
  parts: number
}

/** A part alone, and one of several: seven bytes go for which one it is. */
const ROOM = { gsm: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } }

/** How many parts an SMS has. No character is torn: an escape stays with its character, a surrogate with its other half. */
export function sizeOfSms(text: string): SmsSize {
  const alphabet = isGsm(text) ? 'gsm' : 'ucs2'
  const { alone, joined } = ROOM[alphabet]
  const widths = [...text].map((character) => (alphabet === 'gsm' ? (septetsOf(character) ?? 1) : character.length))
  const units = widths.reduce((sum, width) => sum + width, 0)
  return { alphabet, units, parts: units <= alone ? 1 : filledParts(widths, joined) }
}

function filledParts(widths: number[], room: number): number {
  let [parts, left] = [0, 0]
  for (const width of widths) {
    if (width > left) [parts, left] = [parts + 1, room]
    left -= width
  }
  return parts
}
