import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AuditEntry } from '#contract/audit'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { type Asked, addressOf, askedOf, isNarrowed } from './asked.ts'
import { Entry } from './Entry.tsx'

interface AuditOnScreen {
  asked: Asked
  /** Still on its way: the page stands before it arrives. */
  entries: Promise<Listed<AuditEntry>>
}

export function loader({ request }: LoaderFunctionArgs): AuditOnScreen {
  requireSession(request, ['Admin'])
  const asked = askedOf(new URL(request.url).searchParams)
  return { asked, entries: listed(call('GET /api/audit', { query: { ...asked, limit: '30' } })) }
}

export const handle = {
  head: (): PageHead => ({ title: 'Audit', isPrivate: true }),
}

const WORDS = {
  waiting: 'Loading audit...',
  none: 'Nothing was changed.',
  unanswered: 'The audit could not be loaded just now.',
  older: 'Older changes',
}

export function Component() {
  const { asked, entries } = useLoaderData<AuditOnScreen>()
  return (
    <section className="list" aria-labelledby="audit-title">
      <h1 id="audit-title">Audit</h1>
      <AuditFilters key={addressOf(asked)} asked={asked} />
      <PagedList
        page={entries}
        words={WORDS}
        cursor={asked.cursor}
        addressOf={(next) => addressOf({ ...asked, cursor: next })}
        whole={isNarrowed(asked) ? addressOf({}) : undefined}
      >
        {(rows) => (
          <ol className="audit-entries">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}
