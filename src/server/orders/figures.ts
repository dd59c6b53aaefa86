import { roundedOff } from '#contract/values/whole-taka'
import { keptAdjustments } from './kept-adjustments.ts'
import type { AdjustmentRecord, LineRecord, OrderRecord } from './orders.queries.ts'

type Asked = Pick<OrderRecord, 'shippingPoisha' | 'adjustments'>
type ParcelSums = Pick<LineRecord, 'parcelId' | 'status' | 'itemsPoisha' | 'keptPoisha' | 'broughtPoisha'>
type AtTheDoor = ParcelSums & Pick<LineRecord, 'collectedPoisha'>

/** What is paid at a door, or for an order, in poisha: `poisha` is lines, shipping and adjustments together. */
export interface Collected {
  itemsPoisha: number
  shippingPoisha: number
  adjustments: AdjustmentRecord[]
  poisha: number
}

/**
 * What a parcel collects when it arrives, the order’s delivery with it where it is the `bringerId`; once it has left, what it was to then.
 * `roundingPoisha`: what of that its door is not asked for.
 */
export function collectedBy(
  parcel: AtTheDoor,
  order: Asked,
  bringerId: number | undefined,
): Collected & { roundingPoisha: number } {
  const { parcelId, status, broughtPoisha, collectedPoisha } = parcel
  const itemsPoisha = keptOf(parcel)
  if (status === 'Cancelled') return NOTHING
  const delivery = broughtPoisha ?? (parcelId === bringerId ? deliveryPoisha(order) : 0)
  const own = ownAdjustments(order, parcel)
  // Where the delivery comes to nothing, it is nobody’s to bring.
  const brought = delivery > 0 ? adjustmentsOf(order, null) : []
  const poisha = itemsPoisha + sumOf(own) + delivery
  return {
    itemsPoisha,
    shippingPoisha: delivery - sumOf(brought),
    adjustments: [...own, ...brought],
    poisha,
    roundingPoisha: roundedOff(poisha, collectedPoisha),
  }
}

const NOTHING = { itemsPoisha: 0, shippingPoisha: 0, adjustments: [], poisha: 0, roundingPoisha: 0 }

/** What is still to be had of a whole order. */
export function collectedFor(
  order: Asked,
  parcels: ParcelSums[],
  bringerId: number | undefined,
): Omit<Collected, 'poisha'> {
  const owed = parcels.filter(({ status }) => status !== 'Cancelled')
  const hasDelivery = owed.some(
    ({ parcelId, broughtPoisha }) => deliveryPoisha(order) === 0 || parcelId === bringerId || (broughtPoisha ?? 0) > 0,
  )
  return {
    itemsPoisha: owed.reduce((sum, parcel) => sum + keptOf(parcel), 0),
    shippingPoisha: hasDelivery ? order.shippingPoisha : 0,
    adjustments: [
      ...owed.flatMap((parcel) => ownAdjustments(order, parcel)),
      ...(hasDelivery ? adjustmentsOf(order, null) : []),
    ],
  }
}

/** What a store has of its parcel, whatever became of it: the lines, and the adjustments that it bears. */
export function ownedBy(parcel: ParcelSums, order: Asked): Omit<Collected, 'shippingPoisha'> {
  const itemsPoisha = keptOf(parcel)
  const adjustments = ownAdjustments(order, parcel).filter(({ paidBy }) => paidBy === 'store')
  return { itemsPoisha, adjustments, poisha: itemsPoisha + sumOf(adjustments) }
}

/** Its lines, or what of them was kept. */
function keptOf({ itemsPoisha, keptPoisha }: ParcelSums): number {
  return keptPoisha ?? itemsPoisha
}

/** Of a part that was kept, its share of them. */
export function ownAdjustments(
  order: Pick<Asked, 'adjustments'>,
  parcel: Pick<ParcelSums, 'parcelId' | 'itemsPoisha' | 'keptPoisha'>,
): AdjustmentRecord[] {
  return keptAdjustments(adjustmentsOf(order, parcel.parcelId), parcel)
}

/** An order’s shipping, with the adjustments that come with it. */
function deliveryPoisha(order: Asked): number {
  return order.shippingPoisha + sumOf(adjustmentsOf(order, null))
}

function adjustmentsOf({ adjustments }: Pick<Asked, 'adjustments'>, parcelId: number | null): AdjustmentRecord[] {
  return adjustments.filter((each) => each.parcelId === parcelId)
}

function sumOf(adjustments: AdjustmentRecord[]): number {
  return adjustments.reduce((sum, { poisha }) => sum + poisha, 0)
}
