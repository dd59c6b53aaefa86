import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { useUploadShare } from '../platform/upload.ts'

/** Sent, judged, stored. `rows`: as counted here. */
export function ImportProgress({ job, rows }: { job: ImportJob | null; rows: number }) {
  const share = useUploadShare()
  const isStoring = job?.isDryRun === false && job.rowsTotal !== null
  const done = isStoring ? job.created : (job?.rowsRead ?? 0)
  const words = share !== null ? m.imports_sending_file() : isStoring ? m.imports_storing() : m.imports_reading()
  return (
    <div className="import-progress">
      <label htmlFor="import-progress">
        {m.imports_progress({ words, done: formatNumber(Math.min(done, rows)), rows: formatNumber(rows) })}
      </label>
      <progress id="import-progress" max={rows} value={Math.min(done, rows)} />
    </div>
  )
}
