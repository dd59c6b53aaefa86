import * as calls from '#contract/imports'
import type { Serve } from '../platform/http/calls.ts'
import { exportProducts } from './export.ts'
import { findImport } from './import-progress.ts'
import { startImport } from './import-start.ts'

export function importsRoutes(serve: Serve): void {
  serve(calls.startImport, ({ db, actor, body }) => startImport(db, actor, body))
  serve(calls.readImport, ({ db, actor, params }) => findImport(db, params.job, actor.id))
  serve(calls.exportProducts, async ({ db, actor }) => exportProducts(db, actor))
}
