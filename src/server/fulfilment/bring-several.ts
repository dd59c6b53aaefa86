import type { BroughtParcels } from '#contract/fulfilment'
import type { Stage } from '#contract/values/stages'
import { bringParcel } from '../parcels/bring-parcel.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { eachByItself } from '../platform/http/each-by-itself.ts'

/** Each in its own transaction: one that cannot be brought there holds up no other. */
export async function bringSeveral(db: Db, actor: Actor, ids: number[], stage: Stage): Promise<BroughtParcels> {
  const { done, refused } = await eachByItself(ids, (id) => bringParcel(db, actor, id, { stage }))
  return { brought: done, refused: refused.map(({ id, code, message }) => ({ parcelId: id, code, message })) }
}
