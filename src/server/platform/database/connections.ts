const MOST_EACH = 12
const LEAST_EACH = 4
const MANY = 48
/** For the primary process and for operators. */
const BESIDE = 30
const LEAST_IN_ALL = 60

/** A process’s pool: smaller where there are more processes. */
export function connectionsOf(workers: number): number {
  return Math.max(LEAST_EACH, Math.min(MOST_EACH, Math.floor(MANY / workers)))
}

/** Each process has one more for its invalidation feed. */
export function connectionsInAll(workers: number): number {
  return Math.max(LEAST_IN_ALL, workers * (connectionsOf(workers) + 1) + BESIDE)
}
