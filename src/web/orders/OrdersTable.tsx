import type { OrderRow } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Tick } from '../ui/list/Tick.tsx'
import type { Ticks } from '../ui/list/use-ticks.ts'
import { Moment } from '../ui/Moment.tsx'
import { Bought } from './Bought.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  rows: OrderRow[]
  ticks?: Ticks
}

/** Cards by style where there is no room. */
export function OrdersTable({ rows, ticks }: Props) {
  const isOfShopper = rows.some(({ bought }) => bought)
  return (
    <table className="orders-table">
      <caption className="unseen">{m.orders_newest_first()}</caption>
      <TableHead
        columns={[
          m.orders_orders_id_text(),
          m.ui_customer(),
          { name: m.ui_total(), className: 'orders-table-total-head' },
          m.ui_status(),
          m.orders_date(),
          isOfShopper && m.ui_orders_products_text(),
          ticks !== undefined && { name: m.ui_select(), isUnseen: true },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-ticked={ticks?.has(row.id) || undefined}>
            <Cells row={row} isOfShopper={isOfShopper} />
            {ticks && (
              <td className="orders-table-cell-tick">
                {row.status === 'Pending' && (
                  <Tick ticks={ticks} id={row.id} words={m.orders_select_order_id({ id: row.id })} />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ row, isOfShopper }: { row: OrderRow; isOfShopper: boolean }) {
  const { id, customerName, totalAmount, status, createdAt } = row
  return (
    <>
      <th className="orders-table-id" scope="row">
        <Link to={`/dashboard/orders/${id}`} aria-label={m.orders_id({ id })}>
          {id}
        </Link>
      </th>
      <td className="orders-table-customer">{customerName}</td>
      <td className="orders-table-total">
        {status === 'Cancelled' ? <s>{formatTaka(totalAmount)}</s> : formatTaka(totalAmount)}
      </td>
      <td className="orders-table-status">
        <StatusBadge status={status} />
      </td>
      <td className="orders-table-date">
        <Moment iso={createdAt} />
      </td>
      {isOfShopper && (
        <td className="orders-table-bought">
          <Bought row={row} />
        </td>
      )}
    </>
  )
}
