import type { LinePieces } from '../orders/outcomes.queries.ts'

/** Beyond so many sums nobody waits for an answer. */
const MOST_SUMS = 20_000

interface Line extends LinePieces {
  pricePoisha: number
}

/** What some pieces of lines come to, each sum once; undefined where there are more of them than anybody waits for. */
export function sumsOfPieces(lines: Line[]): number[] | undefined {
  let sums = new Set([0])
  for (const { pricePoisha, quantity } of lines) {
    const more = new Set(sums)
    for (const sum of sums)
      for (let pieces = 1; pieces <= quantity; pieces += 1) {
        more.add(sum + pieces * pricePoisha)
        if (more.size > MOST_SUMS) return undefined
      }
    sums = more
  }
  return [...sums]
}

/** By dynamic programming over the sums: each with the one way to it. The pieces that come to a sum; `several`, also where that is not known. */
export function piecesFor(lines: Line[], poisha: number): LinePieces[] | 'several' | null {
  let ways = new Map<number, LinePieces[] | 'several'>([[0, []]])
  for (const { lineId, pricePoisha, quantity } of lines) {
    const longer = new Map<number, LinePieces[] | 'several'>()
    for (const [sum, way] of ways)
      for (let pieces = 0; pieces <= quantity && sum + pieces * pricePoisha <= poisha; pieces += 1) {
        const at = sum + pieces * pricePoisha
        longer.set(at, longer.has(at) || way === 'several' ? 'several' : [...way, { lineId, quantity: pieces }])
        if (longer.size > MOST_SUMS) return 'several'
      }
    ways = longer
  }
  return ways.get(poisha) ?? null
}
