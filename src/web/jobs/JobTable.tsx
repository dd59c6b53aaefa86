import type { FailedJob } from '#contract/jobs'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'

export function JobTable({ rows }: { rows: FailedJob[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.jobs_caption()}</caption>
      <TableHead columns={[m.jobs_job(), m.jobs_error(), m.ui_status(), m.ui_actions()]} />
      <tbody>
        {rows.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ job: { id, name, attempts, maxAttempts, error, addedAt, nextTryAt } }: { job: FailedJob }) {
  const { isPending, post } = useAct()
  return (
    <tr aria-busy={isPending}>
      <th scope="row">
        {name}
        <p className="list-small">
          {m.jobs_number_added({ id: String(id), moment: () => <Moment key="moment" iso={addedAt} /> })}
        </p>
      </th>
      <td data-label={m.jobs_error()}>{error ?? '—'}</td>
      <td data-label={m.ui_status()}>
        <div>
          <span className="badge" data-tone={nextTryAt ? 'yellow' : 'red'}>
            {nextTryAt ? m.ui_waiting() : m.jobs_given_up()}
          </span>
          <p className="list-small">
            {m.jobs_attempts({ attempts: String(attempts), maxAttempts: String(maxAttempts) })}
          </p>
          {nextTryAt && (
            <p className="list-small">{m.jobs_next({ moment: () => <Moment key="moment" iso={nextTryAt} /> })}</p>
          )}
        </div>
      </td>
      <td>
        <div className="list-table-actions">
          <ActButton
            data-kind="quiet"
            isOff={isPending}
            aria-label={m.jobs_retry_label({ name, id: String(id) })}
            onPress={() => void post({ id })}
          >
            {m.ui_try_again()}
          </ActButton>
        </div>
      </td>
    </tr>
  )
}
