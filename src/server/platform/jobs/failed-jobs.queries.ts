import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { rowsAndTotal } from '../database/listed.queries.ts'

export interface FailedJobRecord {
  id: number
  name: string
  attempts: number
  maxAttempts: number
  error: string | null
  addedAt: string
  nextTryAt: string | null
}

/** An error may hold all that another server has answered. */
const LONGEST_ERROR = 1_000
const isOver = sql<boolean>`attempts >= max_attempts`
const hasFailed = sql<boolean>`locked_at is null and (last_error is not null or ${isOver})`
const asRecord = [
  sql<number>`id`.as('id'),
  sql<string>`task_identifier`.as('name'),
  sql<number>`attempts`.as('attempts'),
  sql<number>`max_attempts`.as('maxAttempts'),
  sql<string | null>`left(last_error, ${sql.lit(LONGEST_ERROR)})`.as('error'),
  sql<string>`created_at`.as('addedAt'),
  sql<string | null>`case when ${isOver} then null else run_at end`.as('nextTryAt'),
]

/** Failed jobs by falling id, from `before` on. */
export async function failedJobsPage(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: FailedJobRecord[]; total: number }> {
  const failed = db.selectFrom('graphile_worker.jobs').where(hasFailed)
  const rows = failed
    .select(asRecord)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, failed)
}

export async function failedJob(db: Db, id: number): Promise<FailedJobRecord | undefined> {
  return await db
    .selectFrom('graphile_worker.jobs')
    .select(asRecord)
    .where('id', '=', id)
    .where(hasFailed)
    .executeTakeFirst()
}

/** Makes a job due at once, with all its attempts before it; false where a runner has just taken it. */
export async function rescheduleJob(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(tx)
  return rows.length > 0
}
