import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

const NOTHING = { to_address: null, html: null, plain_text: null, message_id: null, claimed_at: null } as const

/**
 * Erases the contents of what was written to an account, and of what was written about its orders, such as a store’s mail with
 * the address to deliver to. What waits to go to the account is not sent any more; what waits to go to a store is, and erased later.
 */
export async function eraseOfAccount(tx: Db, accountId: number, why: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({
      ...NOTHING,
      state: sql`case state when 'Waiting' then 'Failed' else state end`,
      problem: sql`case state when 'Waiting' then ${why}::text else '' end`,
    })
    .where('account_id', '=', accountId)
    .where('to_address', 'is not', null)
    .execute()
  await tx
    .updateTable('messages')
    .set({ ...NOTHING, problem: '' })
    .where('order_id', 'in', (the) => the.selectFrom('orders').select('id').where('customer_id', '=', accountId))
    .where('to_address', 'is not', null)
    .where('state', '<>', 'Waiting')
    .execute()
}

/** Erases the contents of what is older than so many days and waits no more, and of orders whose customer is gone. How many it erased. */
export async function eraseOld(db: Db, days: number, limit: number): Promise<number> {
  const rows = await db
    .updateTable('messages')
    .set({ ...NOTHING, problem: '' })
    .where('id', 'in', (of) =>
      of
        .selectFrom('messages as old')
        .leftJoin('orders', 'orders.id', 'old.order_id')
        .leftJoin('users', 'users.id', 'orders.customer_id')
        .select('old.id')
        .where('old.to_address', 'is not', null)
        .where('old.state', '<>', 'Waiting')
        .where((or) =>
          or.or([
            or('old.created_at', '<', sql<Date>`now() - make_interval(days => ${days})`),
            or('users.deleted_at', 'is not', null),
          ]),
        )
        .limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length
}
