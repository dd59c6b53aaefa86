import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { insertOutcomes, type LinePieces, linesSent } from '../orders/outcomes.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { postDeliveries } from '../postings/post-deliveries.ts'
import { holdParcel } from './hold-parcel.ts'
import { keptPart, refusedAt } from './kept-part.ts'
import { keptWords, recordStage } from './record-stage.ts'

/**
 * Says which pieces of a part were kept, where a courier has told only the sum. Refuses `parcel_not_found`, `stage_not_open`, and pieces
 * that come to another sum.
 */
export async function sayKept(db: Db, actor: Actor, parcelId: number, kept: LinePieces[]): Promise<void> {
  await transact(db, async (tx) => {
    const { held, parcel } = await holdParcel(tx, actor, parcelId)
    const lines = await linesSent(tx, parcelId)
    if (parcel.stage !== 'partly_delivered' || lines.some(({ isSaid }) => isSaid)) throw new Refusal('stage_not_open')
    const part = keptPart(lines, kept)
    if (part.poisha !== parcel.keptPoisha)
      throw refusedAt(
        'kept',
        m.field_kept_other_sum({
          kept: formatTaka(takaOf(part.poisha)),
          collected: formatTaka(takaOf(parcel.keptPoisha ?? 0)),
        }),
      )
    await insertOutcomes(tx, 'kept', part.pieces.kept)
    await insertOutcomes(tx, 'refused', part.pieces.refused)
    await recordStage(tx, actor, held.order.id, { parcelId, kept: keptWords(lines, kept) })
    await emit(tx, 'parcel.kept_known', { orderId: held.order.id, parcelIds: [parcelId] })
    await postDeliveries(tx, [parcelId])
  })
}
