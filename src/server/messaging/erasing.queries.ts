import { sql } from 'kysely'
import type { MessageState } from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'

const NOTHING = {
  to_address: null,
  to_phone: null,
  html: null,
  plain_text: null,
  message_id: null,
  claimed_at: null,
} as const

/** What waits is not sent any more. */
const endedWith = (why: string) => ({
  ...NOTHING,
  state: sql<MessageState>`case state when 'Waiting' then 'Failed' else state end`,
  problem: sql<string>`case state when 'Waiting' then ${why}::text else '' end`,
})

const hasAddressee = (table = 'messages') =>
  sql<boolean>`(${sql.ref(`${table}.to_address`)} is not null or ${sql.ref(`${table}.to_phone`)} is not null)`

/**
 * Erases the contents of what was written to an account, and of what was written about its orders, such as a store’s mail with
 * the address to deliver to. What waits to go to the account is not sent any more; what waits to go to a store is, and erased later.
 */
export async function eraseOfAccount(tx: Db, accountId: number, why: string): Promise<void> {
  await tx.deleteFrom('messages').where('account_id', '=', accountId).where('way', '=', 'bell').execute()
  await tx
    .updateTable('messages')
    .set(endedWith(why))
    .where('account_id', '=', accountId)
    .where(hasAddressee())
    .execute()
  await eraseCodesTo(tx, accountId, why)
  await tx
    .updateTable('messages')
    .set({ ...NOTHING, problem: '' })
    .where('order_id', 'in', (the) => the.selectFrom('orders').select('id').where('customer_id', '=', accountId))
    .where(hasAddressee())
    .where('state', '<>', 'Waiting')
    .execute()
}

/** Codes to the account's email and phone that were asked for before it was known whose they are: a login's. */
async function eraseCodesTo(tx: Db, accountId: number, why: string): Promise<void> {
  const account = await tx.selectFrom('users').select(['email', 'phone']).where('id', '=', accountId).executeTakeFirst()
  await tx
    .updateTable('messages')
    .set(endedWith(why))
    .where('account_id', 'is', null)
    .where('order_id', 'is', null)
    .where((or) =>
      or.or([
        or('to_phone', '=', account?.phone ?? null),
        or(sql`lower(to_address)`, '=', sql`lower(${account?.email ?? null}::text)`),
      ]),
    )
    .execute()
}

/** Deletes what has stood in the bell for so many days. How many it deleted. */
export async function deleteOldBells(db: Db, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('id', 'in', (of) =>
      of
        .selectFrom('messages')
        .select('id')
        .where('way', '=', 'bell')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What lets nobody in any more: codes that were kept, or gave up. */
export async function eraseExpired(db: Db): Promise<void> {
  await db
    .updateTable('messages')
    .set({ html: null, plain_text: null })
    .where('expires_at', '<', sql<Date>`now()`)
    .where('plain_text', 'is not', null)
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
        .where(hasAddressee('old'))
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
