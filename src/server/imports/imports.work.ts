import type { ServeJob } from '../platform/jobs/job.ts'
import type { PictureFetching } from './fetch-picture.ts'
import { fetchDuePictures } from './fetch-pictures.ts'
import { FETCH_PICTURES, RUN_IMPORT, SWEEP_IMPORTS, UNDO_IMPORT } from './imports.jobs.ts'
import { attemptImport } from './resume-import.ts'
import { sweepImports } from './sweep-imports.ts'
import type { OrderedAmong } from './undo-added.ts'
import { attemptUndo } from './undo-import.ts'

interface Lent extends Omit<PictureFetching, 'log' | 'signal'> {
  orderedAmong: OrderedAmong
}

export function importsJobs(serve: ServeJob, { orderedAmong, ...fetching }: Lent): void {
  serve(RUN_IMPORT, ({ importId }, { db, ...run }) => attemptImport(db, importId, run))
  serve(FETCH_PICTURES, async (_, { db, log, signal }) => await fetchDuePictures(db, { ...fetching, log, signal }))
  serve(UNDO_IMPORT, ({ importId }, { db, ...run }) => attemptUndo(db, importId, { orderedAmong, ...run }))
  serve(SWEEP_IMPORTS, async (_, { db }) => await sweepImports(db))
}
