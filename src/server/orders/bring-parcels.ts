import type { CollectsFor, Stage } from '#contract/values/stages'
import { type Db, pipelined } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { postDeliveries, postPaidReturns, repostDeliveries } from '../postings/post-deliveries.ts'
import { invalidateStock } from '../products/invalidate-products.ts'
import { isOffered, type LineSizePieces, returnStock } from '../products/stock.queries.ts'
import { bringerOf, deliveryDue, goodsPoisha, type ParcelState } from './collecting.ts'
import { type HeldOrder, lockOrder, type OrderOf } from './locks.queries.ts'
import {
  insertMoves,
  type Mover,
  moveBack,
  moveParcels,
  type ParcelRecord,
  parcelsOfOrder,
  piecesTaken,
  updateOrder,
} from './moving.queries.ts'
import { statusOf } from './order-status.ts'
import { statesOf } from './orders.queries.ts'
import { insertOutcomeOfAll, insertOutcomes, type LinePieces, replaceRefusedByLost } from './outcomes.queries.ts'
import { statusOfStage } from './stages.ts'
import { takeAwaited } from './take-awaited.ts'

/** An order that is held, with the parcels that who holds it may see, and the states of all. */
export interface Held {
  order: HeldOrder
  parcels: ParcelRecord[]
  states: ParcelState[]
}

/** Of a part that was kept: which pieces, or only what they come to, as a courier says it. */
export interface KeptPart {
  poisha: number
  pieces?: { kept: LinePieces[]; refused: LinePieces[] }
}

export interface Step {
  stage: Stage
  mover: Mover
  reason?: string | undefined
  courier?: string | undefined
  /** As it left where absent, for the store where nobody said. */
  collectsFor?: CollectsFor | undefined
  trackingNumber?: string | undefined
  /** Where the stage is `partly_delivered`. */
  part?: KeptPart | undefined
  /** The cash of the door; what there was to collect where absent, and where it was refused nothing. */
  collectedPoisha?: number | undefined
  /** Now where absent. */
  happenedAt?: Date | undefined
  isCorrection?: boolean
}

/** Holds an order for moves of its parcels, until the transaction ends. Refuses `order_not_found`. */
export async function holdOrder(tx: Db, orderId: number): Promise<Held> {
  const { held } = await holdOrderOf(tx, { by: 'order', id: orderId }, async () => undefined)
  if (!held) throw new Refusal('order_not_found')
  return held
}

/**
 * Holds it where there is one, and in the same trip asks or locks what may only be once it is held: behind a lock each question sees
 * what was committed before that was had (docs/decisions/012).
 */
export async function holdOrderOf<More>(
  tx: Db,
  of: OrderOf,
  more: (connection: Db) => Promise<More>,
): Promise<{ held: Held | undefined; asked: More }> {
  const [order, parcels, states, asked] = await pipelined(tx, (connection) =>
    Promise.all([
      lockOrder(connection, of),
      parcelsOfOrder(connection, of),
      statesOf(connection, of),
      more(connection),
    ]),
  )
  return { held: order && { order, parcels, states }, asked }
}

/**
 * Brings parcels of a held order to one stage (docs/decisions/059): writes the move, what became of the pieces, gives stock back where
 * they never left, lowers what the order brings, emits, and posts what was delivered. Refuses `status_not_open` where the stage is not ahead of each, and
 * `out_of_stock` where what awaited its confirmation is not left. Whether the mover may is asked before.
 */
export async function bringParcels(tx: Db, held: Held, parcelIds: number[], step: Step): Promise<Held> {
  return await apply(tx, held, parcelIds, step, moveParcels)
}

/** As well, from whatever stage they are at; what brought the delivery meanwhile goes on bringing it. */
export async function correctParcels(tx: Db, held: Held, parcelIds: number[], step: Step): Promise<Held> {
  return await apply(tx, held, parcelIds, { ...step, isCorrection: true }, moveBack)
}

async function apply(tx: Db, held: Held, parcelIds: number[], step: Step, move: typeof moveParcels): Promise<Held> {
  const { order, parcels, states } = held
  const { stage, mover, reason = '', part, happenedAt, isCorrection = false } = step
  if (stage !== 'cancelled')
    await takeAwaited(
      tx,
      parcels.filter(({ id }) => parcelIds.includes(id)),
    )
  const change = {
    stage,
    mover,
    reason,
    happenedAt,
    deliveryPoisha: order.deliveryPoisha,
    bringerId: bringerOf(states),
    courier: step.courier ?? null,
    collectsFor: step.collectsFor ?? null,
    trackingNumber: step.trackingNumber,
    keptPoisha: part?.poisha ?? null,
    collectedPoisha: step.collectedPoisha ?? null,
  }
  const [moved] = await pipelined(tx, (connection) =>
    Promise.all([
      move(connection, parcelIds, change),
      insertMoves(connection, parcelIds, { stage, mover, reason, isCorrection, happenedAt }),
      writeOutcomes(connection, parcelIds, step),
      emitMove(connection, { orderId: order.id, parcelIds }, step, isCalledOff(held, parcelIds, stage)),
    ]),
  )
  if (moved.length < parcelIds.length) throw new Refusal('status_not_open')
  if (stage === 'cancelled') await giveBack(tx, await piecesTaken(tx, parcelIds))
  const after = movedIn(held, moved, part)
  await writeOrder(tx, held, after)
  if (isCorrection) await repostDeliveries(tx, parcelIds)
  else if (statusOfStage(stage) === 'Completed') await postDeliveries(tx, parcelIds)
  else if (stage === 'refused' && step.collectedPoisha) await postPaidReturns(tx, parcelIds)
  return after
}

/** Most moves change neither its status nor what it brings. */
async function writeOrder(tx: Db, before: Held, after: Held): Promise<void> {
  const [status, lostPoisha] = [statusOf(after.states), owedFor(before) - owedFor(after)]
  if (status !== statusOf(before.states) || lostPoisha !== 0)
    await updateOrder(tx, after.order.id, { status, lostPoisha })
}

/** Counted pieces that are for sale again, of sizes that are offered still. */
export async function giveBack(tx: Db, pieces: LineSizePieces[]): Promise<void> {
  const offered = pieces.filter(isOffered)
  if (offered.length > 0) await invalidateStock(tx, await returnStock(tx, offered))
}

function movedIn({ order, parcels, states }: Held, moved: ParcelState[], part: KeptPart | undefined): Held {
  const now = new Map(moved.map((state) => [state.id, state]))
  return {
    order,
    parcels: parcels.map((parcel) => {
      const state = now.get(parcel.id)
      return state ? { ...parcel, ...state, keptPoisha: part?.poisha ?? null } : parcel
    }),
    states: states.map((state) => now.get(state.id) ?? state),
  }
}

/** What the parcels in sight and the order’s delivery come to: of the others nothing changes. */
function owedFor({ order, parcels, states }: Held): number {
  return parcels.reduce((sum, parcel) => sum + owedPoisha(parcel), deliveryDue(states, order.deliveryPoisha))
}

function owedPoisha(parcel: ParcelRecord): number {
  return parcel.status === 'Cancelled' ? 0 : goodsPoisha(parcel)
}

/** All in one turn, as what is pipelined with it. */
async function writeOutcomes(tx: Db, parcelIds: number[], { stage, part }: Step): Promise<void> {
  const written: Promise<void>[] = []
  if (stage === 'delivered') written.push(insertOutcomeOfAll(tx, parcelIds, 'kept'))
  if (stage === 'refused' || stage === 'coming_back') written.push(insertOutcomeOfAll(tx, parcelIds, 'refused'))
  if (stage === 'lost') written.push(replaceRefusedByLost(tx, parcelIds), insertOutcomeOfAll(tx, parcelIds, 'lost'))
  if (part?.pieces)
    written.push(insertOutcomes(tx, 'kept', part.pieces.kept), insertOutcomes(tx, 'refused', part.pieces.refused))
  await Promise.all(written)
}

/** Two stages have events of their own, after the statuses of the specification. */
async function emitMove(
  tx: Db,
  moved: { orderId: number; parcelIds: number[] },
  { stage, mover }: Step,
  isOff: boolean,
): Promise<void> {
  const { by } = mover
  const emitted = [emit(tx, 'parcel.moved', { ...moved, stage, by })]
  if (stage === 'delivered' || stage === 'partly_delivered') emitted.push(emit(tx, 'order.completed', moved))
  if (isOff && by !== 'courier') emitted.push(emit(tx, 'order.cancelled', { ...moved, by }))
  await Promise.all(emitted)
}

/** Cancelled, or called back on its way: what was refused before, its customer knows. */
function isCalledOff({ parcels }: Held, parcelIds: number[], stage: Stage): boolean {
  if (stage !== 'coming_back') return stage === 'cancelled'
  return parcels.some((parcel) => parcelIds.includes(parcel.id) && parcel.stage !== 'refused')
}
