import { m } from '#messages'
import { bringParcels, giveBack } from '../orders/bring-parcels.ts'
import { moverOf } from '../orders/mover.ts'
import { type LinePieces, linesSent, type SentLine, writeFitPieces } from '../orders/outcomes.queries.ts'
import { markReceivedBack } from '../orders/parcels.queries.ts'
import { REACHED_FROM } from '../orders/stages.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdParcel } from './hold-parcel.ts'
import { refusedAt } from './kept-part.ts'
import { recordStage } from './record-stage.ts'

/**
 * The store has back what was refused: which pieces are `fit` to sell, all of a line that is not named. They return to the stock, a
 * parcel of which nothing was kept is `back`. Refuses `parcel_not_found`, `stage_not_open` where nothing comes back or is said to,
 * more pieces than were refused.
 */
export async function receiveParcel(db: Db, actor: Actor, parcelId: number, fit: LinePieces[]): Promise<void> {
  await transact(db, async (tx) => {
    const { held, parcel } = await holdParcel(tx, actor, parcelId)
    const pieces = fitPieces(await linesSent(tx, parcelId), fit)
    const isWhole = REACHED_FROM.back.includes(parcel.stage)
    if (isWhole) await bringParcels(tx, held, [parcelId], { stage: 'back', mover: moverOf(held.order, actor, 'back') })
    else if (parcel.stage !== 'partly_delivered' || pieces.length === 0 || !(await markReceivedBack(tx, parcelId)))
      throw new Refusal('stage_not_open')
    await writeFitPieces(tx, pieces)
    await giveBack(
      tx,
      pieces.filter(({ isCounted, quantity }) => isCounted && quantity > 0),
    )
    await recordStage(tx, actor, held.order.id, { parcelId, stages: { before: parcel.stage, after: 'back' } })
  })
}

/** Of the lines of which something was refused, with as many pieces as are fit to sell. */
function fitPieces(lines: SentLine[], fit: LinePieces[]): SentLine[] {
  const refused = lines.filter((line) => line.refused > 0)
  const quantities = new Map(fit.map(({ lineId, quantity }) => [lineId, quantity]))
  const isWithin =
    quantities.size === fit.length &&
    fit.every(({ lineId, quantity }) => refused.some((line) => line.lineId === lineId && quantity <= line.refused))
  if (!isWithin) throw refusedAt('fit', m.field_fit_not_refused())
  return refused.map((line) => ({ ...line, quantity: quantities.get(line.lineId) ?? line.refused }))
}
