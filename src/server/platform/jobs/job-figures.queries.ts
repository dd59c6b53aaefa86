import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Each job is in one state. */
export interface JobFigures {
  job: string
  due: number
  later: number
  running: number
  failed: number
  given_up: number
  oldestSeconds: number
}

const isOpen = sql`locked_at is null and attempts < max_attempts`
const isDue = sql`${isOpen} and last_error is null and run_at <= now()`

export async function jobFigures(db: Db): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select task_identifier as job,
      count(*) filter (where ${isDue})::int as due,
      count(*) filter (where ${isOpen} and last_error is null and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${isOpen} and last_error is not null)::int as failed,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (where ${isDue})), 0)::float as "oldestSeconds"
    from graphile_worker.jobs group by task_identifier`.execute(db)
  return rows
}
