/** Whole poisha by weights, by the largest remainder, of equals to the first; nothing where nothing weighs. Exact: the products pass 2^53. */
export function sharedOut(poisha: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const parts = weights.map((weight) => BigInt(poisha) * BigInt(weight))
  const whole = parts.map((part) => Number(part / total))
  const left = poisha - whole.reduce((sum, each) => sum + each, 0)
  const first = parts
    .map((part, at) => ({ at, remainder: part % total }))
    .toSorted((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder))
  const raised = new Set(first.slice(0, left).map(({ at }) => at))
  return whole.map((each, at) => each + (raised.has(at) ? 1 : 0))
}
