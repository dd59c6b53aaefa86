import { plainDigits } from './digits.ts'

const BEFORE = /^(৳|BDT|Tk\.?|Taka|টাকা) ?/i
const AFTER = / ?(৳|BDT|Tk\.?|Taka|টাকা)? ?(\/[-=])? ?(only|মাত্র)?$/i
const AFTER_PIECES = / ?(pcs?\.?|pieces?|পিস|টি)$/i
const LONGEST_AMOUNT = 60
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/
/** Of `2.500` nobody knows whether the dot parts thousands: 2.50, or 2,500. */
const UNCLEAR = /^-?\d{1,3}\.\d{3}$/

/** `1250.50`, `৳ 1,250`, `১,২৫০ Tk.`, `১২৫০ টাকা`, `1250.0000`: of a cell, in taka; null: none, or one that is unclear. */
export function amountInCell(text: string): number | null {
  const digits = bareDigits(text)
  return AMOUNT.test(digits) && !UNCLEAR.test(digits) ? Number(digits.replaceAll(',', '')) : null
}

export function isUnclearAmount(text: string): boolean {
  return UNCLEAR.test(bareDigits(text))
}

/** `12`, `1,200`, `12.0000`, `১২ পিস`, and less than none, as shops write what they owe; null: no whole number, or one that is unclear. */
export function piecesInCell(text: string): number | null {
  const amount = amountInCell(tidied(text).replace(AFTER_PIECES, ''))
  return amount !== null && Number.isInteger(amount) ? Math.max(0, amount) : null
}

function bareDigits(text: string): string {
  return plainDigits(tidied(text)).replace(BEFORE, '').replace(AFTER, '')
}

/** With single blanks, and nothing of what is too long to be an amount. */
function tidied(text: string): string {
  const words = text.trim()
  return words.length > LONGEST_AMOUNT ? '' : words.replace(/\s+/g, ' ')
}
