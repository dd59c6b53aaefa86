import { sql } from 'kysely'
import type { PayoutMethod } from '#contract/values/payouts'
import type { RefundShare } from '#contract/values/refund-of'
import type { RefundMethod, RefundState, RefundTill } from '#contract/values/refunds'
import type { CollectsFor } from '#contract/values/stages'
import type { Standing } from '../ledger/standing.queries.ts'
import type { Db } from '../platform/database/db.ts'

interface NewRefund {
  parcelId: number
  orderId: number
  customerId: number
  vendorId: number
  key: string
  reason: string
  grantedBy: number
  amountPoisha: number
  shippingPoisha: number
  storePoisha: number
  roundingPoisha: number
  commissionPoisha: number
  commissionVatPoisha: number
  shares: RefundShare[]
}

/** With its lines. */
export async function insertRefund(tx: Db, made: NewRefund): Promise<number> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      parcel_id: made.parcelId,
      order_id: made.orderId,
      customer_id: made.customerId,
      vendor_id: made.vendorId,
      key: made.key,
      reason: made.reason,
      granted_by: made.grantedBy,
      amount_poisha: made.amountPoisha,
      shipping_poisha: made.shippingPoisha,
      store_poisha: made.storePoisha,
      rounding_poisha: made.roundingPoisha,
      commission_poisha: made.commissionPoisha,
      commission_vat_poisha: made.commissionVatPoisha,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = made.shares.map((share) => ({
    refund_id: id,
    line_id: share.lineId,
    quantity: share.quantity,
    amount_poisha: share.poisha,
    store_poisha: share.storePoisha,
    commission_poisha: share.commissionPoisha,
    commission_vat_poisha: share.commissionVatPoisha,
  }))
  await tx.insertInto('refund_lines').values(lines).execute()
  return id
}

export interface HeldRefund {
  parcelId: number
  orderId: number
  customerId: number
  vendorId: number
  storeName: string
  amountPoisha: number
  state: RefundState
  grantedBy: number
  collectsFor: CollectsFor
  isHouse: boolean
}

/** Held to the end of the transaction: it is paid once, whoever says so. */
export async function holdRefund(tx: Db, id: number): Promise<HeldRefund | undefined> {
  return await tx
    .selectFrom('refunds')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .select(['parcel_id as parcelId', 'refunds.order_id as orderId', 'customer_id as customerId'])
    .select(['refunds.vendor_id as vendorId', 'store_name as storeName', 'amount_poisha as amountPoisha', 'state'])
    .select(['granted_by as grantedBy', 'is_house as isHouse'])
    .select(sql<CollectsFor>`coalesce(collects_for, 'store')`.as('collectsFor'))
    .where('refunds.id', '=', id)
    .forNoKeyUpdate('refunds')
    .executeTakeFirst()
}

export interface NewPayment {
  refundId: number
  way: RefundMethod
  reference: string
  from: RefundTill
  paidBy: number
}

export async function insertPayment(tx: Db, { refundId, way, reference, from, paidBy }: NewPayment): Promise<number> {
  const { id } = await tx
    .insertInto('refund_payments')
    .values({ refund_id: refundId, way, reference, paid_from: from, paid_by: paidBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeState(tx, refundId, 'paid')
  return id
}

/**
 * Whether a payment that stands has this reference of a bank or a wallet: its number pays once. Held to the end of the transaction, so that of
 * two at once the second sees the first. Cash has receipts of the shop’s own.
 */
export async function isRefundReference(tx: Db, way: RefundMethod | PayoutMethod, reference: string): Promise<boolean> {
  if (way === 'cash') return false
  await sql`select pg_advisory_xact_lock(hashtext('payment references'), hashtext(${`${way} ${reference}`}))`.execute(
    tx,
  )
  const found = await tx
    .selectFrom('refund_payments')
    .select('id')
    .where('way', '=', way)
    .where('reference', '=', reference)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Owed again. Answers which payment it was. */
export async function markPaymentFailed(
  tx: Db,
  refundId: number,
  { failedBy, because }: { failedBy: number; because: string },
): Promise<number> {
  const { id } = await tx
    .updateTable('refund_payments')
    .set({ failed_by: failedBy, failed_at: sql<Date>`now()`, failed_because: because })
    .where('refund_id', '=', refundId)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeState(tx, refundId, 'owed')
  return id
}

async function writeState(tx: Db, id: number, state: RefundState): Promise<void> {
  await tx.updateTable('refunds').set({ state }).where('id', '=', id).execute()
}

export async function markCancelled(
  tx: Db,
  id: number,
  { cancelledBy, because }: { cancelledBy: number; because: string },
): Promise<void> {
  const cancelled = { state: 'cancelled', cancelled_at: sql<Date>`now()`, cancelled_by: cancelledBy } as const
  await tx
    .updateTable('refunds')
    .set({ ...cancelled, cancelled_because: because })
    .where('id', '=', id)
    .execute()
}

/** Those that an event of these kinds has posted. */
export async function journalsOf(tx: Db, kinds: string[], source: number): Promise<Standing[]> {
  return await tx
    .selectFrom('ledger_journals')
    .select(['id', 'kind', 'subject'])
    .where('kind', 'in', kinds)
    .where('source', '=', String(source))
    .orderBy('id')
    .execute()
}
