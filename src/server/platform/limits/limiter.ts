interface Queue {
  concurrency: number
  /** In the queue; beyond that refused. */
  waiting: number
  /** Once the first has waited so long the queue stands: newcomers are refused. */
  longestWaitMs?: number
  refusal: () => Error
}

/** A bounded queue, first come first served. */
export function createLimiter({
  concurrency,
  waiting,
  longestWaitMs = Number.POSITIVE_INFINITY,
  refusal,
}: Queue): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: { since: number; begin: () => void }[] = []
  let running = 0
  const isClosed = (): boolean => {
    const [first] = line
    return line.length >= waiting || (first !== undefined && performance.now() - first.since > longestWaitMs)
  }
  return async (work) => {
    if (running < concurrency) running += 1
    else if (isClosed()) throw refusal()
    else await new Promise<void>((begin) => line.push({ since: performance.now(), begin }))
    try {
      return await work()
    } finally {
      // Handed over, so that no newcomer slips in.
      const next = line.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}
