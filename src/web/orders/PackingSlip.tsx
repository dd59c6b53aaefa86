import { useId } from 'react'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Phones, phonesOf } from '../ui/Phone.tsx'
import { adjustmentFigures, Figures } from './Figures.tsx'

export type Parcel = Order['parcels'][number]

export function PackingSlip({ order, parcel }: { order: Order; parcel: Parcel }) {
  const titleId = useId()
  return (
    <article className="slip" aria-labelledby={titleId}>
      <header className="slip-head">
        <div>
          <h1 id={titleId}>{m.orders_id({ id: order.id })}</h1>
          <p>
            <Moment iso={order.createdAt} />
          </p>
        </div>
        <div className="slip-store">
          <p className="slip-small">{m.orders_packing_slip_id({ id: parcel.id })}</p>
          <p className="slip-name">{parcel.storeName}</p>
        </div>
      </header>
      {parcel.status === 'Cancelled' && <p className="slip-cancelled">{m.orders_cancelled_do_not()}</p>}
      <Recipient order={order} />
      <SlipLines parcel={parcel} />
      <Collect parcel={parcel} />
    </article>
  )
}

function Recipient({ order }: { order: Order }) {
  const { name, address, city } = order.customer
  const toId = useId()
  return (
    <section className="slip-to" aria-labelledby={toId}>
      <h2 className="slip-small" id={toId}>
        {m.ui_deliver()}
      </h2>
      <p className="slip-name">{name}</p>
      <p>
        <Phones kept={phonesOf(order.customer)} />
      </p>
      <p className="slip-address">{[address, city].filter(Boolean).join(', ')}</p>
      {order.notes && (
        <p className="slip-address">
          <strong>{m.orders_notes()}</strong> {order.notes}
        </p>
      )}
    </section>
  )
}

function SlipLines({ parcel }: { parcel: Parcel }) {
  return (
    <table className="slip-lines">
      <TableHead columns={[m.cart_product(), m.ui_size(), m.ui_quantity(), m.orders_amount()]} />
      <tbody>
        {parcel.items.map((line) => (
          <tr key={line.id}>
            <td>{line.productName}</td>
            <td>{line.size}</td>
            <td>{line.quantity}</td>
            <td>{formatTaka(line.subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Collect({ parcel }: { parcel: Parcel }) {
  const { shipping, adjustments, rounding, total } = parcel.toCollect
  const more = [
    ...adjustmentFigures(adjustments),
    ...(shipping > 0 ? [{ name: m.ui_shipping(), taka: shipping }] : []),
    ...(rounding < 0 ? [{ name: m.orders_rounding(), taka: rounding }] : []),
  ]
  if (parcel.stage === 'partly_delivered') {
    const sent = more.reduce((sum, { taka }) => sum + taka, parcel.total)
    more.push({ name: m.orders_not_kept(), taka: total - sent })
  }
  const parts = more.length > 0 ? [{ name: m.ui_parcel(), taka: parcel.total }, ...more] : []
  return <Figures rows={[...parts, { name: m.ui_amount_collect(), taka: total, isSum: true }]} />
}
