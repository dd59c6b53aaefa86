import { formatNumber } from '#contract/digits'
import type { ImportJob } from '#contract/product-csv'
import { useUploadShare } from '../platform/upload.ts'

/** How far it is: sent, read and judged, stored. `rows` is what this browser counted. */
export function ImportProgress({ job, rows }: { job: ImportJob | null; rows: number }) {
  const share = useUploadShare()
  const isStoring = job?.isDryRun === false && job.rowsTotal !== null
  const done = isStoring ? job.created : (job?.rowsRead ?? 0)
  const words = share !== null ? 'Sending the file' : isStoring ? 'Storing' : 'Reading'
  return (
    <div className="import-progress">
      <label htmlFor="import-progress">
        {words}: {formatNumber(Math.min(done, rows))} of {formatNumber(rows)}
      </label>
      <progress id="import-progress" max={rows} value={Math.min(done, rows)} />
    </div>
  )
}
