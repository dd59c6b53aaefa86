import { defineRecurringJob, type ServeJob } from '../jobs/job.ts'
import type { BlobStorage } from '../storage/blob-storage.ts'
import { type NamedPictures, sweepPictures } from './sweep.ts'

export const SWEEP_PICTURES = defineRecurringJob('pictures.sweep', {
  cron: '10 21 * * *',
  isDueAtStart: true,
  queue: 'pictures',
})

export function picturesJobs(serve: ServeJob, pictures: BlobStorage, named: NamedPictures): void {
  serve(SWEEP_PICTURES, async (_, { log, signal }) => {
    const removed = await sweepPictures(pictures, named, signal)
    if (removed > 0) log.info({ files: removed }, 'swept pictures that nothing shows')
    signal.throwIfAborted()
  })
}
