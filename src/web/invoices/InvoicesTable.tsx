import type { InvoiceRow } from '#contract/invoices'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { InvoiceLink } from '../ui/InvoiceLinks.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'

const COLUMNS = [
  m.invoices_number_63(),
  m.invoices_issued_on(),
  m.invoices_issuer_name(),
  m.invoices_buyer_name(),
  m.invoices_vat_of_all(),
  m.ui_total(),
]

export function InvoicesTable({ rows }: { rows: InvoiceRow[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.invoices_caption()}</caption>
      <TableHead columns={COLUMNS} />
      <tbody>
        {rows.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row" data-label={m.invoices_number_63()}>
              <span>
                <InvoiceLink invoice={invoice} />
              </span>
            </th>
            <td data-label={m.invoices_issued_on()}>
              <Moment iso={invoice.issuedAt} />
            </td>
            <td data-label={m.invoices_issuer_name()}>{invoice.issuerName}</td>
            <td data-label={m.invoices_buyer_name()}>{invoice.buyerName}</td>
            <td className="list-amount" data-label={m.invoices_vat_of_all()}>
              {signed(invoice, invoice.vat)}
            </td>
            <td className="list-amount" data-label={m.ui_total()}>
              {signed(invoice, invoice.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a credit note takes back stands below zero. */
function signed({ form }: InvoiceRow, taka: number): string {
  return form === 'credit_note' ? `−${formatTaka(taka)}` : formatTaka(taka)
}
