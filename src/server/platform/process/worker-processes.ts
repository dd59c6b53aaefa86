import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isAnswer, type ScrapeAnswered, type ScrapeAsked, scrapeWorker } from './scrape-worker.ts'
import { StartRefusal } from './start-refusal.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const LIVED_MS = 10_000
/** For database connections once visitors are gone. */
const LAST_THINGS_MS = 3_000

/** One that is busy for longer is left out. */
const SCRAPED_WITHIN_MS = 2_000

/** It listens, its address, or why not. */
export type WorkerSays = 'ready' | { url: string } | { refusal: string } | ScrapeAnswered
/** Orders are anything that can be sent. */
export type WorkerHears = { number: number; orders: unknown } | 'stop' | 'hurry' | ScrapeAsked

export interface WorkerProcesses {
  url: string
  stop(atMostMs: number, hurrying?: AbortSignal): Promise<void>
  /** The figures of those that answer in time; each life of a worker has a number of its own. */
  scrape(): Promise<{ worker: number; life: number; figures: unknown }[]>
}

interface WorkerOptions {
  program: string
  count: number
  orders: unknown
  onTrouble: (what: string) => void
}

/** Resolves when all serve, or fails with the first refusal; the dead are replaced, with doubling pauses. */
export async function startWorkers({ program, count, orders, onTrouble }: WorkerOptions): Promise<WorkerProcesses> {
  // Workers accept by themselves: a connection handed over to a dying worker would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program })
  const stopping = new AbortController()
  const running = new Map<number, Running>()
  const start = (number: number) => {
    const worker = startWorker(number, orders)
    running.set(number, worker)
    return worker
  }
  const noteTrouble = (what: string) => {
    if (!stopping.signal.aborted) onTrouble(what)
  }
  const replace = async (number: number): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS
    for (let worker = running.get(number); worker; worker = start(number)) {
      // A replacement’s failure is for the log.
      worker.opened.catch((error: unknown) => noteTrouble(`Worker ${number} does not open: ${reasonOf(error)}`))
      const end = await worker.ended
      if (stopping.signal.aborted) return
      pauseMs = worker.livedMs() > LIVED_MS ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      noteTrouble(`Worker ${number} ended unexpectedly (${end}); starting another in ${pauseMs} ms`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
    }
  }
  const stop = async (atMostMs: number, hurrying?: AbortSignal): Promise<void> => {
    stopping.abort()
    await Promise.all([...running.values()].map((worker) => worker.stop(atMostMs, hurrying)))
  }

  const scrape = async () => {
    const asked = [...running].map(async ([number, { life, scrape }]) => ({
      worker: number,
      life,
      figures: await scrape(),
    }))
    return (await Promise.all(asked)).filter(({ figures }) => figures !== undefined)
  }

  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  try {
    const [url = ''] = await Promise.all(numbers.map((number) => start(number).opened))
    for (const number of numbers) void replace(number)
    return { url, stop, scrape }
  } catch (error) {
    await stop(0)
    throw error
  }
}

interface Running {
  opened: Promise<string>
  ended: Promise<string>
  livedMs(): number
  stop(atMostMs: number, hurrying?: AbortSignal): Promise<void>
  life: number
  scrape(): Promise<unknown>
}

function startWorker(number: number, orders: unknown): Running {
  const startedAt = performance.now()
  const worker = cluster.fork()
  const ended = endOf(worker)
  let isReady = false
  // Said before it listens it would be lost.
  worker.on('message', (said: WorkerSays) => {
    if (said !== 'ready') return
    isReady = true
    tell(worker, { number, orders })
  })
  return {
    opened: Promise.race([
      answerOf(worker),
      ended.then((end) => Promise.reject(new Error(`A worker ended (${end}).`))),
    ]),
    ended,
    livedMs: () => performance.now() - startedAt,
    life: worker.id,
    scrape: () => scrapeWorker(worker, SCRAPED_WITHIN_MS),
    async stop(atMostMs, hurrying) {
      const kill = () => worker.process.kill('SIGKILL')
      // Not listening yet, it serves nobody.
      if (isReady) tell(worker, 'stop')
      else kill()
      hurrying?.addEventListener('abort', () => tell(worker, 'hurry'))
      const late = setTimeout(kill, atMostMs + LAST_THINGS_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** In words; one that never started has no exit. */
function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
    worker.on('error', (error) => resolve(error.message))
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function tell(worker: Worker, words: WorkerHears): void {
  if (worker.isConnected()) worker.send(words as Record<string, unknown>, () => undefined)
}

async function answerOf(worker: Worker): Promise<string> {
  for (;;) {
    const [said]: WorkerSays[] = await once(worker, 'message')
    if (typeof said !== 'object' || isAnswer(said)) continue
    if ('url' in said) return said.url
    throw new StartRefusal(said.refusal)
  }
}
