import { sql } from 'kysely'
import type { DeadlineKind } from '#contract/values/deadlines'
import type { Db } from '../platform/database/db.ts'

/** A deadline that is open and late. */
export interface MissedDeadline {
  parcelId: number
  kind: DeadlineKind
}

/** Late ones that nobody was told of; from now on their stores are. */
export async function noteStoresNotified(tx: Db, atMost: number): Promise<(MissedDeadline & { vendorId: number })[]> {
  const late = openDeadlines(tx)
    .where('due_at', '<', sql<Date>`now()`)
    .where('told_store_at', 'is', null)
    .orderBy('due_at')
  return await tx
    .updateTable('promises')
    .from(late.limit(atMost).forUpdate().skipLocked().as('late'))
    .from('parcels')
    .set({ told_store_at: sql<Date>`now()` })
    .whereRef('promises.parcel_id', '=', 'late.parcel_id')
    .whereRef('promises.kind', '=', 'late.kind')
    .whereRef('parcels.id', '=', 'promises.parcel_id')
    .returning(['promises.parcel_id as parcelId', 'promises.kind', 'parcels.vendor_id as vendorId'])
    .execute()
}

/** Those that are late for days, their stores told; from now on admins are. */
export async function noteAdminsNotified(tx: Db, atMost: number): Promise<MissedDeadline[]> {
  const late = openDeadlines(tx)
    .where('admins_due_at', '<', sql<Date>`now()`)
    // So that the index of what is open finds them.
    .where('due_at', '<', sql<Date>`now()`)
    .where('told_store_at', 'is not', null)
    .where('told_admins_at', 'is', null)
    .orderBy('due_at')
  return await tx
    .updateTable('promises')
    .from(late.limit(atMost).forUpdate().skipLocked().as('late'))
    .set({ told_admins_at: sql<Date>`now()` })
    .whereRef('promises.parcel_id', '=', 'late.parcel_id')
    .whereRef('promises.kind', '=', 'late.kind')
    .returning(['promises.parcel_id as parcelId', 'promises.kind'])
    .execute()
}

function openDeadlines(tx: Db) {
  return tx
    .selectFrom('promises')
    .select(['parcel_id', 'kind'])
    .where('kept_at', 'is', null)
    .where('ended_at', 'is', null)
}

export interface NotifiedDeadlines extends MissedDeadline {
  orderId: number
  storeName: string
  dueAt: Date
}

/** Of these, those that are still late, the longest first. */
export async function stillMissed(db: Db, missed: MissedDeadline[]): Promise<NotifiedDeadlines[]> {
  return await db
    .selectFrom('promises')
    .innerJoin('parcels', 'parcels.id', 'promises.parcel_id')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .select([
      'promises.parcel_id as parcelId',
      'promises.kind',
      'parcels.order_id as orderId',
      'promises.due_at as dueAt',
    ])
    .select('vendors.store_name as storeName')
    .where(isAmong(missed))
    .where('promises.kept_at', 'is', null)
    .where('promises.ended_at', 'is', null)
    .where('promises.due_at', '<', sql<Date>`now()`)
    .orderBy('promises.due_at')
    .orderBy('promises.parcel_id')
    .execute()
}

/** Kept before anybody could be told: whoever reopens them has them told. */
export async function forgetNotified(
  tx: Db,
  kept: MissedDeadline[],
  whom: 'told_store_at' | 'told_admins_at',
): Promise<void> {
  if (kept.length === 0) return
  await tx
    .updateTable('promises')
    .set({ [whom]: null })
    .where(isAmong(kept))
    .execute()
}

function isAmong(missed: MissedDeadline[]) {
  const keys = missed.map(({ parcelId, kind }) => sql`(${parcelId}::bigint, ${kind}::text)`)
  return sql<boolean>`(promises.parcel_id, promises.kind) in (${sql.join(keys)})`
}
