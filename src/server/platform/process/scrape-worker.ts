import type { Worker } from 'node:cluster'
import { on } from 'node:events'

/** What the first process asks of a worker, and what is answered: figures are anything that can be sent. */
export interface ScrapeAsked {
  scrape: number
}
export interface ScrapeAnswered {
  scraped: number
  figures: unknown
}

let asked = 0

/** The figures of a worker; undefined where it does not answer in time. */
export async function scrapeWorker(worker: Worker, atMostMs: number): Promise<unknown> {
  if (!worker.isConnected()) return undefined
  asked += 1
  const scrape = asked
  const signal = AbortSignal.timeout(atMostMs)
  try {
    const messages = on(worker, 'message', { signal })
    worker.send({ scrape } satisfies ScrapeAsked, () => undefined)
    for await (const [said] of messages) if (isAnswer(said) && said.scraped === scrape) return said.figures
  } catch (error) {
    // Too busy, or ended meanwhile: the others are shown all the same.
    if (!signal.aborted) throw error
  }
  return undefined
}

export function isAnswer(said: unknown): said is ScrapeAnswered {
  return typeof said === 'object' && said !== null && 'scraped' in said
}
