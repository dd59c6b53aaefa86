import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Statement } from '#contract/payouts/statements'
import type { StoreTerms } from '#contract/payouts/store-terms'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { ClosingWords } from './ClosingWords.tsx'
import { DebtWords } from './DebtWords.tsx'
import { StatementsTable } from './StatementsTable.tsx'

interface OnScreen {
  isOfShop: boolean
  /** Of a store its own. */
  terms: StoreTerms | undefined
  cursor: string | undefined
  statements: Promise<Listed<Statement>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const cursor = cursorIn(new URL(request.url).searchParams)
  const statements = listed(call('GET /api/statements', { query: { limit: '20', ...(cursor && { cursor }) } }))
  const isOfShop = role === 'Admin'
  return { isOfShop, terms: isOfShop ? undefined : await ownTerms(), cursor, statements }
}

/** Statements are shown without them, too. */
async function ownTerms(): Promise<StoreTerms | undefined> {
  return await call('GET /api/store-terms/own', {}).catch((error: unknown) => {
    logOnly('The terms of the store could not be read.', error)
    return undefined
  })
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
  const { isOfShop, terms, cursor, statements } = useLoaderData<OnScreen>()
  return (
    <section className="list" aria-labelledby="statements-title">
      <h1 id="statements-title">{m.statements_title()}</h1>
      <p>
        {m.statements_what_they_are()} <Link to="/dashboard/payouts">{m.payouts_title()}</Link>
      </p>
      {terms && <ClosingWords terms={terms} />}
      {terms && <DebtWords terms={terms} />}
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
