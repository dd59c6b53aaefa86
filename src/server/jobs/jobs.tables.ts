import type { Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    told_failed_jobs: { job_id: number; told_at: Generated<Date> }
    /** A view of graphile-worker’s; its queries say themselves what they read. */
    'graphile_worker.jobs': { id: number }
  }
}
