import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db } from '../database/db.ts'

/** How a kind of job is queued and tried. */
export interface JobKind {
  /** As admins read it in the list of failed jobs: `pictures.sweep`. Once in use it stays. */
  name: string
  /** After so many failures it is given up, and waits for an admin. */
  maxAttempts: number
  /** Jobs of one queue are run one after another, in whichever process. */
  queue: string | null
}

/** A kind of job, with what each is told. */
export interface Job<Payload> extends JobKind {
  payload: z.ZodMiniType<Payload>
}

/** A kind of job that is due by the clock, at each start of the shop, or both; it is told nothing. */
export interface RecurringJob extends Job<Record<string, never>> {
  /** Five fields of a crontab, in UTC; nights in Dhaka begin at 18. */
  cron: string | null
  isDueAtStart: boolean
}

export interface JobOptions {
  /** Of equal keys one waits at a time, the newest; a running one goes on. */
  key?: string
  /** Not before; else at once. */
  runAt?: Date
}

/** Pauses grow from 3 seconds to 6 hours: about two days in all. */
const MAX_ATTEMPTS = 16

export function defineJob<Payload>(
  name: string,
  payload: z.ZodMiniType<Payload>,
  { maxAttempts = MAX_ATTEMPTS, queue = null }: { maxAttempts?: number; queue?: string | null } = {},
): Job<Payload> {
  return { name, payload, maxAttempts, queue }
}

export function defineRecurringJob(
  name: string,
  { cron = null, isDueAtStart = false, queue = null }: Partial<Pick<RecurringJob, 'cron' | 'isDueAtStart' | 'queue'>>,
): RecurringJob {
  return { ...defineJob(name, z.object({}), { queue }), cron, isDueAtStart }
}

/** What a handler is given beside its payload. */
export interface Run {
  db: Db
  log: Logger
  /** The shop closes: `signal.throwIfAborted()`; the job goes on at the next start, and the attempt is not counted. */
  signal: AbortSignal
  /** From 1. */
  attempt: number
}

/** At least once, so it has to be idempotent. A throw is tried again after a pause; where the database was away, as soon as it is back. */
export type JobHandler<Payload> = (payload: Payload, run: Run) => Promise<void>

/**
 * Binds a kind of job to its handler. One that does little but wait for somebody else’s server says how many of it wait at once: those
 * are run beside all others, so that none of the shop’s own work stands behind them.
 */
export type ServeJob = <Payload>(job: Job<Payload>, handler: JobHandler<Payload>, waitingAtOnce?: number) => void

export interface Jobs {
  serve: ServeJob
  /** By the name of the job; each parses the payload first. */
  handlers: ReadonlyMap<string, JobHandler<unknown>>
  /** Of those that wait for somebody else’s server: how many at once. */
  waitingAtOnce: ReadonlyMap<string, number>
  /** In the order in which they were served. */
  recurring: readonly RecurringJob[]
}

export function createJobs(): Jobs {
  const handlers = new Map<string, JobHandler<unknown>>()
  const waiting = new Map<string, number>()
  const recurring: RecurringJob[] = []
  const serve: ServeJob = (job, handler, waitingAtOnce) => {
    if (handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}.`)
    handlers.set(job.name, async (payload, run) => await handler(job.payload.parse(payload), run))
    if (waitingAtOnce !== undefined) waiting.set(job.name, waitingAtOnce)
    if (isRecurring(job)) recurring.push(job)
  }
  return { serve, handlers, waitingAtOnce: waiting, recurring }
}

function isRecurring(job: JobKind): job is RecurringJob {
  return 'cron' in job
}
