import { type Expression, sql } from 'kysely'
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

const hasAddressee = sql<boolean>`(messages.to_address is not null or messages.to_phone is not null)`

/**
 * Erases the contents of what was written to an account, and of what was written about its orders, such as a store’s mail with
 * the address to deliver to. What waits to go to the account is not sent any more; what waits to go to a store is, and erased later.
 */
export async function eraseOfAccount(tx: Db, accountId: number, why: string): Promise<void> {
  await tx.deleteFrom('messages').where('account_id', '=', accountId).where('way', '=', 'bell').execute()
  await tx.updateTable('messages').set(endedWith(why)).where('account_id', '=', accountId).where(hasAddressee).execute()
  await eraseCodesTo(tx, accountId, why)
  await tx
    .updateTable('messages')
    .set({ ...NOTHING, problem: '' })
    .where('order_id', 'in', (the) => the.selectFrom('orders').select('id').where('customer_id', '=', accountId))
    .where(hasAddressee)
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

/** Erases the contents of what is older than so many days and waits no more, the oldest first. How many it erased. */
export async function eraseOld(db: Db, days: number, limit: number): Promise<number> {
  return await eraseThose(
    db,
    db
      .selectFrom('messages')
      .select('id')
      .where(hasAddressee)
      .where('state', '<>', 'Waiting')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .orderBy('created_at')
      .limit(limit)
      .$asScalar(),
  )
}

/** Erases what is left of messages about orders whose customer is gone: it waited as the account was deleted, or was written since. How many. */
export async function eraseOfDeleted(db: Db, limit: number): Promise<number> {
  return await eraseThose(db, messagesOfDeleted(db, limit).$asScalar())
}

/** From such orders on, each by itself: a join would look through all messages that have contents. */
export function messagesOfDeleted(db: Db, limit: number) {
  const about = db
    .selectFrom('messages')
    .select('id')
    .where(sql<boolean>`messages.order_id = orders.id`)
    .where(hasAddressee)
    .where('state', '<>', 'Waiting')
    .limit(limit)
  return db
    .selectFrom('users')
    .innerJoin('orders', 'customer_id', 'users.id')
    .innerJoinLateral(about.as('about'), (join) => join.onTrue())
    .select('about.id')
    .where('users.deleted_at', 'is not', null)
    .limit(limit)
}

async function eraseThose(db: Db, ids: Expression<number>): Promise<number> {
  const rows = await db
    .updateTable('messages')
    .set({ ...NOTHING, problem: '' })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}
