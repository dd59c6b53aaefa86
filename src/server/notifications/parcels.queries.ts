import { sql } from 'kysely'
import type { Stage } from '#contract/values/stages'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { anyOf, unplanned } from '../platform/database/prepared.queries.ts'

export interface NotifiedParcel {
  parcelId: number
  vendorId: number
  storeName: string
  courier: string | null
  trackingNumber: string
  collectedPoisha: number | null
  /** Whether it is known what became of its pieces. */
  isSaid: boolean
  isReceivedBack: boolean
}

/** Of these parcels those that are at one of these stages still: what has moved on since is no news any more. */
export async function parcelsAt(db: Db, parcelIds: number[], ...stages: Stage[]): Promise<NotifiedParcel[]> {
  return await atStages(db, { parcelIds, stages })
}

const atStages = compiled((db, { parcelIds, stages }: { parcelIds: number[]; stages: Stage[] }) =>
  notifiedParcels(db, parcelIds).where('stage', '=', sql<Stage>`any((${unplanned(sql`${stages}::text[]`)})::text[])`),
)

/** Of which a company said that a part was kept, and nobody yet which. */
export async function parcelsPartlyReported(db: Db, parcelIds: number[]): Promise<NotifiedParcel[]> {
  return await notifiedParcels(db, parcelIds)
    .where('told_in_part', '=', true)
    .where('parcels.status', '=', 'Pending')
    .execute()
}

function notifiedParcels(db: Db, parcelIds: number[]) {
  return db
    .selectFrom('parcels')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .select(['parcels.id as parcelId', 'vendors.id as vendorId', 'vendors.store_name as storeName'])
    .select(['courier', 'tracking_number as trackingNumber', 'collected_poisha as collectedPoisha'])
    .select(sql<boolean>`received_back_at is not null`.as('isReceivedBack'))
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('line_outcomes')
            .innerJoin('order_lines', 'order_lines.id', 'line_outcomes.line_id')
            .select('line_outcomes.line_id')
            .whereRef('order_lines.parcel_id', '=', 'parcels.id'),
        )
        .$castTo<boolean>()
        .as('isSaid'),
    )
    .where('parcels.id', '=', anyOf(parcelIds))
    .orderBy('parcels.id')
}

/** The stages that each was brought to, one after the other. */
export async function stagesOf(db: Db, parcelIds: number[]): Promise<Map<number, Stage[]>> {
  const moves = await db
    .selectFrom('parcel_moves')
    .select(['parcel_id as parcelId', 'stage'])
    .where('parcel_id', 'in', parcelIds)
    .orderBy('id')
    .execute()
  const stages = new Map<number, Stage[]>()
  for (const { parcelId, stage } of moves) stages.set(parcelId, [...(stages.get(parcelId) ?? []), stage])
  return stages
}

/** Why they were cancelled: parcels that are cancelled together have one reason. '' where none was given. */
export async function reasonOfCancelled(db: Db, parcelIds: number[]): Promise<string> {
  const row = await db
    .selectFrom('parcels')
    .select('cancel_reason as reason')
    .where('id', 'in', parcelIds)
    .where('cancel_reason', '<>', '')
    .orderBy('id')
    .executeTakeFirst()
  return row?.reason ?? ''
}
