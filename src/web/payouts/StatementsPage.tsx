import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Statement } from '#contract/statements'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { StatementsTable } from './StatementsTable.tsx'

interface OnScreen {
  isOfShop: boolean
  cursor: string | undefined
  statements: Promise<Listed<Statement>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const cursor = cursorIn(new URL(request.url).searchParams)
  const statements = listed(call('GET /api/statements', { query: { limit: '20', ...(cursor && { cursor }) } }))
  return { isOfShop: role === 'Admin', cursor, statements }
}

export const handle = {
  head: (): PageHead => ({ title: m.statements_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.statements_loading(),
  none: m.statements_none(),
  unanswered: m.statements_not_loaded(),
  older: m.statements_older(),
}

export function Component() {
  const { isOfShop, cursor, statements } = useLoaderData<OnScreen>()
  return (
    <section className="list" aria-labelledby="statements-title">
      <h1 id="statements-title">{m.statements_title()}</h1>
      <p>
        {m.statements_what_they_are()} <Link to="/dashboard/payouts">{m.payouts_title()}</Link>
      </p>
      <PagedList
        page={statements}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => withQuery('/dashboard/statements', { cursor: next })}
        whole={cursor ? '/dashboard/statements' : undefined}
      >
        {(rows) => <StatementsTable rows={rows} isOfShop={isOfShop} />}
      </PagedList>
    </section>
  )
}
