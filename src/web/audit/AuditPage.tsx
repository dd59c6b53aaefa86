import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AuditEntry } from '#contract/audit'
import { problemOfDays } from '#contract/values/days'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { type AskedAudit, AUDIT, readAudit } from './audit-query.ts'
import { Entry } from './Entry.tsx'

interface AuditOnScreen {
  asked: AskedAudit
  entries: Promise<Listed<AuditEntry>>
}

export function loader({ request }: LoaderFunctionArgs): AuditOnScreen {
  requireSession(request, ['Admin'])
  const asked = readAudit(request)
  return { asked, entries: entriesFor(asked) }
}

async function entriesFor(asked: AskedAudit): Promise<Listed<AuditEntry>> {
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
    <ListPage name="audit" title={m.ui_audit()}>
      <AuditFilters key={AUDIT.address(asked)} asked={asked} />
      <PagedList page={entries} words={WORDS} {...AUDIT.pages(asked)} whole={AUDIT.whole(asked)}>
        {(rows) => (
          <ol className="audit-entries">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </ListPage>
  )
}
