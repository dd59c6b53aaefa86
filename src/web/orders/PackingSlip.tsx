import { formatTaka, takaOf } from '#contract/money'
import type { Order } from '#contract/orders'
import { subtotalOf } from '../cart/sums.ts'
import { Moment } from '../ui/Moment.tsx'
import { Figures } from './Figures.tsx'

export type Parcel = Order['parcels'][number]

/** What goes into the parcel: from whom, to whom, what, and how much to collect. */
export function PackingSlip({ order, parcel }: { order: Order; parcel: Parcel }) {
  return (
    <article className="slip" aria-labelledby="slip-title">
      <header className="slip-head">
        <div>
          <h1 id="slip-title">Order {order.id}</h1>
          <p>
            <Moment iso={order.createdAt} />
          </p>
        </div>
        <div className="slip-store">
          <p className="slip-small">Packing slip {parcel.id} · Haat</p>
          <p className="slip-name">{parcel.storeName}</p>
        </div>
      </header>
      {parcel.status === 'Cancelled' && <p className="slip-cancelled">Cancelled: do not send.</p>}
      <Recipient order={order} />
      <SlipLines parcel={parcel} />
      <Collect parcel={parcel} />
    </article>
  )
}

function Recipient({ order }: { order: Order }) {
  const { name, phone, altPhone, address, city } = order.customer
  return (
    <section className="slip-to" aria-labelledby="slip-to">
      <h2 className="slip-small" id="slip-to">
        Deliver to
      </h2>
      <p className="slip-name">{name}</p>
      <p>{[phone, altPhone].filter(Boolean).join(', ')}</p>
      <p className="slip-address">{[address, city].filter(Boolean).join(', ')}</p>
      {order.notes && (
        <p className="slip-address">
          <strong>Notes:</strong> {order.notes}
        </p>
      )}
    </section>
  )
}

function SlipLines({ parcel }: { parcel: Parcel }) {
  return (
    <table className="slip-lines">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Size</th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {parcel.items.map((line) => (
          <tr key={line.id}>
            <td>{line.productName}</td>
            <td>{line.size}</td>
            <td>{line.quantity}</td>
            <td>{formatTaka(takaOf(subtotalOf(line)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Collect({ parcel }: { parcel: Parcel }) {
  const { shipping, total } = parcel.toCollect
  const parts = [
    { name: 'This parcel', taka: parcel.total },
    { name: 'Shipping', taka: shipping },
  ]
  return <Figures rows={[...(shipping > 0 ? parts : []), { name: 'Amount to collect', taka: total, isSum: true }]} />
}
