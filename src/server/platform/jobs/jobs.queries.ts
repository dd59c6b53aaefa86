import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/db.ts'
import type { JobKind, JobOptions } from './job.ts'

export async function insertJob(tx: Db, job: JobKind, payload: unknown, { key, runAt }: JobOptions): Promise<void> {
  await sql`
    select add_job(${job.name}::text, ${JSON.stringify(payload)}::json, ${job.queue}::text, ${runAt ?? null}::timestamptz,
      ${job.maxAttempts}::int, ${key ?? null}::text)`.execute(tx)
}

export async function addJobs(
  tx: Db,
  jobs: { job: JobKind; payload: unknown; key?: string; priority?: number; runAt?: Date | undefined }[],
): Promise<void> {
  if (jobs.length === 0) return
  const specs = jobs.map(({ job, payload, key, priority, runAt }) => ({
    identifier: job.name,
    payload,
    queue_name: job.queue,
    max_attempts: job.maxAttempts,
    job_key: key,
    priority,
    run_at: runAt,
  }))
  await sql`
    select from graphile_worker.add_jobs(
      array(select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`.execute(
    tx,
  )
}

/** A query on the connections of the runner itself. */
type Asking = Pick<pg.Pool, 'query'>

export async function renewLease(pool: Asking, runner: string): Promise<void> {
  await pool.query(
    `insert into job_runners (id) values ($1) on conflict (id) do update set renewed_at = clock_timestamp()`,
    [runner],
  )
}

/** A newer job of its key took its place while it ran (`add_job` ends its attempts): it is not to be run again, and has not failed. */
const IS_SUPERSEDED = 'key is null and attempts >= max_attempts and updated_at > locked_at'

/** Whether a newer job of its key has taken the place of one that was begun with a key. */
export async function isSuperseded(pool: Asking, jobId: string): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select ${IS_SUPERSEDED} as is from graphile_worker._private_jobs where id = $1`,
    [jobId],
  )
  return rows[0]?.is ?? false
}

/** Unlocks jobs of runners with so old a lease, or without one for so long; answers which. */
export async function unlockDead(pool: Asking, afterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ runner: string }>(
    `with held as (
       select locked_by as runner, max(locked_at) as locked_at from (
         select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
         union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
       ) as locks group by locked_by
     ), dead as (
       select runner from held left join job_runners on job_runners.id = runner
       where coalesce(renewed_at, locked_at) < now() - $1 * interval '1 millisecond'
     ), superseded as (
       delete from graphile_worker._private_jobs where locked_by in (select runner from dead) and ${IS_SUPERSEDED}
     ), told as (
       update graphile_worker._private_jobs set last_error = 'The process that ran it has ended.'
       where locked_by in (select runner from dead) and not (${IS_SUPERSEDED})
     ), forgotten as (
       delete from job_runners where renewed_at < now() - $1 * interval '1 millisecond'
     )
     select runner from dead`,
    [afterMs],
  )
  const dead = rows.map(({ runner }) => runner)
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
  return dead
}

const AS_IF_NOT_BEGUN = 'attempts = greatest(attempts - 1, 0), run_at = least(run_at, now()), last_error = null'

/**
 * Undoes the backoff of interrupted jobs that are written down as failed: they are run again at once, and the attempt is not counted.
 * Answers which of them are not written down yet.
 */
export async function forgive(pool: Asking, interrupted: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with forgiven as (
       update graphile_worker._private_jobs set ${AS_IF_NOT_BEGUN} where id = any($1::bigint[]) and locked_by is null
     )
     select id from graphile_worker._private_jobs where id = any($1::bigint[]) and locked_by is not null`,
    [interrupted],
  )
  return rows.map(({ id }) => id)
}

/** Ends a lease; what it held or interrupted waits for the next runner as if not begun. */
export async function endLease(pool: Asking, runner: string, interrupted: string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set ${AS_IF_NOT_BEGUN}
     where locked_by = $1 or (id = any($2::bigint[]) and locked_by is null)`,
    [runner, interrupted],
  )
  await pool.query('select graphile_worker.force_unlock_workers(array[$1::text])', [runner])
  await pool.query('delete from job_runners where id = $1', [runner])
}
