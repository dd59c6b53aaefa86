import type { ReactNode } from 'react'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { adjustmentFigures, Figures } from '../orders/Figures.tsx'

/** Its parcels, and what all of it comes to. A vendor’s total carries no shipping, what it collects may. */
export function OrderSummary({ order, parcels }: { order: Order; parcels: ReactNode }) {
  const { adjustments, shipping } = order
  const notKept = notKeptOf(order)
  const parts = [
    ...adjustmentFigures(adjustments),
    ...(shipping > 0 ? [{ name: m.ui_shipping(), taka: shipping }] : []),
  ]
  return (
    <section className="panel" aria-labelledby="order-summary">
      <h2 id="order-summary">{m.orders_summary()}</h2>
      {parcels}
      <Figures
        rows={[
          ...(notKept > 0 ? [{ name: m.orders_not_kept(), taka: -notKept }] : []),
          ...(parts.length > 0 ? [{ name: m.ui_subtotal(), taka: order.itemsTotal }, ...parts] : []),
          { name: m.ui_total(), taka: order.totalAmount, isSum: true, isStruck: order.status === 'Cancelled' },
        ]}
      />
      <CancelledWords order={order} />
      <p className="muted">{m.orders_all_prices_bdt()}</p>
    </section>
  )
}

/** Taka, of parcels that were kept in part: what the lines come to beyond what was paid for. */
function notKeptOf({ parcels, itemsTotal }: Order): number {
  if (parcels.every(({ stage }) => stage !== 'partly_delivered')) return 0
  const ordered = parcels
    .filter(({ status }) => status !== 'Cancelled')
    .flatMap(({ items }) => items.map(({ price, quantity }) => price * quantity))
  return ordered.reduce((sum, taka) => sum + taka, 0) - itemsTotal
}

/** A store’s total is its parcel’s, cancelled or not. */
function CancelledWords({ order }: { order: Order }) {
  if (order.parcels.every(({ status }) => status !== 'Cancelled')) return null
  return (
    <p className="muted">
      {order.cancelledTotal === null
        ? m.orders_cancelled_nothing_collected()
        : m.orders_without_cancelledtotal_was({ cancelledTotal: formatTaka(order.cancelledTotal) })}
    </p>
  )
}
