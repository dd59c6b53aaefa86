import { formatTaka } from '#contract/money'
import type { OrderRow } from '#contract/orders'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** A table for everybody; where there is no room, each row looks like a card. */
export function OrdersTable({ rows }: { rows: OrderRow[] }) {
  return (
    <table className="orders-table">
      <caption className="unseen">Orders, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Order ID</th>
          <th scope="col">Customer</th>
          <th scope="col">Total</th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, customerName, totalAmount, status, createdAt }) => (
          <tr key={id}>
            <th className="orders-id" scope="row">
              <Link to={`/dashboard/orders/${id}`} aria-label={`Order ${id}`}>
                {id}
              </Link>
            </th>
            <td className="orders-customer">{customerName}</td>
            <td className="orders-total">{formatTaka(totalAmount)}</td>
            <td className="orders-status">
              <StatusBadge status={status} />
            </td>
            <td className="orders-date">
              <Moment iso={createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
