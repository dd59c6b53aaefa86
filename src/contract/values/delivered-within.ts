import { m } from '#messages'
import { type Zone, zoneOf } from './deadlines.ts'

/** Days after the confirmation within which parcels came lately, by zone; none where too few say so. */
export type DeliveryDays = { [Of in Zone]?: { fewest: number; most: number } | undefined }

/** What parcels to a city kept lately; the specification’s words while nothing is known (docs/decisions/061). */
export function deliveredWithin(days: DeliveryDays, city: string): string {
  const known = city.trim() ? days[zoneOf(city)] : undefined
  if (!known) return m.checkout_delivered_within_2()
  const { fewest, most } = known
  if (fewest === most) return m.checkout_delivered_within_one({ count: most, shown: most })
  return m.checkout_delivered_within({ fewest, most })
}
