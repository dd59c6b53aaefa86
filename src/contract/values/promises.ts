/** What a parcel is promised: that its store confirms it, hands it over, that it is delivered (docs/decisions/061). */
export const PROMISE_KINDS = ['confirm', 'hand_over', 'delivery'] as const
export type PromiseKind = (typeof PROMISE_KINDS)[number]

/** Where parcels go: most stores are in Dhaka, and what is there comes sooner. */
export const ZONES = ['dhaka', 'elsewhere'] as const
export type Zone = (typeof ZONES)[number]

const DHAKA = /(?:^|[^a-z])(?:dh?aka|dacca)(?![a-z])|ঢাকা/i

/** Of a city as somebody types it: `Dhaka-1207`, `Mirpur, Dhaka`, `ঢাকা`. */
export function zoneOf(city: string): Zone {
  return DHAKA.test(city) ? 'dhaka' : 'elsewhere'
}
