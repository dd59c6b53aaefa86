import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PaidGoods, RefundableLine } from '#contract/values/refund-of'
import type { Size } from '#contract/values/sizes'
import type { CollectsFor } from '#contract/values/stages'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { adjustmentOfKept } from '../postings/kept-adjustments.queries.ts'

/** A parcel that was delivered: what was paid for it, and what of that was given back. */
export interface RefundableParcel {
  orderId: number
  vendorId: number
  customerId: number
  storeName: string
  isHouse: boolean
  /** Whether its door was paid, the pieces that were kept are known, and the books know of it. */
  isOpen: boolean
  collectsFor: CollectsFor
  paid: PaidGoods
  shippingRefundedPoisha: number
  /** What of its rounding came back with refunds. */
  roundingRefundedPoisha: number
  /** So many refunds of it stand. */
  refunds: number
  lines: NamedLine[]
}

export interface NamedLine extends RefundableLine {
  productName: string
  size: Size
}

/** As the shop sees it. Undefined: there is none. */
export async function refundableParcel(db: Db, parcelId: number): Promise<RefundableParcel | undefined> {
  const [row] = await sold(db, { parcelId })
  if (!row) return undefined
  const { goodsPoisha, adjustmentsPoisha, storeAdjustmentsPoisha, shippingPoisha, collectedPoisha, ...others } = row
  return {
    ...others,
    isOpen: row.isInBooks && row.lines.every(({ isSaid }) => isSaid),
    paid: { goodsPoisha, adjustmentsPoisha, storeAdjustmentsPoisha, shippingPoisha, collectedPoisha },
    shippingRefundedPoisha: row.shippingRefundedPoisha ?? 0,
    roundingRefundedPoisha: row.roundingRefundedPoisha ?? 0,
    refunds: row.refunds ?? 0,
  }
}

const sold = compiled((db, { parcelId }: { parcelId: number }) => {
  const standing = db
    .selectFrom('refunds')
    .whereRef('parcel_id', '=', sql.ref('parcels.id'))
    .where('state', '<>', 'cancelled')
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['order_id as orderId', 'vendor_id as vendorId', 'customer_id as customerId', 'store_name as storeName'])
    .select('is_house as isHouse')
    .select((of) => [
      sql<boolean>`parcels.status = 'Completed' and collects_for is not null`.as('isInBooks'),
      sql<CollectsFor>`coalesce(collects_for, 'store')`.as('collectsFor'),
      sql<number>`coalesce(kept_poisha, parcels.items_poisha)`.as('goodsPoisha'),
      adjustmentOfKept('adjustments_poisha').as('adjustmentsPoisha'),
      adjustmentOfKept('store_adjustments_poisha').as('storeAdjustmentsPoisha'),
      of.fn.coalesce('parcels.shipping_poisha', sql.lit(0)).as('shippingPoisha'),
      of.fn.coalesce('collected_poisha', sql.lit(0)).as('collectedPoisha'),
      standing
        .select(sql<number>`coalesce(sum(refunds.shipping_poisha), 0)::bigint`.as('poisha'))
        .as('shippingRefundedPoisha'),
      standing
        .select(sql<number>`coalesce(sum(refunds.rounding_poisha), 0)::bigint`.as('poisha'))
        .as('roundingRefundedPoisha'),
      standing.select(sql<number>`count(*)::int`.as('refunds')).as('refunds'),
      jsonArrayFrom(linesOf(db)).as('lines'),
    ])
    .where('parcels.id', '=', parcelId)
    .modifyEnd(prepared)
})

function linesOf(db: Db) {
  const said = sql`from line_outcomes where line_outcomes.line_id = order_lines.id`
  const refunded = (column: string) => sql<number>`coalesce((
    select sum(${sql.ref(`refund_lines.${column}`)}) from refund_lines join refunds on refunds.id = refund_id
    where refund_lines.line_id = order_lines.id and state <> 'cancelled'
  ), 0)::bigint`
  return db
    .selectFrom('order_lines')
    .innerJoin('line_commissions', 'line_commissions.line_id', 'order_lines.id')
    .select((of) => ['order_lines.id as lineId', 'name as productName', of.ref('size').$castTo<Size>().as('size')])
    .select(['price_poisha as pricePoisha', 'quantity'])
    .select('line_commissions.commission_poisha as commissionPoisha')
    .select('line_commissions.commission_vat_poisha as commissionVatPoisha')
    .select(sql<number>`coalesce((select quantity ${said} and outcome = 'kept'), 0)`.as('kept'))
    .select(sql<boolean>`exists (select ${said})`.as('isSaid'))
    .select([refunded('quantity').as('refunded'), refunded('amount_poisha').as('refundedPoisha')])
    .select([refunded('store_poisha').as('storePoisha'), refunded('commission_poisha').as('refundedCommissionPoisha')])
    .select(refunded('commission_vat_poisha').as('refundedVatPoisha'))
    .whereRef('order_lines.parcel_id', '=', sql.ref('parcels.id'))
    .orderBy('order_lines.id')
}
