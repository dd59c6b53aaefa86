import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Task, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'
import { JOBS_SCHEMA, logTo } from '../database/graphile.ts'
import { PATIENCE } from '../database/patience.queries.ts'
import { isDatabaseAway } from '../postgres/database-trouble.ts'
import { noteSignal } from '../signals/signals.ts'
import { inSpan } from '../signals/spans.ts'
import { cronOf } from './cron.ts'
import type { JobHandler, RecurringJob } from './job.ts'
import { endLease, isSuperseded } from './jobs.queries.ts'
import { holdLease } from './lease.ts'
import { watchLooks } from './looks.ts'
import type { Paces } from './paces.ts'
import type { WorkerGroup } from './worker-groups.ts'

export interface RunnerOptions {
  /** Its own few connections are made by this; handlers ask the shop’s `db`. */
  connection: pg.ClientConfig
  db: Db
  log: Logger
  group: WorkerGroup
  schedule: readonly RecurringJob[]
  paces: Paces
}

/** One life of graphile-worker in this process, under a lease. */
export interface Runner {
  /** Resolves once it runs nothing any more, for whatever reason. */
  ended: Promise<unknown>
  /** Takes no more jobs, tells those under way to stop, waits for them so long, and gives back what they leave. */
  stop(atMostMs: number): Promise<void>
}

export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { log, paces, group } = options
  const stopping = new AbortController()
  const pool = openPool(options)
  const interrupted = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
    goOnWithQueues(events, workerPool, paces)
  })
  const broken = brokenBy(events)
  const looks = watchLooks(events)
  const graphile = await run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    concurrency: group.concurrency,
    pollInterval: paces.poll,
    noHandleSignals: true,
    logger: logTo(log, stopping.signal),
    events,
    taskList: tasksOf({
      ...options,
      pool,
      signal: stopping.signal,
      noteInterrupted: (jobId) => interrupted.add(jobId),
    }),
    parsedCronItems: cronOf(options.schedule),
    // Otherwise what it could not write down of a job that is done would be an unhandled rejection, and end the shop.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const lease = holdLease({ pool, id, interrupted, paces, log, signal: stopping.signal })
  return {
    ended: Promise.race([graphile.promise.catch((error: unknown) => error), lease.lost, broken]),
    async stop(atMostMs) {
      stopping.abort(new Error('The shop is closing.'))
      await Promise.race([graphile.stop().catch(() => undefined), wait(atMostMs, undefined, { ref: false })])
      // A renewal that is under way would write the lease again after its end. With the database away the lease runs out.
      const last = Promise.all([lease.ended, looks.rest()])
        .then(() => endLease(pool, id, [...interrupted]))
        .catch(() => undefined)
      await Promise.race([last, wait(paces.lastQueries, undefined, { ref: false })])
      await Promise.race([pool.end(), wait(paces.lastQueries, undefined, { ref: false })])
    },
  }
}

/** Resolves, with why, where graphile-worker goes on without running any job more. */
function brokenBy(events: WorkerEvents): Promise<unknown> {
  return new Promise((resolve) => {
    // Of a job that it could not write down (a deadlock is enough) it begins to end, and may never come to its end.
    events.on('pool:fatalError', ({ error }) => resolve(error))
    // At its first look it learns the numbers of the kinds of jobs, and keeps what came of that: a timeout then is one for good.
    const onFirstError = ({ error }: { error: unknown }) => resolve(error)
    const onLooked = () => events.off('worker:getJob:error', onFirstError)
    events.once('worker:getJob:error', onFirstError)
    events.once('worker:getJob:empty', onLooked)
    events.once('job:start', onLooked)
  })
}

const FIRST_NUDGE_MS = 5
const NUDGE_BACKOFF = 5

/**
 * Graphile-worker asks for the next job before it has written that the one before is done: of a queue it finds none, and would wait for the
 * next poll, two or three jobs a second. Nothing tells when it has written, so workers are nudged, with exponential backoff, until the queue
 * goes on or the poll comes.
 */
function goOnWithQueues(events: WorkerEvents, workers: WorkerPool, paces: Paces): void {
  const nudges = new Map<number, NodeJS.Timeout>()
  const stop = (queue: number) => {
    clearTimeout(nudges.get(queue))
    nudges.delete(queue)
  }
  const nudge = (queue: number, ms: number) => {
    if (ms >= paces.poll) return stop(queue)
    const timer = setTimeout(() => {
      try {
        workers.nudge(1)
      } catch {
        return // They have ended meanwhile.
      }
      nudge(queue, ms * NUDGE_BACKOFF)
    }, ms)
    nudges.set(queue, timer.unref())
  }
  events.on('job:start', ({ job }) => {
    if (job.job_queue_id !== null) stop(job.job_queue_id)
  })
  events.on('job:complete', ({ job }) => {
    if (job.job_queue_id === null) return
    stop(job.job_queue_id)
    nudge(job.job_queue_id, FIRST_NUDGE_MS)
  })
}

function openPool({ connection, log, group }: RunnerOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: group.connections,
    keepAlive: true,
    ...PATIENCE,
    application_name: 'haat-jobs',
  })
  const onLost = (error: Error) => log.debug({ err: error }, 'a connection of the jobs was lost')
  pool.on('connect', (client) => {
    client.on('error', onLost)
    forgiveSecondRelease(client)
  })
  pool.on('error', onLost)
  return pool
}

/**
 * Graphile-worker gives its listening client back twice where it stops while LISTEN is under way and the database goes: the second
 * time would be an unhandled rejection, and end the shop. A pool gives a client another `release` each time it is taken.
 */
function forgiveSecondRelease(client: pg.PoolClient): void {
  let current = client.release
  Object.defineProperty(client, 'release', {
    get: () => current,
    set(release: typeof current) {
      let isReleased = false
      current = (error) => {
        if (isReleased) return
        isReleased = true
        release(error)
      }
    },
  })
}

interface Tasks extends RunnerOptions {
  pool: pg.Pool
  signal: AbortSignal
  /** Ended by the shop’s closing or an outage of the database, and by nothing of its own. */
  noteInterrupted: (jobId: string) => void
}

/** Of one job in a process: one that itself makes its connection break is to be given up in the end. */
const MOST_OUTAGES = 20

function tasksOf({ group, db, log, pool, signal, noteInterrupted }: Tasks) {
  const outages = new Map<string, number>()
  const isOutage = (error: unknown, jobId: string) => {
    const count = (outages.get(jobId) ?? 0) + 1
    if (!isDatabaseAway(error) || count > MOST_OUTAGES) return false
    outages.set(jobId, count)
    return true
  }
  const taskOf =
    (name: string, handle: JobHandler<unknown>): Task =>
    async (payload, { job }) => {
      const began = performance.now()
      const tellEnd = (outcome: 'done' | 'failed') =>
        noteSignal('jobEnded', { job: name, outcome, seconds: (performance.now() - began) / 1000 })
      try {
        await inSpan(`job ${name}`, {}, () => handle(payload, { db, log, signal, attempt: job.attempts }))
        outages.delete(job.id)
        tellEnd('done')
      } catch (error) {
        tellEnd('failed')
        if (signal.aborted || isOutage(error, job.id)) noteInterrupted(job.id)
        // Written down as failed it would stay in the list of failed jobs, though the newer does its work.
        if (!job.key || !(await isSuperseded(pool, job.id).catch(() => false))) throw error
        log.info(
          { job: job.task_identifier, err: error },
          'a job failed that a newer one of its key had taken the place of',
        )
      }
    }
  return Object.fromEntries([...group.handlers].map(([name, handle]) => [name, taskOf(name, handle)]))
}
