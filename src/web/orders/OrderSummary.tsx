import type { Order } from '#contract/orders'
import { Figures } from './Figures.tsx'
import { LineItems } from './LineItems.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The lines by parcel, and the total. A vendor sees its own parcel, which carries no shipping. */
export function OrderSummary({ order }: { order: Order }) {
  const isMixed = order.parcels.some(({ status }) => status !== order.status)
  return (
    <section className="order-panel" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      {order.parcels.map((parcel) => (
        <section key={parcel.id} className="order-parcel" aria-label={`Parcel from ${parcel.storeName}`}>
          <header>
            <h3>From {parcel.storeName}</h3>
            {isMixed && <StatusBadge status={parcel.status} />}
          </header>
          <LineItems
            items={parcel.items.map((line) => ({
              ...line,
              name: line.productName,
              to: `/admin/product/${line.productId}`,
            }))}
          />
        </section>
      ))}
      <Figures
        rows={[
          ...(order.shipping > 0
            ? [
                { name: 'Subtotal', taka: order.itemsTotal },
                { name: 'Shipping', taka: order.shipping },
              ]
            : []),
          { name: 'Total', taka: order.total, isSum: true },
        ]}
      />
      <p className="order-currency">All prices in BDT (Bangladeshi taka).</p>
    </section>
  )
}
