import { type Held, holdOrder } from '../orders/bring-parcels.ts'
import { isPackedBy, mayNotSell } from '../orders/may-move.ts'
import type { ParcelRecord } from '../orders/moving.queries.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'

/** Holds the order of a parcel that the actor packs. Refuses `parcel_not_found`, `vendor_pending`, `vendor_rejected`. */
export async function holdParcel(
  tx: Db,
  actor: Actor,
  parcelId: number,
): Promise<{ held: Held; parcel: ParcelRecord }> {
  const orderId = await orderIdOfParcel(tx, parcelId)
  if (orderId === undefined) throw new Refusal('parcel_not_found')
  const held = await holdOrder(tx, orderId)
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (!parcel || !isPackedBy(parcel, actor)) throw new Refusal('parcel_not_found')
  const mayNot = mayNotSell(actor)
  if (mayNot) throw new Refusal(mayNot)
  return { held, parcel }
}
