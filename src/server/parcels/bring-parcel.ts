import { formatTaka, takaOf } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { bringParcels, type Held } from '../orders/bring-parcels.ts'
import { sumAtTheDoor } from '../orders/collecting.ts'
import { stagesOpenTo } from '../orders/may-move.ts'
import { moverOf } from '../orders/mover.ts'
import { type LinePieces, linesSent } from '../orders/outcomes.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, lastly, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdParcel } from './hold-parcel.ts'
import { keptPart, refusedAt } from './kept-part.ts'
import { keptWords, recordStage } from './record-stage.ts'

export interface Wanted {
  stage: Stage
  courier?: string | undefined
  trackingNumber?: string | undefined
  /** Of `partly_delivered`: how many pieces of each line were kept; none of those not named. */
  kept?: LinePieces[] | undefined
  /** The cash of the door. */
  collectedPoisha?: number | undefined
  reason?: string | undefined
}

/**
 * Brings one parcel to a stage, as who packs it. Refuses `parcel_not_found`, `vendor_pending`, `vendor_rejected`, `stage_not_open`, and
 * pieces or cash that do not add up, at their fields.
 */
export async function bringParcel(db: Db, actor: Actor, parcelId: number, wanted: Wanted): Promise<void> {
  await transact(db, async (tx) => {
    const { held, parcel } = await holdParcel(tx, actor, parcelId)
    const { stage, reason } = wanted
    if (!stagesOpenTo(parcel, actor).includes(stage)) throw new Refusal('stage_not_open')
    const lines = stage === 'partly_delivered' ? await linesSent(tx, parcelId) : undefined
    const part = lines && keptPart(lines, wanted.kept ?? [])
    const after = await bringParcels(tx, held, [parcelId], {
      stage,
      reason,
      mover: moverOf(held.order, actor, stage),
      part,
      ...(stage === 'handed_over' ? { courier: wanted.courier, trackingNumber: wanted.trackingNumber } : {}),
      collectedPoisha: wanted.collectedPoisha,
    })
    if (stage === 'refused') requireNoMoreThanDelivery(after, parcelId, wanted.collectedPoisha ?? 0)
    else requireAllCollected(after, parcelId, wanted.collectedPoisha)
    await lastly(tx, (connection) =>
      recordStage(connection, actor, held.order.id, {
        parcelId,
        stages: { before: parcel.stage, after: stage },
        kept: lines && keptWords(lines, wanted.kept ?? []),
      }),
    )
  })
}

/** A door that keeps nothing may pay what was to be paid for the delivery, or a part of it. */
function requireNoMoreThanDelivery({ states }: Held, parcelId: number, collectedPoisha: number): void {
  const shippingPoisha = states.find(({ id }) => id === parcelId)?.shippingPoisha ?? 0
  if (collectedPoisha > shippingPoisha)
    throw refusedAt('collected', m.field_collected_beyond_delivery({ delivery: formatTaka(takaOf(shippingPoisha)) }))
}

/** A store’s own rider brings what there was to collect; what a courier told, nobody refuses. */
function requireAllCollected({ parcels, states }: Held, parcelId: number, collectedPoisha: number | undefined): void {
  if (collectedPoisha === undefined) return
  const parcel = parcels.find(({ id }) => id === parcelId)
  const state = states.find(({ id }) => id === parcelId)
  if (!parcel || !state) return
  const due = sumAtTheDoor(parcel, state.shippingPoisha)
  if (due !== collectedPoisha)
    throw refusedAt('collected', m.field_collected_other_sum({ due: formatTaka(takaOf(due)) }))
}
