import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Statement } from '#contract/payouts/statements'
import type { StoreTerms } from '#contract/payouts/store-terms'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { cursor, queryOf } from '../platform/query-of.ts'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { ClosingWords } from './ClosingWords.tsx'
import { DebtWords } from './DebtWords.tsx'
import { StatementDays } from './StatementDays.tsx'
import { signedTaka } from './signed-taka.ts'

const STATEMENTS = queryOf('/dashboard/statements', { cursor })

interface OnScreen {
  isOfShop: boolean
  /** Of a store its own. */
  terms: StoreTerms | undefined
  cursor: string | undefined
  statements: Promise<Listed<Statement>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const { cursor } = STATEMENTS.read(request)
  const statements = listed(call('GET /api/statements', { query: { limit: '20', cursor } }))
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

const COLUMNS: Column<Statement>[] = [
  { head: m.ui_days(), cell: (statement) => <StatementDays {...statement} /> },
  { head: m.payouts_opening(), kind: 'money', cell: ({ opening }) => signedTaka(opening) },
  { head: m.payouts_closing(), kind: 'money', cell: ({ closing }) => signedTaka(closing) },
]

const named = (wordsOf: (statement: Statement) => string): Column<Statement> => ({
  head: m.payouts_column_statement(),
  kind: 'name',
  cell: (statement) => <Link to={`/dashboard/statements/${statement.id}`}>{wordsOf(statement)}</Link>,
})
const OF_STORE = [named(({ number }) => m.payouts_of_statement({ number: String(number) })), ...COLUMNS]
const OF_SHOP = [
  named(({ storeName, number }) => m.statements_of_store({ storeName, number: String(number) })),
  ...COLUMNS,
]

export function Component() {
  const { isOfShop, terms, cursor, statements } = useLoaderData<OnScreen>()
  return (
    <ListPage name="statements" title={m.statements_title()}>
      <p>
        {m.statements_what_they_are()} <Link to="/dashboard/payouts">{m.payouts_title()}</Link>
      </p>
      {terms && <ClosingWords terms={terms} />}
      {terms && <DebtWords terms={terms} />}
      <PagedList page={statements} words={WORDS} {...STATEMENTS.pages({ cursor })} whole={STATEMENTS.whole({ cursor })}>
        {(rows) => (
          <DataTable
            caption={m.statements_caption()}
            columns={isOfShop ? OF_SHOP : OF_STORE}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
    </ListPage>
  )
}
