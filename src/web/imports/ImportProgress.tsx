import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { useUploadShare } from '../platform/upload.ts'

/** Sent, judged, stored. `rows`: as counted here. */
export function ImportProgress({ job, rows }: { job: ImportJob | null; rows: number }) {
  const share = useUploadShare()
  const isStoring = job?.isDryRun === false && job.rowsTotal !== null
  const most = isStoring ? job.products : rows
  const done = Math.min(most, isStoring ? job.created : (job?.rowsRead ?? 0))
  const words = share !== null ? m.imports_sending_file() : isStoring ? m.imports_storing() : m.imports_reading()
  return (
    <div className="import-run-progress">
      <label htmlFor="import-progress">
        {m.imports_progress({ words, done: formatNumber(done), rows: formatNumber(most) })}
      </label>
      <progress id="import-progress" max={most} value={done} />
    </div>
  )
}
