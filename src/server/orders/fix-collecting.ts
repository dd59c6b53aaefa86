import type { Db } from '../platform/database/db.ts'
import type { Held } from './bring-parcels.ts'
import { bringerOf, sumAtTheDoor } from './collecting.ts'
import { writeBookedShipping } from './moving.queries.ts'

/**
 * What a parcel of a held order collects, fixed while a company is asked to carry it: should another leave meanwhile, that one brings
 * no shipping. Poisha, with the shipping where it comes with this one.
 */
export async function fixCollecting(tx: Db, { order, parcels, states }: Held, parcelId: number): Promise<number> {
  const parcel = parcels.find(({ id }) => id === parcelId)
  const state = states.find(({ id }) => id === parcelId)
  if (!parcel || !state) throw new Error(`Parcel ${parcelId} is not of order ${order.id}.`)
  const shippingPoisha = state.shippingPoisha ?? (bringerOf(states) === parcelId ? order.deliveryPoisha : 0)
  await writeBookedShipping(tx, parcelId, shippingPoisha)
  return sumAtTheDoor(parcel, shippingPoisha)
}

/** It is not carried: what it collects follows from the order’s other parcels again. */
export async function freeCollecting(tx: Db, parcelId: number): Promise<void> {
  await writeBookedShipping(tx, parcelId, null)
}
