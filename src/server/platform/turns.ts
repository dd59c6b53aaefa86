interface Line {
  /** So much work runs at the same time. */
  atOnce: number
  /** So many may wait for their turn; who comes then is refused. */
  waiting: number
  refusal: () => Error
}

/** Runs work in turns, first come first served, behind a line that has an end. */
export function createTurns({
  atOnce,
  waiting,
  refusal,
}: Line): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length >= waiting) throw refusal()
    else await new Promise<void>((resume) => line.push(resume))
    try {
      return await work()
    } finally {
      // A turn is handed over, never given back while somebody waits: a newcomer cannot slip in between.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
