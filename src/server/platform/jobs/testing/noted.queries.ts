import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** Which processes have run the job, oldest first. */
export async function notedRuns(db: Db): Promise<{ pid: number; attempt: number }[]> {
  const { rows } = await sql<{ pid: number; attempt: number }>`select pid, attempt from runs order by at`.execute(db)
  return rows
}

export async function noteRun(db: Db, pid: number, attempt: number): Promise<void> {
  await sql`insert into runs (pid, attempt) values (${pid}, ${attempt})`.execute(db)
}
