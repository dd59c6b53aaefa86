interface Work<Result> {
  result: Promise<Result>
  hasBegun: boolean
  isOutdated: boolean
}

export interface SingleFlight<Result> {
  /** Joins what began after the last change, else runs after it; from `begun` on it has read what may change. */
  join(key: string, run: (begun: () => void) => Promise<Result>): Promise<Result>
  /** Nobody joins what has begun. */
  outdate(): void
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const works = new Map<string, Work<Result>>()
  return {
    join(key, run) {
      const earlier = works.get(key)
      if (earlier && !earlier.isOutdated) return earlier.result
      const begin = async () => {
        await earlier?.result.catch(() => undefined)
        return await run(() => {
          work.hasBegun = true
        })
      }
      const work: Work<Result> = { result: begin(), hasBegun: false, isOutdated: false }
      works.set(key, work)
      const end = () => {
        if (works.get(key) === work) works.delete(key)
      }
      work.result.then(end, end)
      return work.result
    },
    outdate() {
      for (const work of works.values()) work.isOutdated = work.hasBegun
    },
  }
}
