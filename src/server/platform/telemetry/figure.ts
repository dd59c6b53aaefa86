import { setTimeout as wait } from 'node:timers/promises'

/** A scrape waits no longer for a figure: then it shows what was read last. */
const LONGEST_MS = 1_000

/** A figure that costs a question, asked at most so often, however many scrape. Undefined while it cannot be read. */
export function createFigure<Value>(everyMs: number, read: () => Promise<Value>): () => Promise<Value | undefined> {
  let known: Value | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const readAnew = async () => {
    try {
      known = await read()
    } catch {
      // The database is away: no figure is better than an old one.
      known = undefined
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (!reading && performance.now() - readAt >= everyMs) {
      readAt = performance.now()
      reading = readAnew()
    }
    if (reading) await Promise.race([reading, wait(LONGEST_MS, undefined, { ref: false })])
    return known
  }
}
