import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AuditEntry } from '#contract/audit'
import { problemOfDays } from '#contract/values/days'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { Entry } from './Entry.tsx'
import { addressOf, isFiltered, type ListQuery, listQueryOf } from './list-query.ts'

interface AuditOnScreen {
  asked: ListQuery
  entries: Promise<Listed<AuditEntry>>
}

export function loader({ request }: LoaderFunctionArgs): AuditOnScreen {
  requireSession(request, ['Admin'])
  const asked = listQueryOf(new URL(request.url).searchParams)
  return { asked, entries: entriesFor(asked) }
}

async function entriesFor(asked: ListQuery): Promise<Listed<AuditEntry>> {
  if (problemOfDays(asked)) return { items: [], total: 0, next: null }
  return await listed(call('GET /api/audit', { query: { ...asked, limit: '30' } }))
}

export const handle = {
  head: (): PageHead => ({ title: m.ui_audit(), isPrivate: true }),
}

const WORDS = {
  waiting: m.audit_loading_audit(),
  none: m.audit_nothing_was_changed(),
  unanswered: m.audit_could_not_loaded(),
  older: m.audit_older_changes(),
}

export function Component() {
  const { asked, entries } = useLoaderData<AuditOnScreen>()
  return (
    <section className="list" aria-labelledby="audit-title">
      <h1 id="audit-title">{m.ui_audit()}</h1>
      <AuditFilters key={addressOf(asked)} asked={asked} />
      <PagedList
        page={entries}
        words={WORDS}
        cursor={asked.cursor}
        addressOf={(next) => addressOf({ ...asked, cursor: next })}
        whole={isFiltered(asked) ? addressOf({}) : undefined}
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
