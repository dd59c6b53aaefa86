import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { ImportUndo } from './ImportUndo.tsx'

/** Those of the last day, which may be undone: their screen may be gone by then. */
export function RecentImports({ jobs }: { jobs: ImportJob[] }) {
  if (jobs.length === 0) return null
  return (
    <section className="import-page-panel" aria-labelledby="import-recent-title">
      <h2 id="import-recent-title">{m.imports_recent()}</h2>
      <ul className="import-run-recent">
        {jobs.map((job) => (
          <li key={job.id}>
            {job.undo?.state !== 'done' && <Came job={job} />}
            <ImportUndo job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Came({ job: { created, updated } }: { job: ImportJob }) {
  return (
    <p>
      {created > 0 && `${m.imports_created({ count: created, shown: formatNumber(created) })} `}
      {updated > 0 && m.imports_updated({ count: updated, shown: formatNumber(updated) })}
    </p>
  )
}
