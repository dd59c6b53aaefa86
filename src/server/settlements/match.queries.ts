import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'

/** A consignment that rows of a company’s file may be about. */
export interface Consigned {
  consignmentId: number
  parcelId: number
  vendorId: number
  stage: Stage
  /** What its door was to pay for the delivery. */
  shippingPoisha: number
  /** By whose account it travels: only the shop’s are the shop’s books. */
  isOurs: boolean
  /** Its parcel left with another, or for its store, after this one was called off. */
  isElsewhere: boolean
  /** What its company said that it charges; null: nothing. */
  quotedPoisha: number | null
  /** All that it is known by: the company’s number and tracking code, and the shop’s own number of it. */
  names: string[]
}

/** Those of a company that any of these references names; where two are called the same, the shop’s own comes first. */
export async function consignmentsNamed(db: Db, company: Company, references: string[]): Promise<Consigned[]> {
  if (references.length === 0) return []
  const named = sql<string>`any(${references}::text[])`
  const accounts = db.selectFrom('courier_accounts').select('id').where('company', '=', company)
  const ids = db
    .selectFrom('consignments')
    .select('id')
    .where('number', '=', named)
    .where('number', '<>', '')
    .where('account_id', 'in', accounts)
    .unionAll(db.selectFrom('consignments').select('id').where('invoice', '=', named))
    .unionAll(
      db.selectFrom('consignments').select('id').where('tracking_code', '=', named).where('tracking_code', '<>', ''),
    )
  const rows = await db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .select(['consignments.id as consignmentId', 'parcel_id as parcelId', 'parcels.vendor_id as vendorId'])
    .select((of) => [
      of.ref('parcels.stage').$castTo<Stage>().as('stage'),
      of.fn.coalesce('parcels.shipping_poisha', sql.lit(0)).as('shippingPoisha'),
      sql<boolean>`courier_accounts.vendor_id is null`.as('isOurs'),
      sql<boolean>`coalesce(parcels.courier <> company or collects_for <> 'shop', false)`.as('isElsewhere'),
      'number',
      'tracking_code as trackingCode',
      'invoice',
      'quoted_poisha as quotedPoisha',
    ])
    .where('consignments.id', 'in', ids)
    .where('company', '=', company)
    .orderBy(sql`courier_accounts.vendor_id is not null`)
    .orderBy('consignments.id')
    .execute()
  return rows.map(({ number, trackingCode, invoice, ...consigned }) => ({
    ...consigned,
    names: [number, trackingCode, invoice].filter((name) => name !== ''),
  }))
}
