import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db.ts'
import type { Part } from './own-data.queries.ts'

/** What the person ordered, not what their store sold. */
export async function orderData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('orders')
    .select((the) => [
      'id',
      'name',
      'email',
      'phone',
      'alt_phone as altPhone',
      'shipping_address as shippingAddress',
      'shipping_city as shippingCity',
      'notes',
      'status',
      'total_poisha as totalPoisha',
      'shipping_poisha as shippingPoisha',
      'created_at as orderedAt',
      jsonArrayFrom(
        the
          .selectFrom('order_lines')
          .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
          .select(['order_lines.name', 'size', 'quantity', 'price_poisha as pricePoisha', 'parcels.status'])
          .whereRef('parcels.order_id', '=', 'orders.id')
          .orderBy('order_lines.id'),
      ).as('lines'),
    ])
    .where('customer_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What the person is given back, with how it was paid. */
export async function refundData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('refunds')
    .select((the) => [
      'id',
      'order_id as orderId',
      'amount_poisha as amountPoisha',
      'reason',
      'state',
      'granted_at as grantedAt',
      'due_at as dueAt',
      'cancelled_at as cancelledAt',
      jsonArrayFrom(
        the
          .selectFrom('refund_payments')
          .select(['way', 'reference', 'paid_at as paidAt', 'failed_at as failedAt', 'failed_because as failedBecause'])
          .whereRef('refund_id', '=', 'refunds.id')
          .orderBy('refund_payments.id'),
      ).as('payments'),
    ])
    .where('customer_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Of what the person bought. */
export async function taxInvoiceData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('tax_invoices')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['tax_invoices.id', 'form', 'fiscal_year as fiscalYear', 'number', 'order_id as orderId'])
    .select(['issuer_name as issuerName', 'buyer_name as buyerName', 'destination', 'issued_at as issuedAt'])
    .select(['value_poisha as valuePoisha', 'vat_poisha as vatPoisha'])
    .where('customer_id', '=', accountId)
    .where('kind', '=', 'sale')
    .where('tax_invoices.id', '>', after)
    .orderBy('tax_invoices.id')
    .limit(limit)
    .execute()
}
