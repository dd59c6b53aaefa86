import type { Reconciliation } from '#contract/invoices'
import { RECONCILED } from '#contract/values/invoices'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { monthWords } from './months.ts'

const WORDS = {
  ledger: m.invoices_reconciled_ledger(),
  invoiced: m.invoices_reconciled_invoiced(),
  credited: m.invoices_reconciled_credited(),
  waiting: m.invoices_reconciled_waiting(),
  uninvoiced: m.invoices_reconciled_uninvoiced(),
  difference: m.invoices_reconciled_difference(),
}

/** The month’s commission and VAT by the books, and where each of it stands; what is left over is wrong. */
export function Reconciled({ found }: { found: Reconciliation }) {
  const isWrong = found.difference.commission !== 0 || found.difference.vat !== 0
  return (
    <section aria-labelledby="reconciled-title">
      <h2 id="reconciled-title">{m.invoices_reconciled({ month: monthWords(found.month) })}</h2>
      <p>{m.invoices_reconciled_what()}</p>
      {isWrong && (
        <p className="invoices-missing" role="alert">
          {m.invoices_reconciled_wrong()}
        </p>
      )}
      <table className="list-table">
        <caption className="unseen">{m.invoices_reconciled_what()}</caption>
        <TableHead
          columns={[
            { head: m.payouts_column_what(), isHeadUnseen: true },
            m.commission_title(),
            m.invoices_vat_of_all(),
          ]}
        />
        <tbody>
          {[...RECONCILED, 'difference' as const].map((part) => (
            <tr key={part}>
              <th scope="row">{WORDS[part]}</th>
              <td className="list-amount" data-label={m.commission_title()}>
                {formatTaka(found[part].commission)}
              </td>
              <td className="list-amount" data-label={m.invoices_vat_of_all()}>
                {formatTaka(found[part].vat)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
