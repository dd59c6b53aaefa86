import type { Logger } from 'pino'
import * as calls from '#contract/product-csv'
import type { Serve } from '../platform/calls.ts'
import { exportProducts } from './export.ts'
import { createImportJobs } from './import-jobs.ts'
import { startImport } from './import-start.ts'

/** Products from and to CSV. */
export function importRoutes(serve: Serve, log: Logger): void {
  const jobs = createImportJobs()
  serve(calls.startImport, ({ db, actor, body }) => startImport(db, jobs, log, actor, body))
  serve(calls.readImport, async ({ actor, params }) => jobs.find(params.job, actor.id))
  serve(calls.exportProducts, async ({ db, actor }) => exportProducts(db, actor))
}
