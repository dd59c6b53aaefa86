import type { JobHandler, Jobs } from './job.ts'

/** Jobs that one runner of a process runs, so many at once. */
export interface WorkerGroup {
  handlers: ReadonlyMap<string, JobHandler<unknown>>
  concurrency: number
  /** To PostgreSQL, for what the runner itself asks there; handlers ask the shop’s `db`. */
  connections: number
}

/** Jobs at once in a process that work, or wait for the database. */
const WORKING = 5
/** What listens for new jobs. */
const LISTENING = 1
/** Who waits for somebody else’s server needs a connection as it takes a job and as it ends it. */
const SHARED = 3

/** Apart, so that however many wait for somebody else’s server none of the shop’s own work stands behind them, nor they behind that. */
export function workerGroupsOf({ handlers, waitingAtOnce }: Jobs): { working: WorkerGroup; waiting: WorkerGroup } {
  const of = (isWaiting: boolean) => new Map([...handlers].filter(([name]) => waitingAtOnce.has(name) === isWaiting))
  const concurrency = [...waitingAtOnce.values()].reduce((sum, atOnce) => sum + atOnce, 0)
  return {
    working: { handlers: of(false), concurrency: WORKING, connections: WORKING + LISTENING },
    waiting: { handlers: of(true), concurrency, connections: SHARED + LISTENING },
  }
}
