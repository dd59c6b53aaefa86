import type { ReactNode } from 'react'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { adjustmentFigures, Figures } from './Figures.tsx'
import { LineItems } from './LineItems.tsx'
import { ParcelState } from './ParcelState.tsx'
import { roundedWords } from './rounded-words.ts'

type Parcel = Order['parcels'][number]

/** By parcel. A vendor’s total carries no shipping, what it collects may. `hasSlip`: the reader packs it. */
export function OrderSummary({
  order,
  hasSlip = () => false,
  wayOf,
  moneyOf,
  invoicesOf,
  refundsOf,
  stepsOf,
}: {
  order: Order
  hasSlip?: (parcel: Parcel) => boolean
  /** A parcel’s timeline. */
  wayOf?: (parcel: Parcel) => ReactNode
  /** What it leaves its store. */
  moneyOf?: (parcel: Parcel) => ReactNode
  /** Its tax invoices. */
  invoicesOf?: (parcel: Parcel) => ReactNode
  /** What of it was given back, and can be. */
  refundsOf?: (parcel: Parcel) => ReactNode
  /** Where its next steps are taken. */
  stepsOf?: (parcel: Parcel) => ReactNode
}) {
  const { adjustments, shipping } = order
  const isDueInTotal = order.parcels.length === 1 && !isOfStore(order)
  const notKept = notKeptOf(order)
  const parts = [
    ...adjustmentFigures(adjustments),
    ...(shipping > 0 ? [{ name: m.ui_shipping(), taka: shipping }] : []),
  ]
  return (
    <section className="panel" aria-labelledby="order-summary">
      <h2 id="order-summary">{m.orders_summary()}</h2>
      {order.parcels.map((parcel) => (
        <section
          key={parcel.id}
          className="order-parcel"
          aria-label={m.orders_parcel_from_storename({ storeName: parcel.storeName })}
        >
          <header>
            <h3>{m.ui_from_storename({ storeName: parcel.storeName })}</h3>
            <ParcelState parcel={parcel} />
          </header>
          {wayOf?.(parcel)}
          <LineItems
            items={parcel.items.map((line) => ({
              ...line,
              name: line.productName,
              to: `/admin/product/${line.productId}`,
            }))}
          />
          {parcel.status === 'Pending' && !(isDueInTotal && parcel.toCollect.rounding === 0) && (
            <DueAtTheDoor {...parcel.toCollect} />
          )}
          {refundsOf?.(parcel)}
          {moneyOf?.(parcel)}
          {invoicesOf?.(parcel)}
          {stepsOf?.(parcel)}
          {hasSlip(parcel) && parcel.status !== 'Cancelled' && (
            <Link className="order-slip" to={`/dashboard/orders/${order.id}/slip/${parcel.id}`}>
              {m.orders_packing_slip()}
            </Link>
          )}
        </section>
      ))}
      <Figures
        rows={[
          ...(notKept > 0 ? [{ name: m.orders_not_kept(), taka: -notKept }] : []),
          ...(parts.length > 0 ? [{ name: m.ui_subtotal(), taka: order.itemsTotal }, ...parts] : []),
          { name: m.ui_total(), taka: order.totalAmount, isSum: true, isStruck: order.status === 'Cancelled' },
        ]}
      />
      <CancelledWords order={order} />
      <p className="order-currency">{m.orders_all_prices_bdt()}</p>
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

function isOfStore({ cancelledTotal }: Order): boolean {
  return cancelledTotal === null
}

/** Each parcel is paid as it arrives. */
function DueAtTheDoor({ total, shipping, adjustments, rounding }: Parcel['toCollect']) {
  return (
    <p className="order-due">
      {shipping > 0
        ? m.orders_due_with_shipping({
            total: () => <strong key="total">{formatTaka(total)}</strong>,
            shipping: formatTaka(shipping),
          })
        : m.orders_due({ total: () => <strong key="total">{formatTaka(total)}</strong> })}
      {adjustments.map(({ what, amount }) => `; ${what}: ${formatTaka(amount)}`)}
      {roundedWords(total, rounding)}
    </p>
  )
}

/** A store’s total is its parcel’s, cancelled or not. */
function CancelledWords({ order }: { order: Order }) {
  if (order.parcels.every(({ status }) => status !== 'Cancelled')) return null
  return (
    <p className="order-currency">
      {order.cancelledTotal === null
        ? m.orders_cancelled_nothing_collected()
        : m.orders_without_cancelledtotal_was({ cancelledTotal: formatTaka(order.cancelledTotal) })}
    </p>
  )
}
