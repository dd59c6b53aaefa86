import type { Logger } from 'pino'
import { watchTrips } from '../database/trips.ts'
import { noteSignal } from '../signals/signals.ts'

const EVERY_MS = 60_000
/** Lists differ by filters, inserts by rows. */
const MOST_TEXTS = 100
const MOST_CHARACTERS = 2_000
const OTHERS = 'other statements'

/**
 * Names slow statements in the log: each text once a minute, with how often it was slow and the longest; never what fills its
 * placeholders. What is asked together is one trip, and named together. Answers how to end it, which writes what is left.
 */
export function watchSlowStatements(log: Logger, { slowMs, everyMs = EVERY_MS }: SlowLimits): () => void {
  const slow = new Map<string, { times: number; longestMs: number }>()
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    for (const [statement, { times, longestMs }] of slow)
      log.warn({ statement, times, longestMs: Math.round(longestMs) }, 'a statement was slow')
    slow.clear()
    timer = undefined
  }
  const note = (text: string, ms: number) => {
    const statement = slow.has(text) || slow.size < MOST_TEXTS ? text : OTHERS
    const { times, longestMs } = slow.get(statement) ?? { times: 0, longestMs: 0 }
    slow.set(statement, { times: times + 1, longestMs: Math.max(longestMs, ms) })
    timer ??= setTimeout(write, everyMs).unref()
  }
  const stop = watchTrips((text) => {
    const began = performance.now()
    return () => {
      const ms = performance.now() - began
      if (ms < slowMs) return
      noteSignal('statementSlow', {})
      note(text().slice(0, MOST_CHARACTERS), ms)
    }
  })
  return () => {
    stop()
    clearTimeout(timer)
    write()
  }
}

interface SlowLimits {
  slowMs: number
  everyMs?: number
}
