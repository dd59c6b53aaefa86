import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Mails and SMS about an order that went to its customer, oldest first. */
export async function messagesToCustomer(db: Db, orderId: number, customerId: number) {
  return await db
    .selectFrom('messages')
    .select(['id', 'way', 'subject', 'state', 'created_at as createdAt', 'tried_at as triedAt'])
    .select(sql<string | null>`coalesce(to_address, to_phone)`.as('to'))
    .where('order_id', '=', orderId)
    .where('account_id', '=', customerId)
    .where('recipient', '=', `customer:${customerId}`)
    .where('way', '<>', 'bell')
    .orderBy('id')
    .execute()
}
