/** By when a parcel’s store has to confirm it, hand it over and have it delivered (docs/decisions/061). */
export const DEADLINE_KINDS = ['confirm', 'hand_over', 'delivery'] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** Where parcels go: most stores are in Dhaka, and what is there comes sooner. */
export const ZONES = ['dhaka', 'elsewhere'] as const
export type Zone = (typeof ZONES)[number]

const DHAKA = /(?:^|[^a-z])(?:dh?aka|dacca)(?![a-z])|ঢাকা/i

/** Of a city as somebody types it: `Dhaka-1207`, `Mirpur, Dhaka`, `ঢাকা`. */
export function zoneOf(city: string): Zone {
  return DHAKA.test(city) ? 'dhaka' : 'elsewhere'
}
