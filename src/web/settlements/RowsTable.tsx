import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { verdictWords } from '#contract/values/settlement-words'
import type { Gone } from '#contract/values/settlements'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { amountWords } from './amount-words.ts'
import { DecideRow } from './DecideRow.tsx'
import { toneOf } from './verdict-tone.ts'

const GONE_WORDS: Record<Gone, string> = {
  taken_back: m.ui_taken_back(),
  replaced: m.settlements_replaced(),
}

/** Rows of settlement files; an admin decides about them. */
export function RowsTable({ rows }: { rows: SettlementRowShown[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.settlements_rows_caption()}</caption>
      <TableHead
        columns={[m.settlements_column_number(), m.settlements_verdict(), m.settlements_sums(), m.ui_actions()]}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.id} ${row.line}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: SettlementRowShown }) {
  const { company, line, fileId, verdict, orderId, judgedAt, gone, reason, suspense } = row
  return (
    <tr>
      <th scope="row">
        {nameOf(row)}
        <p className="list-small">
          {m.settlements_row_of({ courier: COMPANY_NAMES[company], line: String(line) })}
          {judgedAt && (
            <>
              {' '}
              · <Moment iso={judgedAt} />
            </>
          )}
        </p>
        {orderId && <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId: String(orderId) })}</Link>}
      </th>
      <td data-label={m.settlements_verdict()}>
        <div>
          <span className="badge settlements-verdict" data-tone={toneOf(verdict)}>
            {verdictWords(verdict)}
          </span>
          {gone && <p className="list-small">{GONE_WORDS[gone]}</p>}
          {suspense !== 0 && (
            <p className="list-small">{m.settlements_in_suspense({ suspense: amountWords(suspense) })}</p>
          )}
          {reason && <p className="list-small">{m.settlements_decided({ reason })}</p>}
        </div>
      </td>
      <td data-label={m.settlements_sums()}>
        <div>
          {m.settlements_paid_out({ net: amountWords(row.net) })}
          <p className="list-small">{collectedWords(row)}</p>
          {row.verdict === 'overcharged' && row.quoted !== null && (
            <p className="list-small">
              {m.settlements_charged_of({ charge: amountWords(row.charge), quoted: amountWords(row.quoted) })}
            </p>
          )}
        </div>
      </td>
      <td>{fileId !== null && <DecideRow row={row} />}</td>
    </tr>
  )
}

function nameOf({ number, invoice }: SettlementRowShown): string {
  return number || invoice || m.settlements_no_number()
}

/** Of what nobody knows, nothing was to be paid. */
function collectedWords({ collected, expected }: SettlementRowShown): string {
  if (expected === null) return m.settlements_collected({ collected: amountWords(collected) })
  return m.settlements_collected_of({ collected: amountWords(collected), expected: amountWords(expected) })
}
