import type { Logger } from 'pino'
import * as calls from '#contract/product-csv'
import type { Serve } from '../platform/calls.ts'
import { exportProducts } from './export.ts'
import { findImport } from './import-jobs.ts'
import { startImport } from './import-start.ts'

/** Products from and to CSV. */
export function importRoutes(serve: Serve, log: Logger): void {
  serve(calls.startImport, ({ db, actor, body }) => startImport(db, log, actor, body))
  serve(calls.readImport, ({ db, actor, params }) => findImport(db, params.job, actor.id))
  serve(calls.exportProducts, async ({ db, actor }) => exportProducts(db, actor))
}
