import { formatTaka, sumOfTaka } from '#contract/money'
import type { Order } from '#contract/orders'
import { Link } from '../ui/Link.tsx'
import { Figures } from './Figures.tsx'
import { LineItems } from './LineItems.tsx'
import { ParcelState } from './ParcelState.tsx'

/**
 * The lines by parcel, and the total. A vendor sees its own parcel, which carries no shipping. `hasSlip`: whether
 * the reader packs a parcel.
 */
export function OrderSummary({
  order,
  hasSlip = () => false,
}: {
  order: Order
  hasSlip?: (parcel: Order['parcels'][number]) => boolean
}) {
  return (
    <section className="order-panel" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      {order.parcels.map((parcel) => (
        <section key={parcel.id} className="order-parcel" aria-label={`Parcel from ${parcel.storeName}`}>
          <header>
            <h3>From {parcel.storeName}</h3>
            <ParcelState parcel={parcel} />
          </header>
          <LineItems
            items={parcel.items.map((line) => ({
              ...line,
              name: line.productName,
              to: `/admin/product/${line.productId}`,
            }))}
          />
          {order.parcels.length > 1 && parcel.status === 'Pending' && <DueAtTheDoor {...parcel.toCollect} />}
          {hasSlip(parcel) && parcel.status !== 'Cancelled' && (
            <Link className="order-slip" to={`/dashboard/orders/${order.id}/slip/${parcel.id}`}>
              Packing slip
            </Link>
          )}
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
          ...paidOnDelivery(order),
        ]}
      />
      <p className="order-currency">All prices in BDT (Bangladeshi taka).</p>
    </section>
  )
}

/** Parcels arrive one by one, and each is paid as it arrives. */
function DueAtTheDoor({ total, shipping }: Order['parcels'][number]['toCollect']) {
  return (
    <p className="order-due">
      To pay when it arrives: <strong>{formatTaka(total)}</strong>
      {shipping > 0 && `, including ${formatTaka(shipping)} shipping`}
    </p>
  )
}

/** A total counts what was ordered: where a part of it was cancelled, what is paid at the door is less. */
function paidOnDelivery(order: Order): { name: string; taka: number }[] {
  if (order.parcels.every(({ status }) => status !== 'Cancelled')) return []
  const taka = sumOfTaka(order.parcels.map(({ toCollect }) => toCollect.total))
  return [{ name: 'To pay on delivery', taka }]
}
