/** What a door is asked for a sum: whole taka, rounded down, as riders carry no poisha (docs/decisions/086). */
export function wholeTaka(poisha: number): number {
  return poisha - (poisha % 100)
}

/** What a door was not asked for of a sum: nothing where it paid to the poisha, as before sums were rounded. Null: it has not paid yet. */
export function roundedOff(duePoisha: number, collectedPoisha: number | null): number {
  return collectedPoisha === duePoisha ? 0 : duePoisha % 100
}

interface PaidAtTheDoor {
  goodsPoisha: number
  /** What the order added to or took off them. */
  adjustmentsPoisha: number
  shippingPoisha: number
  collectedPoisha: number
}

/** Of a parcel. */
export function roundingOf(parcel: PaidAtTheDoor): number {
  const { goodsPoisha, adjustmentsPoisha, shippingPoisha, collectedPoisha } = parcel
  return roundedOff(goodsPoisha + adjustmentsPoisha + shippingPoisha, collectedPoisha)
}
