import { useState } from 'react'
import type { SettlementRowShown } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { verdictWords } from '#contract/values/settlement-words'
import type { Decision } from '#contract/values/settlements'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { amountWords } from './amount-words.ts'
import { toneOf } from './verdict-tone.ts'

/** Rows of settlement files; of those that are open an admin decides. */
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
  const { company, line, fileId, verdict, orderId, judgedAt, isOpen, reason, suspense } = row
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
        </div>
      </td>
      <td>{isOpen && fileId !== null && <Decide row={row} />}</td>
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

/** What a row says twice, or otherwise than before, may also say nothing. */
function Decide({ row }: { row: SettlementRowShown }) {
  const { id, verdict, suspense } = row
  const { isPending, post } = useAct()
  const [asked, setAsked] = useState<Decision | null>(null)
  const name = nameOf(row)
  const isSecond = verdict === 'twice' || verdict === 'differs' || verdict === 'repeated'
  const answer = (reason: string | null) => {
    if (asked && reason !== null) void post({ id: String(id), decision: asked, reason })
    setAsked(null)
  }
  return (
    <div className="list-table-actions">
      <ActButton
        data-kind="quiet"
        isOff={isPending}
        aria-label={isSecond ? m.settlements_was_paid_of({ name }) : m.settlements_accept_of({ name })}
        onPress={() => setAsked('accepted')}
      >
        {isSecond ? m.settlements_was_paid() : m.settlements_accept()}
      </ActButton>
      {suspense === 0 && (
        <ActButton
          data-kind="quiet"
          isOff={isPending}
          aria-label={m.settlements_ignore_of({ name })}
          onPress={() => setAsked('ignored')}
        >
          {m.settlements_ignore()}
        </ActButton>
      )}
      {asked && (
        <ReasonDialog
          text={questionOf(asked, isSecond, name)}
          ok={m.settlements_decide()}
          hint={m.settlements_reason_hint()}
          onAnswer={answer}
        />
      )}
    </div>
  )
}

function questionOf(decision: Decision, isSecond: boolean, name: string): string {
  if (decision === 'ignored') return m.settlements_ask_ignore({ name })
  return isSecond ? m.settlements_ask_was_paid({ name }) : m.settlements_ask_accept({ name })
}
