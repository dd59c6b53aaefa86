import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'

/** Null: nothing was said of it before. */
interface Recorded {
  parcelId: number
  before: Stage | null
  after: Stage
  /** Of a correction. */
  reason?: string
  action?: 'kept'
}

export async function recordStage(
  tx: Db,
  actor: Actor,
  orderId: number,
  { parcelId, before, after, reason, action }: Recorded,
): Promise<void> {
  const named = `parcel ${parcelId}`
  await record(tx, actor, {
    ...{
      action: action ?? (reason ? 'correct' : 'stage'),
      subject: 'order',
      subjectId: orderId,
      subjectName: m.ui_order_number({ orderId }),
    },
    ...{ before: before && { [named]: before }, after: { [named]: after, ...(reason ? { reason } : {}) } },
  })
}
