import { median } from '../speed/figures.ts'

/**
 * How much a series grows from its beginning to its end: the median of the slopes between all pairs (Theil and Sen), over
 * the whole span. A single outlier, or a step back at the end, changes little.
 */
export function growthOf(series: number[]): number {
  const slopes = series.flatMap((first, at) =>
    series.slice(at + 1).map((later, distance) => (later - first) / (distance + 1)),
  )
  return slopes.length === 0 ? 0 : median(slopes) * (series.length - 1)
}

/** The part after the warm-up: the last two thirds. */
export function afterWarmUp(series: number[]): number[] {
  return series.slice(Math.floor(series.length / 3))
}
