const TOTAL = /\btotal\b|\bsubtotal\b|\bsum\b|মোট/i

/** Asked of each line in its order: whether one that names no parcel says “total”, or has the sums of all above it. Poisha; null: no amount. */
export function totalFinder(): (line: { cells: string[]; isNamed: boolean; amounts: (number | null)[] }) => boolean {
  const above: number[] = []
  return ({ cells, isNamed, amounts }) => {
    const isTotal = !isNamed && (cells.some((cell) => TOTAL.test(cell)) || areSums(amounts, above))
    if (!isTotal)
      amounts.forEach((amount, at) => {
        above[at] = (above[at] ?? 0) + (amount ?? 0)
      })
    return isTotal
  }
}

function areSums(amounts: (number | null)[], above: number[]): boolean {
  const isSaid = amounts.some((amount) => amount !== 0 && amount !== null)
  return isSaid && amounts.every((amount, at) => amount === 0 || amount === above[at])
}
