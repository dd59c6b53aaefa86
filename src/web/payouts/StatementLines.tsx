import type { StatementLine } from '#contract/statements'
import { LINE_WORDS, subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { signedTaka } from './signed-taka.ts'

export function StatementLines({ rows }: { rows: StatementLine[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.statements_lines_caption()}</caption>
      <TableHead columns={[m.payouts_column_what(), m.notifications_about(), m.dashboard_day(), m.orders_amount()]} />
      <tbody>
        {rows.map(({ position, kind, subject, happenedAt, amount, vat }) => (
          <tr key={position}>
            <th scope="row" data-label={m.payouts_column_what()}>
              {LINE_WORDS[kind]}
            </th>
            <td data-label={m.notifications_about()}>{subjectWords(subject)}</td>
            <td data-label={m.dashboard_day()}>
              <Moment iso={happenedAt} />
            </td>
            <td className="list-amount" data-label={m.orders_amount()}>
              <div>
                {signedTaka(amount)}
                {vat !== 0 && <p className="list-small">{m.statements_of_it_vat({ amount: signedTaka(vat) })}</p>}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
