/** A rank (0 first) for a share of chance (0 to 1), where the one at place n is asked for 1/n^skew times as often as the first. */
export function zipfOf(count: number, skew: number): (share: number) => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + 1) ** -skew
    sums[rank] = sum
  }
  return (share) => {
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < share * sum) low = middle + 1
      else high = middle
    }
    return low
  }
}
