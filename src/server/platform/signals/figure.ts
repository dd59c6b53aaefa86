import { setTimeout as wait } from 'node:timers/promises'

/** A scrape waits no longer for a figure: then it has none, as an old one would look like all is well. */
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
    const isRead = await Promise.race([
      (reading ?? Promise.resolve()).then(() => true),
      wait(LONGEST_MS, false, { ref: false }),
    ])
    return isRead ? known : undefined
  }
}
