import { formatTaka } from '#contract/values/money'

/** `৳1,420`, `−৳70`; a dash where nothing is known. */
export function amountWords(taka: number | null): string {
  if (taka === null) return '—'
  return taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)
}
