import type { Reconciliation } from '#contract/invoices'
import { RECONCILED } from '#contract/values/invoices'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { monthWords } from './months.ts'

const WORDS = {
  ledger: m.invoices_reconciled_ledger(),
  invoiced: m.invoices_reconciled_invoiced(),
  credited: m.invoices_reconciled_credited(),
  waiting: m.invoices_reconciled_waiting(),
  uninvoiced: m.invoices_reconciled_uninvoiced(),
  difference: m.invoices_reconciled_difference(),
}

interface Row {
  part: keyof typeof WORDS
  commission: number
  vat: number
}

const COLUMNS: Column<Row>[] = [
  { head: m.payouts_column_what(), isHeadUnseen: true, kind: 'title', cell: ({ part }) => WORDS[part] },
  { head: m.commission_title(), kind: 'money', cell: ({ commission }) => formatTaka(commission) },
  { head: m.invoices_vat_of_all(), kind: 'money', cell: ({ vat }) => formatTaka(vat) },
]

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
      <DataTable
        caption={m.invoices_reconciled_what()}
        columns={COLUMNS}
        rows={[...RECONCILED, 'difference' as const].map((part) => ({ part, ...found[part] }))}
        keyOf={({ part }) => part}
      />
    </section>
  )
}
