import type { Refund } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { RefundActs } from './RefundActs.tsx'
import { RefundState } from './RefundState.tsx'
import { piecesOf } from './Refunds.tsx'

export function RefundsTable({ rows }: { rows: Refund[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.refunds_caption()}</caption>
      <TableHead columns={[m.refunds_order(), m.orders_amount(), m.refunds_for(), m.ui_status(), m.ui_actions()]} />
      <tbody>
        {rows.map((refund) => (
          <tr key={refund.id}>
            <th scope="row" data-label={m.refunds_order()}>
              <div>
                <Link to={`/dashboard/orders/${refund.orderId}`}>{m.ui_order_number({ orderId: refund.orderId })}</Link>
                <p className="list-small">{refund.customerName}</p>
                <p className="list-small">{refund.storeName}</p>
              </div>
            </th>
            <td className="list-amount" data-label={m.orders_amount()}>
              {formatTaka(refund.amount)}
            </td>
            <td data-label={m.refunds_for()}>
              <div>
                {piecesOf(refund)}
                <p className="list-small">{m.message_reason({ reason: refund.reason })}</p>
              </div>
            </td>
            <td data-label={m.ui_status()}>
              <RefundState refund={refund} />
            </td>
            <td>
              <RefundActs refund={refund} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
