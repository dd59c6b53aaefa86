import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InvoiceRow } from '#contract/invoices'
import type { Statement, StatementLine } from '#contract/payouts/statements'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { cursor, queryOf } from '../platform/query-of.ts'
import { refuseAsPage } from '../platform/refuse-as-page.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { InvoiceLinks } from '../ui/InvoiceLinks.tsx'
import { Link } from '../ui/Link.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { Balances } from './Balances.tsx'
import { StatementDays } from './StatementDays.tsx'
import { StatementLines } from './StatementLines.tsx'

const statementAt = (id: string) => queryOf(`/dashboard/statements/${id}`, { cursor })

interface OnScreen {
  statement: Statement
  cursor: string | undefined
  lines: Promise<Listed<StatementLine>>
  /** For its commission. */
  invoices: InvoiceRow[]
}

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  if (!idIn(id)) throw data(null, { status: 404 })
  const { cursor } = statementAt(id).read(request)
  const query = { limit: '100', cursor }
  const lines = listed(call('GET /api/statements/:id/lines', { params: { id }, query }))
  const invoices = invoicesOf(id)
  const statement = await call('GET /api/statements/:id', { params: { id } }).catch(refuseAsPage)
  return { statement, cursor, lines, invoices: await invoices }
}

/** A statement is shown without them, too. */
async function invoicesOf(id: string): Promise<InvoiceRow[]> {
  return await call('GET /api/statements/:id/invoices', { params: { id } })
    .then(({ invoices }) => invoices)
    .catch((error: unknown) => {
      logOnly('The tax invoices of a statement could not be read.', error)
      return []
    })
}

export const handle = {
  head: (): PageHead => ({ title: m.payouts_column_statement(), isPrivate: true }),
}

const WORDS = {
  waiting: m.statements_lines_loading(),
  none: m.statements_lines_none(),
  unanswered: m.statements_lines_not_loaded(),
  older: m.statements_lines_more(),
}

export function Component() {
  const { statement, cursor, lines, invoices } = useLoaderData<OnScreen>()
  const { storeName, firstDay, lastDay, sha256 } = statement
  const [id, number] = [String(statement.id), String(statement.number)]
  const save = () =>
    void saveCsv(call('GET /api/statements/:id/file', { params: { id } }), `haat-statement-${number}.csv`)
  return (
    <ListPage
      className="list statement"
      name="statement"
      title={m.statements_of_store({ storeName, number })}
      back={
        <Link className="statement-ways" to="/dashboard/statements">
          {m.statements_title()}
        </Link>
      }
    >
      <p>
        <StatementDays firstDay={firstDay} lastDay={lastDay} />
      </p>
      <Balances statement={statement} />
      <InvoiceLinks invoices={invoices} />
      <div className="statement-ways">
        <ActButton data-kind="quiet" isOff={false} onPress={save}>
          {m.statements_save_csv()}
        </ActButton>
      </div>
      <p className="muted statement-hash">
        {m.statements_hash()} <code>{sha256}</code>
      </p>
      <PagedList page={lines} words={WORDS} {...statementAt(id).pages({ cursor })}>
        {(rows) => <StatementLines rows={rows} />}
      </PagedList>
    </ListPage>
  )
}
