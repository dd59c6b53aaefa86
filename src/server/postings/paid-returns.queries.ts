import { sql } from 'kysely'
import type { CollectsFor } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'

/** A parcel of which nothing was kept, and whose door paid the delivery. */
export interface PaidReturn {
  parcelId: number
  /** The last move. */
  moveId: number
  happenedAt: Date
  courier: string
  collectsFor: CollectsFor
  isHouse: boolean
  /** Up to its shipping. */
  paidPoisha: number
}

export async function paidReturnsOf(db: Db, parcelIds: number[]): Promise<PaidReturn[]> {
  const lastMove = db
    .selectFrom('parcel_moves')
    .select(['id', 'happened_at'])
    .whereRef('parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('id', 'desc')
    .limit(1)
    .as('move')
  return await db
    .selectFrom('parcels')
    .innerJoinLateral(lastMove, (join) => join.onTrue())
    .select((of) => [
      'parcels.id as parcelId',
      'move.id as moveId',
      'move.happened_at as happenedAt',
      of.fn.coalesce('parcels.courier', sql.lit('')).as('courier'),
      sql<CollectsFor>`coalesce(collects_for, 'store')`.as('collectsFor'),
      sql<boolean>`exists (select from vendors where vendors.id = parcels.vendor_id and is_house)`.as('isHouse'),
      of.ref('return_paid_poisha').$notNull().as('paidPoisha'),
    ])
    .where('parcels.id', 'in', parcelIds)
    .where('return_paid_poisha', 'is not', null)
    .orderBy('parcels.id')
    .execute()
}
