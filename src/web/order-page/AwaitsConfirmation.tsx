import type { Order } from '#contract/orders'
import { m } from '#messages'

/** To whoever waits for it: until its stores confirm it, nothing is put aside. */
export function AwaitsConfirmation({ parcels }: Pick<Order, 'parcels'>) {
  const awaiting = parcels.filter(({ awaitsConfirmation }) => awaitsConfirmation).length
  if (awaiting === 0) return null
  return (
    <p className="order-awaits">{awaiting === 1 ? m.orders_awaits_confirmation() : m.orders_awaits_confirmations()}</p>
  )
}
