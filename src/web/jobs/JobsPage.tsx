import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { FailedJob } from '#contract/jobs'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { wordsOf } from '../platform/problem.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { toast } from '../ui/toasts.tsx'
import { JobTable } from './JobTable.tsx'

interface JobsOnScreen {
  cursor: string | undefined
  /** Still on its way: the page stands before it arrives. */
  jobs: Promise<Listed<FailedJob>>
}

export function loader({ request }: LoaderFunctionArgs): JobsOnScreen {
  requireSession(request, ['Admin'])
  const cursor = cursorIn(new URL(request.url).searchParams)
  return { cursor, jobs: listed(call('GET /api/jobs/failed', { query: { cursor, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  await retry(await request.formData())
  return null
}

export const handle = {
  head: (): PageHead => ({ title: m.jobs_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.jobs_loading(),
  none: m.jobs_none(),
  unanswered: m.jobs_unanswered(),
  older: m.jobs_more(),
}

export function Component() {
  const { cursor, jobs } = useLoaderData<JobsOnScreen>()
  return (
    <section className="list" aria-labelledby="jobs-title">
      <h1 id="jobs-title">{m.jobs_title()}</h1>
      <PagedList
        page={jobs}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => withQuery('/dashboard/jobs', { cursor: next })}
        whole={cursor ? '/dashboard/jobs' : undefined}
      >
        {(rows) => <JobTable rows={rows} />}
      </PagedList>
    </section>
  )
}

/** Tries again what a row asked for; what is refused is said in passing, and the list shows how things stand. */
async function retry(form: FormData): Promise<void> {
  try {
    const { name } = await call('POST /api/jobs/:id/retry', { params: { id: String(form.get('id')) } })
    toast('success', m.jobs_is_retried({ name }))
  } catch (error) {
    toast('error', wordsOf(error))
  }
}
