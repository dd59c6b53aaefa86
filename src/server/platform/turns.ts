interface Line {
  /** So much work runs at the same time. */
  atOnce: number
  /** So many may wait for their turn; who comes then is refused. */
  waiting: number
  /** Where the first in line has waited so long, it stands and does not pass: who comes then is refused too. */
  longestWaitMs?: number
  refusal: () => Error
}

/** Runs work in turns, first come first served, behind a line that has an end. */
export function createTurns({
  atOnce,
  waiting,
  longestWaitMs = Number.POSITIVE_INFINITY,
  refusal,
}: Line): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: { since: number; begin: () => void }[] = []
  let running = 0
  const isClosed = (): boolean => {
    const [first] = line
    return line.length >= waiting || (first !== undefined && performance.now() - first.since > longestWaitMs)
  }
  return async (work) => {
    if (running < atOnce) running += 1
    else if (isClosed()) throw refusal()
    else await new Promise<void>((begin) => line.push({ since: performance.now(), begin }))
    try {
      return await work()
    } finally {
      // A turn is handed over, never given back while somebody waits: a newcomer cannot slip in between.
      const next = line.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}
