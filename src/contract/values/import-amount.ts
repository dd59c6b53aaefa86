import { plainDigits } from './digits.ts'

/** `1250.50`, `৳ 1,250`, `১,২৫০ Tk.`: of a cell, in taka; null: none. */
export function amountInCell(text: string): number | null {
  const digits = plainDigits(text).replace(/^\s*(৳|BDT|Tk\.?)\s*|\s*(৳|BDT|Tk\.?|\/-)?\s*$/gi, '')
  const isAmount = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(digits)
  return isAmount ? Number(digits.replaceAll(',', '')) : null
}
