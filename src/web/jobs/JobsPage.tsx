import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { FailedJob } from '#contract/jobs'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { type AskedOf, cursor, queryOf } from '../platform/query-of.ts'
import { PostButton } from '../ui/acts/act-buttons.tsx'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toast } from '../ui/toasts.tsx'

const JOBS = queryOf('/dashboard/jobs', { cursor })

interface OnScreen {
  asked: AskedOf<typeof JOBS>
  /** Still on its way: the page stands before it arrives. */
  jobs: Promise<Listed<FailedJob>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request, ['Admin'])
  const asked = JOBS.read(request)
  return { asked, jobs: listed(call('GET /api/jobs/failed', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  return await changeJob(await request.formData())
}

/** What is refused is said in passing, and the list shows how things stand. */
const changeJob = acts({
  retry: {
    run: async (form) => {
      const { name } = await call('POST /api/jobs/:id/retry', paramsIn(form))
      toast('success', m.jobs_is_retried({ name }))
    },
  },
})

export const handle = {
  head: (): PageHead => ({ title: m.jobs_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.jobs_loading(),
  none: m.jobs_none(),
  unanswered: m.jobs_unanswered(),
  older: m.jobs_more(),
}

const COLUMNS: Column<FailedJob>[] = [
  {
    head: m.jobs_job(),
    kind: 'title',
    cell: ({ id, name, addedAt }) => (
      <>
        {name}
        <p className="muted">
          {m.jobs_number_added({ id: String(id), moment: () => <Moment key="moment" iso={addedAt} /> })}
        </p>
      </>
    ),
  },
  { head: m.jobs_error(), cell: ({ error }) => error ?? '—' },
  {
    head: m.ui_status(),
    kind: 'status',
    cell: (job) => ({
      words: job.nextTryAt ? m.ui_waiting() : m.jobs_given_up(),
      tone: job.nextTryAt ? 'yellow' : 'red',
      more: <Tries job={job} />,
    }),
  },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: ({ id, name }, act) => (
      <div className="list-table-actions">
        <PostButton
          act={act}
          fields={{ intent: 'retry', id }}
          text={m.ui_try_again()}
          label={m.jobs_retry_label({ name, id: String(id) })}
          isQuiet
        />
      </div>
    ),
  },
]

function Tries({ job: { attempts, maxAttempts, nextTryAt } }: { job: FailedJob }) {
  return (
    <>
      <p className="muted">{m.jobs_attempts({ attempts: String(attempts), maxAttempts: String(maxAttempts) })}</p>
      {nextTryAt && <p className="muted">{m.jobs_next({ moment: () => <Moment key="moment" iso={nextTryAt} /> })}</p>}
    </>
  )
}

export function Component() {
  const { asked, jobs } = useLoaderData<OnScreen>()
  return (
    <ListPage name="jobs" title={m.jobs_title()}>
      <PagedList page={jobs} words={WORDS} {...JOBS.pages(asked)} whole={JOBS.whole(asked)}>
        {(rows) => <DataTable caption={m.jobs_caption()} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
    </ListPage>
  )
}
