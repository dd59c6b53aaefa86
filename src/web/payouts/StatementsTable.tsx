import type { Statement } from '#contract/payouts/statements'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { StatementDays } from './StatementDays.tsx'
import { signedTaka } from './signed-taka.ts'

export function StatementsTable({ rows, isOfShop }: { rows: Statement[]; isOfShop: boolean }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.statements_caption()}</caption>
      <TableHead columns={[m.payouts_column_statement(), m.ui_days(), m.payouts_opening(), m.payouts_closing()]} />
      <tbody>
        {rows.map(({ id, storeName, number, firstDay, lastDay, opening, closing }) => (
          <tr key={id}>
            <th scope="row" data-label={m.payouts_column_statement()}>
              <Link to={`/dashboard/statements/${id}`}>
                {isOfShop
                  ? m.statements_of_store({ storeName, number: String(number) })
                  : m.payouts_of_statement({ number: String(number) })}
              </Link>
            </th>
            <td data-label={m.ui_days()}>
              <StatementDays firstDay={firstDay} lastDay={lastDay} />
            </td>
            <td className="list-amount" data-label={m.payouts_opening()}>
              {signedTaka(opening)}
            </td>
            <td className="list-amount" data-label={m.payouts_closing()}>
              {signedTaka(closing)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
