import type { Address } from '#contract/account/addresses'

/** As on a parcel: without what was not said, and nothing twice in a row. */
export function addressLines({ addressLine, landmark, upazila, city, district, division }: Address): string[] {
  const places = [upazila, city, district, division]
  return [addressLine, landmark, places.filter((place, at) => place && place !== places[at - 1]).join(', ')].filter(
    Boolean,
  )
}
