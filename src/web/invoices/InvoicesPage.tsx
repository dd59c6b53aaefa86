import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InvoiceRow, MissingFacts, Reconciliation } from '#contract/invoices'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { InvoiceLink } from '../ui/InvoiceLinks.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { InvoiceChoices } from './InvoiceChoices.tsx'
import { Missing } from './Missing.tsx'
import { type AskedInvoices, INVOICES } from './months.ts'
import { Reconciled } from './Reconciled.tsx'

interface OnScreen {
  isOfShop: boolean
  asked: AskedInvoices
  missing: MissingFacts
  /** Null for a store. */
  reconciliation: Reconciliation | null
  invoices: Promise<Listed<InvoiceRow>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const asked = INVOICES.read(request)
  const invoices = listed(call('GET /api/invoices', { query: { ...asked, limit: '20' } }))
  const isOfShop = role === 'Admin'
  const reconciliation = isOfShop ? await reconciliationOf(asked.month) : null
  return { isOfShop, asked, missing: await missingFacts(), reconciliation, invoices }
}

/** The list is shown without it, too. */
async function missingFacts(): Promise<MissingFacts> {
  return await call('GET /api/invoices/issuer', {})
    .then(({ missing }) => missing)
    .catch((error: unknown) => {
      logOnly('What is missing for tax invoices could not be read.', error)
      return []
    })
}

async function reconciliationOf(month: string): Promise<Reconciliation | null> {
  return await call('GET /api/invoices/reconciliation', { query: { month } }).catch((error: unknown) => {
    logOnly('Books and invoices could not be compared.', error)
    return null
  })
}

export const handle = {
  head: (): PageHead => ({ title: m.invoices_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.invoices_loading(),
  none: m.invoices_none(),
  unanswered: m.invoices_not_loaded(),
  older: m.invoices_older(),
}

const COLUMNS: Column<InvoiceRow>[] = [
  {
    head: m.invoices_number_63(),
    kind: 'name',
    cell: (invoice) => (
      <span>
        <InvoiceLink invoice={invoice} />
      </span>
    ),
  },
  { head: m.invoices_issued_on(), kind: 'moment', cell: ({ issuedAt }) => issuedAt },
  { head: m.invoices_issuer_name(), cell: ({ issuerName }) => issuerName },
  { head: m.invoices_buyer_name(), cell: ({ buyerName }) => buyerName },
  { head: m.invoices_vat_of_all(), kind: 'money', cell: (invoice) => signed(invoice, invoice.vat) },
  { head: m.ui_total(), kind: 'money', cell: (invoice) => signed(invoice, invoice.total) },
]

/** What a credit note takes back stands below zero. */
function signed({ form }: InvoiceRow, taka: number): string {
  return form === 'credit_note' ? `−${formatTaka(taka)}` : formatTaka(taka)
}

export function Component() {
  const { isOfShop, asked, missing, reconciliation, invoices } = useLoaderData<OnScreen>()
  const { month, kind } = asked
  const save = () =>
    void saveCsv(call('GET /api/invoices/file', { query: { month, kind } }), `haat-tax-invoices-${month}.csv`)
  return (
    <ListPage className="list invoices" name="invoices" title={m.invoices_title()}>
      <p>{m.invoices_what_they_are()}</p>
      <Missing facts={missing} isOfShop={isOfShop} />
      <InvoiceChoices month={month} kind={kind} />
      <div className="row">
        <ActButton data-kind="quiet" isOff={false} onPress={save}>
          {m.statements_save_csv()}
        </ActButton>
      </div>
      <PagedList
        page={invoices}
        words={WORDS}
        {...INVOICES.pages(asked)}
        whole={kind ? INVOICES.address({ month }) : undefined}
      >
        {(rows) => <DataTable caption={m.invoices_caption()} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
      {reconciliation && <Reconciled found={reconciliation} />}
    </ListPage>
  )
}
