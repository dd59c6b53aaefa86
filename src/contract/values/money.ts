import { formatNumber, plainDigits } from './digits.ts'

/** Money: taka with at most two decimals on the wire, whole poisha inside (decisions, "Names and money"). */
export const MAX_TAKA = 10_000_000

/** Of a sum: more than all lines of an order at the highest price come to, and exact in poisha. */
export const MAX_SUM_TAKA = 100_000_000_000

/** Null: no price (more than two decimals, out of range). */
export function poishaOf(taka: number): number | null {
  return taka <= MAX_TAKA ? poishaOfSum(taka) : null
}

/** Of what prices come to. Null: no sum of money. */
export function poishaOfSum(taka: number): number | null {
  const poisha = Math.round(taka * 100)
  const isMoney = taka >= 0 && taka <= MAX_SUM_TAKA && Math.abs(taka * 100 - poisha) < Math.max(1e-4, taka * 1e-13)
  return isMoney ? poisha : null
}

/** Of an amount that was checked to be money; throws where it is none. */
export function exactPoisha(taka: number): number {
  const poisha = poishaOfSum(taka)
  if (poisha === null) throw new Error(`${taka} is no amount of money.`)
  return poisha
}

export function takaOf(poisha: number): number {
  return poisha / 100
}

/** Exact to the poisha; may pass `MAX_TAKA`. */
export function sumOfTaka(amounts: number[]): number {
  return takaOf(amounts.reduce((sum, taka) => sum + Math.round(taka * 100), 0))
}

/** `৳1,250`, `৳1,250.50`. */
export function formatTaka(taka: number): string {
  return `৳${formatNumber(taka, Number.isInteger(taka) ? 0 : 2)}`
}

export function amountIn(text: string): string {
  return plainDigits(text).replace(/[৳,\s]/g, '')
}
