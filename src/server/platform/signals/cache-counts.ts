/** Plain numbers: what is sent from memory is sent thousands of times a second. */
export interface CacheCounts {
  hits: number
  misses: number
  /** In an outage, as it was last. */
  stale: number
}

/** Of this process. */
export const cacheCounts = { pages: counts(), answers: counts(), files: counts() }

function counts(): CacheCounts {
  return { hits: 0, misses: 0, stale: 0 }
}
