import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { eventsJobs } from '../platform/events/events.jobs.ts'
import { relayEvents } from '../platform/events/relay.ts'
import type { Subscribers } from '../platform/events/subscriber.ts'
import { createJobs, type RecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import type { Paces } from '../platform/jobs/paces.ts'
import { type RunningJobs, runJobs } from '../platform/jobs/run-jobs.ts'
import { createLog } from '../platform/process/log.ts'
import type { TestShop } from './shop.ts'

/** Quick enough for a test; but nobody is dead who is only slow: on a busy machine a renewal or a last query may take seconds. */
const PACES = { renew: 100, deadAfter: 600_000, poll: 100, relay: 20, relayOn: 5, restart: 100, lastQueries: 60_000 }

/** A job that goes on after its test would write into the next one’s tables. */
const STOPS_WITHIN_MS = 60_000

export async function connectionTo({ db }: Pick<TestShop, 'db'>) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return { ...inject('postgres'), database: rows[0]?.name ?? '' }
}

interface Work {
  serve?: (serve: ServeJob) => void
  subscribers?: Subscribers
  schedule?: readonly RecurringJob[]
  paces?: Partial<Paces>
  /** Relays beside that of events. */
  queue?: (db: Db) => Promise<number>
}

/** Runs jobs on the database of a test’s shop, as a process of the shop does, until the test’s end or its stop. */
export async function runTestJobs(shop: TestShop, work: Work): Promise<RunningJobs> {
  const running = await startTestJobs(shop, work)
  onTestFinished(() => running.stop(STOPS_WITHIN_MS))
  return running
}

const shopsThatRun = new WeakMap<TestShop, Promise<RunningJobs>>()

/** From now on, until the shop is closed. */
export async function keepTestJobsRunning(shop: TestShop, work: Work): Promise<void> {
  if (shopsThatRun.has(shop)) return
  const running = startTestJobs(shop, work)
  shopsThatRun.set(shop, running)
  shop.beforeClose(async () => await (await running).stop(STOPS_WITHIN_MS))
  await running
}

async function startTestJobs(
  shop: TestShop,
  { serve = () => undefined, subscribers = {}, schedule = [], paces = {}, queue = async () => 0 }: Work,
): Promise<RunningJobs> {
  const jobs = createJobs()
  eventsJobs(jobs.serve, subscribers)
  serve(jobs.serve)
  const log = createLog('debug', { write: (line: string) => void shop.logLines.push(JSON.parse(line)) })
  const relay = async () => (await relayEvents(shop.db, subscribers)) + (await queue(shop.db))
  return runJobs({
    connection: await connectionTo(shop),
    db: shop.db,
    log,
    jobs,
    schedule,
    relay,
    paces: { ...PACES, ...paces },
  })
}

/** What waits for a pause to be over waits no more. */
export async function hurryJobs({ db }: Pick<TestShop, 'db'>): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
}

/** Until the test ends a job that failed waits for an hour, and not for seconds that a busy machine needs for something else. */
export async function pauseForAnHour({ db }: Pick<TestShop, 'db'>): Promise<void> {
  await sql
    .raw(`
      create function pause_for_an_hour() returns trigger language plpgsql as $$ begin
        new.run_at = new.run_at + interval '1 hour';
        return new;
      end $$;
      create trigger pause_for_an_hour before update on graphile_worker._private_jobs for each row
        when (old.locked_at is not null and new.locked_at is null and new.run_at > now())
        execute function pause_for_an_hour()`)
    .execute(db)
  onTestFinished(async () => void (await sql`drop function pause_for_an_hour cascade`.execute(db)))
}

/** A job that was given up, put on the queue directly. */
export async function givenFailedJob(
  { db }: Pick<TestShop, 'db'>,
  { name = 'test.given-up', attempts = 3, maxAttempts = 3, error = 'nobody is at home' } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job(${name})`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, max_attempts = ${maxAttempts},
    last_error = ${error}, run_at = now() + interval '1 hour' where id = ${id}`.execute(db)
  return id
}
