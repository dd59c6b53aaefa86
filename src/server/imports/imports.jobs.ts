import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { deleteForgottenImports } from './imports.queries.ts'
import { resumeImport } from './resume-import.ts'
import { RUN_IMPORT } from './run-import-job.ts'

export const SWEEP_IMPORTS = defineJob('imports.sweep', z.object({}))

export function importsJobs(serve: ServeJob): void {
  serve(RUN_IMPORT, ({ importId }, { db, log, signal }) => resumeImport(db, log, importId, signal))
  serve(SWEEP_IMPORTS, async (_, { db }) => await deleteForgottenImports(db))
}
