import type { OrderRow } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Tick, type Ticks } from '../ui/list/ticks.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Bought } from './Bought.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  rows: OrderRow[]
  ticks?: Ticks
}

const COLUMNS: Column<OrderRow>[] = [
  {
    head: m.orders_orders_id_text(),
    kind: 'title',
    className: 'orders-table-id',
    cell: ({ id }) => (
      <Link to={`/dashboard/orders/${id}`} aria-label={m.orders_id({ id })}>
        {id}
      </Link>
    ),
  },
  {
    head: m.ui_customer(),
    kind: 'bare',
    className: 'orders-table-customer',
    cell: ({ customerName }) => customerName,
  },
  {
    head: m.ui_total(),
    headClassName: 'orders-table-total-head',
    kind: 'bare',
    className: 'orders-table-total',
    cell: ({ status, totalAmount }) =>
      status === 'Cancelled' ? <s>{formatTaka(totalAmount)}</s> : formatTaka(totalAmount),
  },
  {
    head: m.ui_status(),
    kind: 'bare',
    className: 'orders-table-status',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    head: m.orders_date(),
    kind: 'bare',
    className: 'orders-table-date',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]

const BOUGHT: Column<OrderRow> = {
  head: m.ui_orders_products_text(),
  kind: 'bare',
  className: 'orders-table-bought',
  cell: (row) => <Bought row={row} />,
}

const ticked = (ticks: Ticks): Column<OrderRow> => ({
  head: m.ui_select(),
  isHeadUnseen: true,
  kind: 'bare',
  className: 'orders-table-cell-tick',
  cell: ({ id, status }) =>
    status === 'Pending' && <Tick ticks={ticks} id={id} words={m.orders_select_order_id({ id })} />,
})

/** Cards by style where there is no room. */
export function OrdersTable({ rows, ticks }: Props) {
  const isOfShopper = rows.some(({ bought }) => bought)
  return (
    <DataTable
      className="orders-table"
      caption={m.orders_newest_first()}
      columns={[...COLUMNS, ...(isOfShopper ? [BOUGHT] : []), ...(ticks ? [ticked(ticks)] : [])]}
      rows={rows}
      keyOf={({ id }) => id}
      isTicked={({ id }) => ticks?.has(id) ?? false}
    />
  )
}
