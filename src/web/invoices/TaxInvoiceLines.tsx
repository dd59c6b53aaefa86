import type { Invoice } from '#contract/invoices'
import { formatNumber } from '#contract/values/digits'
import type { InvoiceUnit } from '#contract/values/invoices'
import { m } from '#messages'
import { percentWords } from '../commission/terms-words.ts'
import { Both } from './Both.tsx'

/** The columns of the form. */
const COLUMNS = [
  { bangla: m.invoices_bn_position(), english: m.payouts_column_position() },
  { bangla: m.invoices_bn_description(), english: m.ui_description() },
  { bangla: m.invoices_bn_unit(), english: m.invoices_unit() },
  { bangla: m.invoices_bn_quantity(), english: m.ui_quantity() },
  { bangla: m.invoices_bn_unit_value(), english: m.invoices_unit_value() },
  { bangla: m.invoices_bn_value(), english: m.invoices_value() },
  { bangla: m.invoices_bn_duty(), english: m.invoices_duty() },
  { bangla: m.invoices_bn_rate(), english: m.invoices_rate() },
  { bangla: m.invoices_bn_vat(), english: m.invoices_vat() },
  { bangla: m.invoices_bn_with_taxes(), english: m.invoices_with_taxes() },
]
const NO_DUTY = 0

const UNITS: Record<InvoiceUnit, { bangla: string; english: string }> = {
  piece: { bangla: m.invoices_bn_piece(), english: m.invoices_piece() },
  service: { bangla: m.invoices_bn_service(), english: m.invoices_service() },
}

export function TaxInvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, brand, value, vat, total } = invoice
  return (
    <table className="tax-invoice-lines">
      <thead>
        <tr>
          {COLUMNS.map((column, at) => (
            <th key={column.english} scope="col">
              <Both {...column} /> <small>({at + 1})</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position, and never moves
          <tr key={at}>
            <td data-label={COLUMNS[0]?.english}>{at + 1}</td>
            <td data-label={COLUMNS[1]?.english}>{brand ? `${line.description} (${brand})` : line.description}</td>
            <td data-label={COLUMNS[2]?.english}>
              <span>
                <Both {...UNITS[line.unit]} />
              </span>
            </td>
            <td data-label={COLUMNS[3]?.english}>{line.quantity}</td>
            <td data-label={COLUMNS[4]?.english}>{amount(line.unitValue)}</td>
            <td data-label={COLUMNS[5]?.english}>{amount(line.value)}</td>
            <td data-label={COLUMNS[6]?.english}>{amount(NO_DUTY)}</td>
            <td data-label={COLUMNS[7]?.english}>
              {m.commission_part_percent({ percent: percentWords(line.vatPercent) })}
            </td>
            <td data-label={COLUMNS[8]?.english}>{amount(line.vat)}</td>
            <td data-label={COLUMNS[9]?.english}>{amount(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            <Both bangla={m.invoices_bn_sum()} english={m.ui_total()} />
          </th>
          <td data-label={COLUMNS[5]?.english}>{amount(value)}</td>
          <td data-label={COLUMNS[6]?.english}>{amount(NO_DUTY)}</td>
          <td className="tax-invoice-blank" />
          <td data-label={COLUMNS[8]?.english}>{amount(vat)}</td>
          <td data-label={COLUMNS[9]?.english}>{amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** In taka, to the poisha. */
function amount(taka: number): string {
  return formatNumber(taka, 2)
}
