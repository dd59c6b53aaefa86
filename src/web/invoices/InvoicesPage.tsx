import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InvoiceRow, MissingFacts, Reconciliation } from '#contract/invoices'
import { INVOICE_KINDS, type InvoiceKind } from '#contract/values/invoices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { InvoiceChoices } from './InvoiceChoices.tsx'
import { InvoicesTable } from './InvoicesTable.tsx'
import { Missing } from './Missing.tsx'
import { addressOf, monthIn } from './months.ts'
import { Reconciled } from './Reconciled.tsx'

interface OnScreen {
  isOfShop: boolean
  month: string
  kind: InvoiceKind | undefined
  cursor: string | undefined
  missing: MissingFacts
  /** Null for a store. */
  reconciliation: Reconciliation | null
  invoices: Promise<Listed<InvoiceRow>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const asked = new URL(request.url).searchParams
  const [month, cursor] = [monthIn(asked), cursorIn(asked)]
  const kind = INVOICE_KINDS.find((each) => each === asked.get('kind'))
  const query = { month, limit: '20', ...(kind && { kind }), ...(cursor && { cursor }) }
  const invoices = listed(call('GET /api/invoices', { query }))
  const isOfShop = role === 'Admin'
  const reconciliation = isOfShop ? await reconciliationOf(month) : null
  return { isOfShop, month, kind, cursor, missing: await missingFacts(), reconciliation, invoices }
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

export function Component() {
  const { isOfShop, month, kind, cursor, missing, reconciliation, invoices } = useLoaderData<OnScreen>()
  const query = { month, ...(kind && { kind }) }
  const save = () => void saveCsv(call('GET /api/invoices/file', { query }), `haat-tax-invoices-${month}.csv`)
  return (
    <section className="list invoices" aria-labelledby="invoices-title">
      <h1 id="invoices-title">{m.invoices_title()}</h1>
      <p>{m.invoices_what_they_are()}</p>
      <Missing facts={missing} isOfShop={isOfShop} />
      <InvoiceChoices month={month} kind={kind} />
      <div className="invoices-ways">
        <ActButton data-kind="quiet" isOff={false} onPress={save}>
          {m.statements_save_csv()}
        </ActButton>
      </div>
      <PagedList
        page={invoices}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => addressOf({ month, kind, cursor: next })}
        whole={kind ? addressOf({ month }) : undefined}
      >
        {(rows) => <InvoicesTable rows={rows} />}
      </PagedList>
      {reconciliation && <Reconciled found={reconciliation} />}
    </section>
  )
}
