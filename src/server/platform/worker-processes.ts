import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefusal } from './start-refusal.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** Who has lived so long did not die of how it was started. */
const LIVED_MS = 10_000
/** What a worker has left for its connections to the database once its visitors are gone. */
const LAST_THINGS_MS = 3_000

/** What a worker says: that it listens, the address at which it serves, or why it cannot. */
export type WorkerSays = 'ready' | { url: string } | { refusal: string }
/** What a worker is told. The orders of its first process are anything that can be sent. */
export type WorkerHears = { number: number; orders: unknown } | 'stop'

export interface WorkerProcesses {
  url: string
  /** Asks all of them to stop; ends those that take longer. */
  stop(atMostMs: number): Promise<void>
}

interface WorkerOptions {
  /** What each of them runs. */
  program: string
  count: number
  /** What each of them is told at its start. */
  orders: unknown
  onTrouble: (what: string) => void
}

/**
 * Processes that serve one port together. Resolves once all of them serve, or fails with what the first of them says; who
 * dies later is replaced, after a pause that doubles while it dies again and again.
 */
export async function startWorkers({ program, count, orders, onTrouble }: WorkerOptions): Promise<WorkerProcesses> {
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
      // Nobody waits for one that takes another’s place: why it cannot serve is for the log.
      worker.opened.catch((error: unknown) => noteTrouble(`Worker ${number} does not open: ${reasonOf(error)}`))
      const end = await worker.ended
      if (stopping.signal.aborted) return
      pauseMs = worker.livedMs() > LIVED_MS ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      noteTrouble(`Worker ${number} ended unexpectedly (${end}); starting another in ${pauseMs} ms`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
    }
  }
  const stop = async (atMostMs: number): Promise<void> => {
    stopping.abort()
    await Promise.all([...running.values()].map((worker) => worker.stop(atMostMs)))
  }

  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  try {
    const [url = ''] = await Promise.all(numbers.map((number) => start(number).opened))
    for (const number of numbers) void replace(number)
    return { url, stop }
  } catch (error) {
    await stop(0)
    throw error
  }
}

interface Running {
  /** Its address, once it serves. */
  opened: Promise<string>
  /** How it ended, in words. */
  ended: Promise<string>
  livedMs(): number
  stop(atMostMs: number): Promise<void>
}

function startWorker(number: number, orders: unknown): Running {
  const startedAt = performance.now()
  const worker = cluster.fork()
  const ended = endOf(worker)
  let isReady = false
  // What is said before a worker listens is lost.
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
    async stop(atMostMs) {
      const kill = () => worker.process.kill('SIGKILL')
      // One that does not listen yet serves nobody.
      if (isReady) tell(worker, 'stop')
      else kill()
      const late = setTimeout(kill, atMostMs + LAST_THINGS_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** In words; one that could not even be started says so by an error, and has no exit. */
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
    if (typeof said !== 'object') continue
    if ('url' in said) return said.url
    throw new StartRefusal(said.refusal)
  }
}
