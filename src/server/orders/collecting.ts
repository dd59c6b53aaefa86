import type { OrderStatus } from '#contract/orders'
import type { Stage } from '#contract/values/stages'
import { wholeTaka } from '#contract/values/whole-taka'
import { keptAdjustment } from './kept-adjustments.ts'
import { isAtTheStore } from './stages.ts'

export interface ParcelState {
  id: number
  status: OrderStatus
  stage: Stage
  /** Of shipping and what comes with it, written when a company is told or it leaves the store; null before, and where it never left. */
  shippingPoisha: number | null
}

/**
 * The first parcel that is still at its store, unless one that left brings or brought the delivery: what that was to collect when it
 * left stays (decisions, "Orders").
 */
export function bringerOf(parcels: ParcelState[]): number | undefined {
  if (broughtPoisha(parcels) > 0) return undefined
  const here = parcels.filter(({ stage }) => isAtTheStore(stage))
  // What a company was told to collect without it brings it only where no other can.
  const free = here.filter(({ shippingPoisha }) => shippingPoisha === null)
  const ids = (free.length > 0 ? free : here).map(({ id }) => id)
  return ids.length > 0 ? Math.min(...ids) : undefined
}

interface Goods {
  itemsPoisha: number
  /** What the order adds to or takes off all of them. */
  adjustmentsPoisha: number
  /** Of the lines, what was kept of a part; null: all. */
  keptPoisha: number | null
}

/** What a parcel’s door is asked for, in poisha, and whole taka: its goods, or what of them is kept, and shipping. */
export function sumAtTheDoor(goods: Goods, shippingPoisha: number | null): number {
  return wholeTaka(goodsPoisha(goods) + (shippingPoisha ?? 0))
}

/** What of its goods is kept, with its share of what the order adds to or takes off them. */
export function goodsPoisha({ itemsPoisha, adjustmentsPoisha, keptPoisha }: Goods): number {
  return (keptPoisha ?? itemsPoisha) + keptAdjustment(adjustmentsPoisha, { itemsPoisha, keptPoisha })
}

/** What an order’s delivery still comes to: nothing, where it was lost with a parcel that was to bring it. */
export function deliveryDue(parcels: ParcelState[], deliveryPoisha: number): number {
  return bringerOf(parcels) === undefined ? broughtPoisha(parcels) : deliveryPoisha
}

function broughtPoisha(parcels: ParcelState[]): number {
  return parcels.reduce(
    (sum, { status, shippingPoisha }) => sum + (status === 'Cancelled' ? 0 : (shippingPoisha ?? 0)),
    0,
  )
}
