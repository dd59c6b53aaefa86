/** `1,250` and `1,250.50`, without `Intl`, whose first use costs a phone 50 ms. */
export function formatNumber(number: number, decimals = 0): string {
  return number.toFixed(decimals).replace(THOUSANDS, ',')
}
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g

/** Bangla, Arabic-Indic, Persian and full-width digits → `0` to `9`. */
export function plainDigits(text: string): string {
  return text.replace(/[০-৯٠-٩۰-۹０-９]/g, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
}
const OTHER_DIGITS = '০১২৩৪৫৬৭৮৯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'

/** In any digits; null for anything else. */
export function wholeNumberIn(text: string): number | null {
  const digits = plainDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
