/** How everything that was asked was answered. */
export interface Tally {
  /** `trouble`: what is wrong with the answer, where something is. */
  note(name: string, status: number | string, ms: number, trouble?: string): void
  requests(): number
  /** In a sentence each. */
  failed: string[]
  /** Request → status → times. */
  statuses: Record<string, Record<string, number>>
  longestMs(): number
}

export function createTally(): Tally {
  let [requests, longestMs] = [0, 0]
  const failed: string[] = []
  const statuses: Tally['statuses'] = {}
  return {
    ...{ failed, statuses },
    note(name, status, ms, trouble) {
      requests += 1
      longestMs = Math.max(longestMs, Math.round(ms))
      const own = statuses[name] ?? {}
      statuses[name] = own
      own[status] = (own[status] ?? 0) + 1
      if (trouble !== undefined) failed.push(`${name}: ${status}, after ${Math.round(ms)} ms, ${trouble}`)
    },
    requests: () => requests,
    longestMs: () => longestMs,
  }
}
