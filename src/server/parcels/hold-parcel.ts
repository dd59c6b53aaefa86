import { type Held, holdOrderOf } from '../orders/bring-parcels.ts'
import { isPackedBy, mayNotSell } from '../orders/may-move.ts'
import type { ParcelRecord } from '../orders/moving.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'

/** Holds the order of a parcel that the actor packs. Refuses `parcel_not_found`, `vendor_pending`, `vendor_rejected`. */
export async function holdParcel(
  tx: Db,
  actor: Actor,
  parcelId: number,
): Promise<{ held: Held; parcel: ParcelRecord }> {
  const { held } = await holdOrderOf(tx, { by: 'parcel', id: parcelId }, async () => undefined)
  if (!held) throw new Refusal('parcel_not_found')
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (!parcel || !isPackedBy(parcel, actor)) throw new Refusal('parcel_not_found')
  const mayNot = mayNotSell(actor)
  if (mayNot) throw new Refusal(mayNot)
  return { held, parcel }
}
