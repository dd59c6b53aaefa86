import type { ReactNode } from 'react'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { LineItems } from '../orders/LineItems.tsx'
import { roundedWords } from '../orders/rounded-words.ts'
import { ParcelState } from './ParcelState.tsx'

export type Parcel = Order['parcels'][number]

/** A parcel of an order: its timeline, its lines, what is due for it; below that what a page adds. */
export function OrderParcel({
  order,
  parcel,
  timeline,
  children,
}: {
  order: Order
  parcel: Parcel
  timeline?: ReactNode
  children?: ReactNode
}) {
  const { storeName, status, items, toCollect } = parcel
  const isDueInTotal = order.parcels.length === 1 && order.cancelledTotal !== null && toCollect.rounding === 0
  return (
    <section className="order-parcel" aria-label={m.orders_parcel_from_storename({ storeName })}>
      <header>
        <h3>{m.ui_from_storename({ storeName })}</h3>
        <ParcelState parcel={parcel} />
      </header>
      {timeline}
      <LineItems
        items={items.map((line) => ({
          ...line,
          name: line.productName,
          to: `/admin/product/${line.productId}`,
        }))}
      />
      {status === 'Pending' && !isDueInTotal && <DueAtTheDoor {...toCollect} />}
      {children}
    </section>
  )
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
