import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { CollectsFor, MovedBy, Stage } from '#contract/values/stages'
import { vatRateAt } from '../commission/vat-rates.queries.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { adjustmentOfKept } from '../postings/kept-adjustments.queries.ts'
import type { LineSizePieces } from '../products/stock.queries.ts'
import type { ParcelState } from './collecting.ts'
import { byEach, type OrderOf, orderIdBy } from './locks.queries.ts'
import type { MovableParcel } from './may-move.ts'
import { sizeIdOfLine } from './size-of-line.queries.ts'
import { hasNotLeft, REACHED_FROM, statusOfStage } from './stages.ts'

export interface ParcelRecord extends MovableParcel {
  awaitsConfirmation: boolean
  itemsPoisha: number
  adjustmentsPoisha: number
  /** Of the lines, what was kept of a part; null: all. */
  keptPoisha: number | null
}

/** Who moves a parcel; nobody’s account where a courier or the clock does. */
export interface Mover {
  by: MovedBy
  accountId: number | null
}

export interface Change {
  stage: Stage
  /** Null: who carries it stays, the store’s own rider where nobody does yet. */
  courier: string | null
  /** Null: as it left, for the store where nobody said. */
  collectsFor: CollectsFor | null
  trackingNumber: string | undefined
  /** Of a part that was kept. */
  keptPoisha: number | null
  /** The cash of the door; null: what there was to collect, and where it was refused nothing. */
  collectedPoisha: number | null
  /** '' for none. */
  reason: string
  mover: Mover
  /** Undefined: now. */
  happenedAt: Date | undefined
  /** Which parcel brings how much of the order’s shipping and of what comes with it, should it leave now. */
  bringerId: number | undefined
  deliveryPoisha: number
}

export async function parcelsOfOrder(db: Db, { by, id }: OrderOf): Promise<ParcelRecord[]> {
  return await parcels[by](db, { id })
}

const parcels = byEach((by) =>
  compiled((db, { id }: { id: number }) =>
    db
      .selectFrom('parcels')
      .select(['id', 'vendor_id as vendorId', 'status', 'stage', 'courier', 'told_in_part as isPartlyReported'])
      .select('awaits_confirmation as awaitsConfirmation')
      .select(['items_poisha as itemsPoisha', 'adjustments_poisha as adjustmentsPoisha', 'kept_poisha as keptPoisha'])
      .where('order_id', '=', orderIdBy(by, id))
      .orderBy('id'),
  ),
)

/** Those that get there from where they are. What one collects is written when it leaves, and what the door brought, for good. */
export async function moveParcels(tx: Db, parcelIds: number[], change: Change): Promise<ParcelState[]> {
  return await bringTo(tx, parcelIds, change)
    .where('stage', 'in', REACHED_FROM[change.stage])
    .returning(STATE)
    .execute()
}

/**
 * From wherever they are, as an admin says. Where another parcel has brought the delivery since, it is not brought twice; what comes
 * back to its store collects as it did before it left.
 */
export async function moveBack(tx: Db, parcelIds: number[], change: Change): Promise<ParcelState[]> {
  const isBroughtElsewhere = sql<boolean>`exists (
    select from parcels as other where other.order_id = parcels.order_id and other.id <> parcels.id
      and other.status <> 'Cancelled' and coalesce(other.shipping_poisha, other.booked_shipping_poisha) > 0
  )`
  const { shipping } = leavingWith(change)
  const brought = sql<number | null>`case when ${isBroughtElsewhere} then 0 else ${shipping} end`
  return await bringTo(tx, parcelIds, change, hasNotLeft(change.stage) ? shipping : brought)
    .returning(STATE)
    .execute()
}

const STATE = ['id', 'status', 'stage', 'shipping_poisha as shippingPoisha'] as const

function bringTo(tx: Db, parcelIds: number[], change: Change, shipping = leavingWith(change).shipping) {
  const { stage, reason, mover, keptPoisha, trackingNumber, collectedPoisha } = change
  const status = statusOfStage(stage)
  const { courier, collectsFor } = leavingWith(change)
  // Whole taka, rounded down, as `sumAtTheDoor`.
  const kept = sql<number>`coalesce(${keptPoisha}::bigint, items_poisha)`
  const due = sql<number>`(${kept} + ${adjustmentOfKept('adjustments_poisha', kept)} + ${shipping}) / 100 * 100`
  return tx
    .updateTable('parcels')
    .set({
      stage,
      status,
      courier,
      collects_for: collectsFor,
      shipping_poisha: shipping,
      kept_poisha: keptPoisha,
      moved_at: status === 'Pending' ? null : sql`case when status = ${status} then moved_at else now() end`,
      moved_by: status === 'Pending' ? null : mover.accountId,
      cancel_reason: status === 'Cancelled' ? reason : '',
      collected_poisha: status === 'Completed' ? sql`coalesce(${collectedPoisha}::bigint, ${due})` : null,
      ...returnPaid(change),
      supply_vat_basis_points: vatOfSupply(change),
      // Of what is at its store again, the number of whoever had it says nothing any more.
      tracking_number: trackingNumber ?? (hasNotLeft(stage) ? '' : undefined),
      // Until it leaves, a company may have been told what to collect with it.
      ...(stage === 'confirmed' || stage === 'packed' ? {} : { booked_shipping_poisha: null, told_in_part: false }),
      awaits_confirmation: false,
      ...(stage === 'back' ? { received_back_at: sql`now()` } : {}),
    })
    .where('id', 'in', parcelIds)
}

/**
 * Of the day of its first delivery: what a correction says of its pieces changes no rate. What is on its way after all is supplied on the
 * day on which it arrives (docs/decisions/063).
 */
function vatOfSupply({ stage, happenedAt }: Change) {
  const status = statusOfStage(stage)
  if (status === 'Pending') return null
  if (status === 'Cancelled') return undefined
  const ofDay = vatRateAt('commission', sql<Date>`coalesce(${happenedAt ?? null}::timestamptz, now())`)
  return sql<number | null>`case when status = 'Completed' then supply_vat_basis_points
    else coalesce(supply_vat_basis_points, ${ofDay}) end`
}

/** What a door paid that kept nothing stays known while the parcel comes back. */
function returnPaid({ stage, collectedPoisha }: Change) {
  if (stage === 'refused') return { return_paid_poisha: collectedPoisha || null }
  return statusOfStage(stage) === 'Cancelled' && !hasNotLeft(stage) ? {} : { return_paid_poisha: null }
}

function leavingWith({ stage, courier, collectsFor, bringerId, deliveryPoisha }: Change) {
  if (hasNotLeft(stage)) return { shipping: sql<number | null>`null`, courier: null, collectsFor: null }
  return {
    shipping: sql<
      number | null
    >`coalesce(shipping_poisha, booked_shipping_poisha, case when id = ${bringerId ?? null} then ${deliveryPoisha}::int else 0 end)`,
    courier: sql<string>`coalesce(${courier}, courier, 'own')`,
    collectsFor: sql<CollectsFor>`coalesce(${collectsFor}, collects_for, 'store')`,
  }
}

interface Move extends Pick<Change, 'stage' | 'mover' | 'reason' | 'happenedAt'> {
  isCorrection: boolean
}

export async function insertMoves(
  tx: Db,
  parcelIds: number[],
  { stage, mover, reason, isCorrection, happenedAt }: Move,
): Promise<void> {
  await tx
    .insertInto('parcel_moves')
    .values(
      parcelIds.map((parcelId) => ({
        parcel_id: parcelId,
        stage,
        moved_by: mover.by,
        account_id: mover.accountId,
        reason,
        ...(happenedAt ? { happened_at: happenedAt } : {}),
        ...(isCorrection ? { is_correction: true } : {}),
      })),
    )
    .execute()
}

/** `lostPoisha`: what the order brings no more, of parcels and lines that come to nothing and of the shipping that nothing is left to bring. */
export async function updateOrder(
  tx: Db,
  orderId: number,
  { status, lostPoisha }: { status: OrderStatus; lostPoisha: number },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((order) => ({ status, due_poisha: order('due_poisha', '-', lostPoisha) }))
    .where('id', '=', orderId)
    .execute()
}

/** Of counted stock. */
export async function piecesTaken(db: Db, parcelIds: number[]): Promise<LineSizePieces[]> {
  return await db
    .selectFrom('order_lines')
    .select([sizeIdOfLine().as('sizeId'), 'quantity'])
    .where('parcel_id', 'in', parcelIds)
    .where('stock_taken', '=', true)
    .execute()
}

/** While a company is asked to carry it; null: it is not. */
export async function writeBookedShipping(tx: Db, parcelId: number, poisha: number | null): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ booked_shipping_poisha: poisha })
    .where('id', '=', parcelId)
    .where('shipping_poisha', 'is', null)
    .execute()
}
