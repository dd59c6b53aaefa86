import { formatTaka } from '#contract/values/money'

/** `−৳12.50`: below zero the sign stands before. */
export function signedTaka(taka: number): string {
  return taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)
}
