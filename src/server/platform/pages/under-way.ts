interface Work<Result> {
  result: Promise<Result>
  hasBegun: boolean
  isOutdated: boolean
}

export interface UnderWay<Result> {
  /**
   * What is under way for this key; where that began before something changed, or nothing is, `run` after it. From when it
   * calls `begun` on, it has read what may change.
   */
  join(key: string, run: (begun: () => void) => Promise<Result>): Promise<Result>
  /** Something has changed: nobody joins what has begun. */
  outdate(): void
}

/** Does for each key one thing at a time, for all who ask meanwhile. */
export function createUnderWay<Result>(): UnderWay<Result> {
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
