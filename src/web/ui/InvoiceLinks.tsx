import type { InvoiceRow } from '#contract/invoices'
import { m } from '#messages'
import { Link } from './Link.tsx'

/** A link for each tax invoice or credit note; nothing where there is none. */
export function InvoiceLinks({ invoices }: { invoices: InvoiceRow[] }) {
  if (invoices.length === 0) return null
  return (
    <ul className="invoice-links">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceLink invoice={invoice} />
        </li>
      ))}
    </ul>
  )
}

export function InvoiceLink({ invoice: { id, form, number, isCorrected, isTakenBack } }: { invoice: InvoiceRow }) {
  return (
    <>
      <span className="list-number">
        <Link to={`/dashboard/invoices/${id}`}>
          {form === 'invoice' ? m.invoices_invoice_number({ number }) : m.invoices_note_number({ number })}
        </Link>
      </span>
      {isCorrected && (
        <>
          {' '}
          <span className="badge" data-tone="yellow">
            {isTakenBack ? m.invoices_taken_back() : m.invoices_taken_back_in_part()}
          </span>
        </>
      )}
    </>
  )
}
