import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Invoice } from '#contract/invoices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { refuseAsPage } from '../platform/refuse-as-page.ts'
import { Link } from '../ui/Link.tsx'
import { TaxInvoice } from './TaxInvoice.tsx'

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<Invoice> {
  requireSession(request, ['Admin', 'Vendor', 'User'])
  if (!idIn(id)) throw data(null, { status: 404 })
  return await call('GET /api/invoices/:id', { params: { id } }).catch(refuseAsPage)
}

export const handle = {
  head: ({ form, number }: Invoice): PageHead => ({
    title: form === 'invoice' ? m.invoices_invoice_number({ number }) : m.invoices_note_number({ number }),
    isPrivate: true,
  }),
}

export function Component() {
  const invoice = useLoaderData<Invoice>()
  const { orderId, statementId, isCorrected } = invoice
  return (
    <div className="tax-invoice-desk">
      <header className="tax-invoice-ways">
        {orderId !== null && <Link to={`/dashboard/orders/${orderId}`}>{m.orders_id({ id: orderId })}</Link>}
        {statementId !== null && (
          <Link to={`/dashboard/statements/${statementId}`}>{m.payouts_column_statement()}</Link>
        )}
        <button className="button" type="button" onClick={() => print()}>
          {m.orders_print()}
        </button>
      </header>
      {isCorrected && <p className="tax-invoice-corrected">{m.invoices_taken_back_words()}</p>}
      <TaxInvoice invoice={invoice} />
    </div>
  )
}
