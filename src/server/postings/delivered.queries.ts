import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CollectsFor } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'
import { adjustmentOfKept } from './kept-adjustments.queries.ts'

/** A parcel that was delivered, whole or in part, as its last move left it. */
export interface Delivered {
  parcelId: number
  vendorId: number
  /** The shop’s own store sends it: what it brings is the shop’s. */
  isHouse: boolean
  /** The move that delivered it. */
  moveId: number
  happenedAt: Date
  courier: string
  collectsFor: CollectsFor
  /** At the door. */
  collectedPoisha: number
  /** Of its lines, what was kept. */
  goodsPoisha: number
  /** What the order adds to or takes off what was kept, and what of that its store bears. */
  adjustmentsPoisha: number
  storeAdjustmentsPoisha: number
  shippingPoisha: number
  lines: DeliveredLine[]
}

export interface DeliveredLine {
  quantity: number
  /** Null while of a part only the sum is known. */
  kept: number | null
  /** Of all its pieces. */
  commissionPoisha: number
  commissionVatPoisha: number
}

export async function deliveredOf(db: Db, parcelIds: number[]): Promise<Delivered[]> {
  return await db
    .selectFrom('parcels')
    .innerJoinLateral(lastMove(db), (join) => join.onTrue())
    .select(['parcels.id as parcelId', 'vendor_id as vendorId', 'move.id as moveId', 'move.happened_at as happenedAt'])
    .select((of) => [
      of.fn.coalesce('parcels.courier', sql.lit('')).as('courier'),
      sql<CollectsFor>`coalesce(collects_for, 'store')`.as('collectsFor'),
      sql<boolean>`exists (select from vendors where vendors.id = parcels.vendor_id and is_house)`.as('isHouse'),
      sql<number>`coalesce(kept_poisha, items_poisha)`.as('goodsPoisha'),
      of.fn.coalesce('collected_poisha', sql.lit(0)).as('collectedPoisha'),
      of.fn.coalesce('shipping_poisha', sql.lit(0)).as('shippingPoisha'),
      adjustmentOfKept('adjustments_poisha').as('adjustmentsPoisha'),
      adjustmentOfKept('store_adjustments_poisha').as('storeAdjustmentsPoisha'),
      jsonArrayFrom(linesOf(db)).as('lines'),
    ])
    .where('parcels.id', 'in', parcelIds)
    .where('parcels.status', '=', 'Completed')
    .orderBy('parcels.id')
    .execute()
}

function lastMove(db: Db) {
  return db
    .selectFrom('parcel_moves')
    .select(['id', 'happened_at'])
    .whereRef('parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('id', 'desc')
    .limit(1)
    .as('move')
}

function linesOf(db: Db) {
  const isSaid = sql<boolean>`exists (select from line_outcomes where line_id = order_lines.id)`
  return db
    .selectFrom('order_lines')
    .innerJoin('line_commissions', 'line_commissions.line_id', 'order_lines.id')
    .select(['quantity', 'line_commissions.commission_poisha as commissionPoisha'])
    .select('line_commissions.commission_vat_poisha as commissionVatPoisha')
    .select(
      sql<number | null>`case when ${isSaid} then coalesce((
        select quantity from line_outcomes where line_id = order_lines.id and outcome = 'kept'
      ), 0) end`.as('kept'),
    )
    .whereRef('order_lines.parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('order_lines.id')
}
