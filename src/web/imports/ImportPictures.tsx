import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'

/** How far the pictures are that a file names by address: fetched once its goods are in the shop. */
export function ImportPictures({ job: { state, isDryRun, pictures } }: { job: ImportJob }) {
  const { total, fetched, failed } = pictures
  if (state !== 'done' || total === 0) return null
  const shown = formatNumber(total)
  if (isDryRun) return <p className="import-page-words">{m.imports_pictures_found({ count: total, shown })}</p>
  const done = fetched + failed
  return (
    <div className="import-progress">
      <label htmlFor="import-pictures">{m.imports_pictures_progress({ done: formatNumber(done), total: shown })}</label>
      <progress id="import-pictures" max={total} value={done} />
    </div>
  )
}
