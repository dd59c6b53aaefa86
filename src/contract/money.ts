import { formatNumber } from './digits.ts'

/** Money: taka with at most two decimals on the wire, whole poisha inside (decisions, "Names and money"). */
export const MAX_TAKA = 10_000_000
/** Shipping charge of an order, in poisha (spec §9: 60 BDT). */
export const SHIPPING_POISHA = 6_000

/** Taka as a number → whole poisha, or null where the number is no amount of money (more than two decimals, out of range). */
export function poishaOf(taka: number): number | null {
  const poisha = Math.round(taka * 100)
  const isMoney = taka >= 0 && taka <= MAX_TAKA && Math.abs(taka * 100 - poisha) < 1e-4
  return isMoney ? poisha : null
}

export function takaOf(poisha: number): number {
  return poisha / 100
}

/** Amounts added to the poisha, without what fractions of taka lose on the way. A sum may be beyond `MAX_TAKA`. */
export function sumOfTaka(amounts: number[]): number {
  return takaOf(amounts.reduce((sum, taka) => sum + Math.round(taka * 100), 0))
}

/** `৳1,250`, and `৳1,250.50` only where there is a fraction. */
export function formatTaka(taka: number): string {
  return `৳${formatNumber(taka, Number.isInteger(taka) ? 0 : 2)}`
}
