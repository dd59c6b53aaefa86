import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { LinePieces, SentLine } from '../orders/outcomes.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'

interface Recorded {
  parcelId: number
  /** From which to which; absent where only pieces were said. */
  stages?: { before: Stage; after: Stage }
  /** Of a part, what was kept. */
  kept?: string | undefined
  /** Of a correction. */
  reason?: string
}

export async function recordStage(
  tx: Db,
  actor: Actor,
  orderId: number,
  { parcelId, stages, kept, reason }: Recorded,
): Promise<void> {
  const named = `parcel ${parcelId}`
  await record(tx, actor, {
    action: stages ? (reason ? 'correct' : 'stage') : 'kept',
    subject: 'order',
    subjectId: orderId,
    subjectName: m.audit_parcel_of_order({ orderId, parcelId }),
    before: stages ? { [named]: stages.before } : null,
    after: {
      ...(stages ? { [named]: stages.after } : {}),
      ...(kept ? { kept } : {}),
      ...(reason ? { reason } : {}),
    },
  })
}

/** What was kept of lines, in words. */
export function keptWords(lines: SentLine[], kept: LinePieces[]): string {
  return lines
    .map(({ lineId, productName, size }) => ({
      quantity: kept.find((each) => each.lineId === lineId)?.quantity ?? 0,
      productName,
      size,
    }))
    .filter(({ quantity }) => quantity > 0)
    .map((pieces) => m.orders_kept_pieces(pieces))
    .join('; ')
}
