import { isWithinPaid } from '#contract/values/refund-of'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { standingJournals } from '../ledger/standing.queries.ts'
import { correctParcels } from '../orders/bring-parcels.ts'
import type { ParcelRecord } from '../orders/moving.queries.ts'
import { deleteOutcomes, type LinePieces, linesSent } from '../orders/outcomes.queries.ts'
import { hasReceivedBack } from '../orders/parcels.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { COMPENSATED, compensationSubject } from '../postings/compensation.ts'
import { holdParcel } from './hold-parcel.ts'
import { keptPart } from './kept-part.ts'
import { keptWords, recordStage } from './record-stage.ts'
import { refundableParcel } from './refundable-parcel.queries.ts'

interface Correction {
  stage: Stage
  reason: string
  /** Of `partly_delivered`, as a store says it. */
  kept?: LinePieces[] | undefined
}

/**
 * An admin’s word against the order of the stages; what was said of its pieces is said anew. Refuses `parcel_not_found`, and
 * `stage_not_open` where stock has gone back on sale already: what was cancelled or is back is ordered again, or its store has what was
 * paid for its loss, and `refunded_already` where
 * less would be kept or paid than is refunded.
 */
export async function correctParcel(db: Db, actor: Actor, parcelId: number, correction: Correction): Promise<void> {
  await transact(db, async (tx) => {
    const { held, parcel } = await holdParcel(tx, actor, parcelId)
    const { stage, reason, kept = [] } = correction
    if (!mayCorrect(parcel, stage) || (await hasReceivedBack(tx, parcelId))) throw new Refusal('stage_not_open')
    // What its courier paid for it is its store’s by now: that is taken back first.
    if (await isCompensated(tx, parcelId)) throw new Refusal('stage_not_open', { message: m.parcels_compensated() })
    await deleteOutcomes(tx, parcelId)
    const lines = stage === 'partly_delivered' ? await linesSent(tx, parcelId) : undefined
    const part = lines && keptPart(lines, kept)
    const mover = { by: 'shop', accountId: actor.id } as const
    await correctParcels(tx, held, [parcelId], { stage, reason, part, mover, courier: parcel.courier ?? undefined })
    await recordStage(tx, actor, held.order.id, {
      parcelId,
      stages: { before: parcel.stage, after: stage },
      reason,
      kept: lines && keptWords(lines, kept),
    })
    await requireRefundsWithin(tx, parcelId)
  })
}

/** As the parcel is by now. */
async function requireRefundsWithin(tx: Db, parcelId: number): Promise<void> {
  const sold = await refundableParcel(tx, parcelId)
  if (!sold || sold.refunds === 0) return
  const { paid, lines, shippingRefundedPoisha } = sold
  const isWithin =
    isWithinPaid(paid, lines) && shippingRefundedPoisha <= Math.min(paid.shippingPoisha, paid.collectedPoisha)
  if (!sold.isOpen || !isWithin) throw new Refusal('refunded_already')
}

async function isCompensated(tx: Db, parcelId: number): Promise<boolean> {
  return (await standingJournals(tx, [compensationSubject(parcelId)], [COMPENSATED])).length > 0
}

/** To any other stage but `back`, which is said by receiving the pieces. */
function mayCorrect(parcel: ParcelRecord, stage: Stage): boolean {
  return parcel.stage !== 'cancelled' && parcel.stage !== 'back' && stage !== 'back' && stage !== parcel.stage
}
