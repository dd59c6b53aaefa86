import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'

/** With how it was paid; undefined once it is cancelled. */
export async function refundFor(db: Db, refundId: number) {
  return await db
    .selectFrom('refunds')
    .leftJoin('refund_payments', (join) =>
      join.onRef('refund_id', '=', 'refunds.id').on('refund_payments.failed_at', 'is', null),
    )
    .select(['amount_poisha as amountPoisha', 'due_at as dueAt', 'reason', 'way', 'reference'])
    .select(jsonArrayFrom(piecesOf(db)).as('pieces'))
    .where('refunds.id', '=', refundId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
}

/** With what it costs its store; undefined where that granted it itself, or it is cancelled. */
export async function refundOfStore(db: Db, refundId: number) {
  return await db
    .selectFrom('refunds')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['vendor_id as vendorId', 'amount_poisha as amountPoisha', 'reason'])
    .select(sql<number>`store_poisha - commission_poisha - commission_vat_poisha`.as('costPoisha'))
    .select(jsonArrayFrom(piecesOf(db)).as('pieces'))
    .where('refunds.id', '=', refundId)
    .where('state', '<>', 'cancelled')
    .whereRef('granted_by', 'is distinct from', 'owner_id')
    .executeTakeFirst()
}

/** Of a payment that came to nothing; undefined where the refund is not owed any more. */
export async function failedRefundFor(db: Db, paymentId: number) {
  return await db
    .selectFrom('refund_payments')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['amount_poisha as amountPoisha', 'failed_because as because'])
    .where('refund_payments.id', '=', paymentId)
    .where('state', '=', 'owed')
    .executeTakeFirst()
}

export async function cancelledRefundFor(db: Db, refundId: number) {
  return await db
    .selectFrom('refunds')
    .select(['amount_poisha as amountPoisha', 'cancelled_because as because'])
    .where('id', '=', refundId)
    .where('state', '=', 'cancelled')
    .executeTakeFirst()
}

function piecesOf(db: Db) {
  return db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .select((of) => ['name as productName', of.ref('size').$castTo<Size>().as('size'), 'refund_lines.quantity'])
    .whereRef('refund_lines.refund_id', '=', sql.ref('refunds.id'))
    .orderBy('line_id')
}
