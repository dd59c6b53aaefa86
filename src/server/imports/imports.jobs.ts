import type { ServeJob } from '../platform/jobs/job.ts'
import { resumeImport } from './resume-import.ts'
import { RUN_IMPORT } from './run-import-job.ts'

export function importsJobs(serve: ServeJob): void {
  serve(RUN_IMPORT, ({ importId }, { db, log, signal }) => resumeImport(db, log, importId, signal))
}
