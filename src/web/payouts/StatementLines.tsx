import type { StatementLine } from '#contract/payouts/statements'
import { statementLineWords, subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { signedTaka } from './signed-taka.ts'

export function StatementLines({ rows }: { rows: StatementLine[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.statements_lines_caption()}</caption>
      <TableHead columns={[m.payouts_column_what(), m.notifications_about(), m.dashboard_day(), m.orders_amount()]} />
      <tbody>
        {rows.map(({ position, kind, subject, parcel, note, happenedAt, ...sums }) => (
          <tr key={position}>
            <th scope="row" data-label={m.payouts_column_what()}>
              {statementLineWords(kind)}
            </th>
            <td data-label={m.notifications_about()}>
              {parcel ? <About parcel={parcel} subject={subject} /> : <Plain subject={subject} note={note} />}
            </td>
            <td data-label={m.dashboard_day()}>
              <Moment iso={happenedAt} />
            </td>
            <td className="list-amount" data-label={m.orders_amount()}>
              <Amount {...sums} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Plain({ subject, note }: Pick<StatementLine, 'subject' | 'note'>) {
  return (
    <div>
      {subjectWords(subject)}
      {note && <p className="list-small">{note}</p>}
    </div>
  )
}

function About({
  parcel: { orderId, goods },
  subject,
}: {
  parcel: NonNullable<StatementLine['parcel']>
  subject: string
}) {
  const names = goods.map(({ name, quantity }) => (quantity === 1 ? name : m.statements_goods({ quantity, name })))
  return (
    <div>
      <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>
      <p className="list-small">
        {subjectWords(subject)}: {names.join(', ')}
      </p>
    </div>
  )
}

/** A commission that is all of its line says its VAT; another line how much of it is commission. */
function Amount({ amount, vat, commission }: Pick<StatementLine, 'amount' | 'vat' | 'commission'>) {
  return (
    <div>
      {signedTaka(amount)}
      {vat !== 0 && <p className="list-small">{m.statements_of_it_vat({ amount: signedTaka(vat) })}</p>}
      {commission !== 0 && commission !== amount && (
        <p className="list-small">{m.statements_commission({ amount: signedTaka(commission) })}</p>
      )}
    </div>
  )
}
