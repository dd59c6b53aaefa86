const MOST_EACH = 12
const LEAST_EACH = 4
const MANY = 48
/** For the process that serves nobody, and for who looks in from outside. */
const BESIDE = 20
const LEAST_IN_ALL = 60

/** How many connections each of so many processes opens at most: fewer where there are more of them. */
export function connectionsOf(workers: number): number {
  return Math.max(LEAST_EACH, Math.min(MOST_EACH, Math.floor(MANY / workers)))
}

/** How many the shop’s own database lets in: each process has one more, to hear by. */
export function connectionsInAll(workers: number): number {
  return Math.max(LEAST_IN_ALL, workers * (connectionsOf(workers) + 1) + BESIDE)
}
