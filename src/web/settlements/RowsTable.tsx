import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { verdictWords } from '#contract/values/settlement-words'
import type { Gone } from '#contract/values/settlements'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { amountWords } from './amount-words.ts'
import { DecideRow } from './DecideRow.tsx'
import { toneOf } from './verdict-tone.ts'

const GONE_WORDS: Record<Gone, string> = {
  taken_back: m.ui_taken_back(),
  replaced: m.settlements_replaced(),
}

const COLUMNS: Column<SettlementRowShown>[] = [
  { head: m.settlements_column_number(), kind: 'title', cell: (row) => <Name row={row} /> },
  { head: m.settlements_verdict(), cell: (row) => <Verdict row={row} /> },
  { head: m.settlements_sums(), cell: (row) => <Sums row={row} /> },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: (row, act) => row.fileId !== null && <DecideRow row={row} act={act} />,
  },
]

/** Rows of settlement files; an admin decides about them. */
export function RowsTable({ rows }: { rows: SettlementRowShown[] }) {
  return (
    <DataTable
      caption={m.settlements_rows_caption()}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id, line }) => `${id} ${line}`}
    />
  )
}

function Name({ row: { number, invoice, company, line, judgedAt, orderId } }: { row: SettlementRowShown }) {
  return (
    <>
      {number || invoice || m.settlements_no_number()}
      <p className="muted">
        {m.settlements_row_of({ courier: COMPANY_NAMES[company], line: String(line) })}
        {judgedAt && (
          <>
            {' '}
            · <Moment iso={judgedAt} />
          </>
        )}
      </p>
      {orderId && <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId: String(orderId) })}</Link>}
    </>
  )
}

function Verdict({ row: { verdict, gone, suspense, reason } }: { row: SettlementRowShown }) {
  return (
    <div>
      <span className="badge settlements-verdict" data-tone={toneOf(verdict)}>
        {verdictWords(verdict)}
      </span>
      {gone && <p className="muted">{GONE_WORDS[gone]}</p>}
      {suspense !== 0 && <p className="muted">{m.settlements_in_suspense({ suspense: amountWords(suspense) })}</p>}
      {reason && <p className="muted">{m.settlements_decided({ reason })}</p>}
    </div>
  )
}

function Sums({ row }: { row: SettlementRowShown }) {
  const { net, verdict, charge, quoted } = row
  return (
    <div>
      {m.settlements_paid_out({ net: amountWords(net) })}
      <p className="muted">{collectedWords(row)}</p>
      {verdict === 'overcharged' && quoted !== null && (
        <p className="muted">
          {m.settlements_charged_of({ charge: amountWords(charge), quoted: amountWords(quoted) })}
        </p>
      )}
    </div>
  )
}

/** Of what nobody knows, nothing was to be paid. */
function collectedWords({ collected, expected }: SettlementRowShown): string {
  if (expected === null) return m.settlements_collected({ collected: amountWords(collected) })
  return m.settlements_collected_of({ collected: amountWords(collected), expected: amountWords(expected) })
}
