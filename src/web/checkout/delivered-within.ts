import type { CheckoutQuote } from '#contract/checkout'
import { zoneOf } from '#contract/values/promises'
import { m } from '#messages'

/** What parcels to a city kept lately; the specification’s words while nothing is known (docs/decisions/061). */
export function deliveredWithin(days: CheckoutQuote['deliveryDays'], city: string): string {
  const known = city.trim() ? days[zoneOf(city)] : undefined
  if (!known) return m.checkout_delivered_within_2()
  const { fewest, most } = known
  if (fewest === most) return m.checkout_delivered_within_one({ count: most, shown: most })
  return m.checkout_delivered_within({ fewest, most })
}
