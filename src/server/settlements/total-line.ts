const TOTAL = /\btotal\b|\bsubtotal\b|\bsum\b|মোট/i

interface TotalLine {
  cells: string[]
  isNamed: boolean
  money: Map<string, number | null>
}

/** Asked of each line in its order: whether one that names no parcel says “total”, or has the sums of all above it. Poisha; null: no amount. */
export function totalFinder(): (line: TotalLine) => boolean {
  const above: number[] = []
  return ({ cells, isNamed, money }) => {
    const amounts = [...money.values()]
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
