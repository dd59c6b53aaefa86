import * as calls from '#contract/imports'
import type { Serve } from '../platform/http/calls.ts'
import { exportProducts } from './export.ts'
import { findImport, listImports } from './import-progress.ts'
import { startImport } from './import-start.ts'
import { undoImport } from './undo-import.ts'

export function importsRoutes(serve: Serve): void {
  serve(calls.startImport, ({ db, actor, body }) => startImport(db, actor, body))
  serve(calls.readImport, ({ db, actor, params }) => findImport(db, params.job, actor.id))
  serve(calls.listImports, ({ db, actor }) => listImports(db, actor.id))
  serve(calls.undoImport, ({ db, actor, params }) => undoImport(db, actor, params.job))
  serve(calls.exportProducts, async ({ db, actor }) => exportProducts(db, actor))
}
