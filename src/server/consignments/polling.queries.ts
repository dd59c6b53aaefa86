import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Its parcel is where it ends, or it was asked for so long ago that nobody will say a word any more. */
const IS_OVER = sql<boolean>`(consignments.created_at < now() - interval '60 days' or exists (
  select from parcels where parcels.id = parcel_id and (stage in ('delivered', 'back', 'lost') or received_back_at is not null)))`

/** Accounts that have something to ask for, the longest due first; those that are off, too: they book no more, and what travels travels on. */
export async function accountsDue(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
    .select('account_id as accountId')
    .where('state', '=', 'booked')
    .where('next_ask_at', '<=', sql<Date>`now()`)
    .groupBy('account_id')
    .orderBy((of) => of.fn.min('next_ask_at'))
    .execute()
  return rows.map(({ accountId }) => accountId)
}

const PUT_OFF = sql<Date>`now() + interval '15 minutes'`

interface DueConsignment {
  id: number
  /** Seconds since the company last said something new of it. */
  newsAge: number
  isOver: boolean
}

/**
 * Of an account’s that are due to be asked for, some; each is asked for again in a while, whatever becomes of this. What is over
 * never more.
 */
export async function takeDue(db: Db, accountId: number, most: number): Promise<DueConsignment[]> {
  return await db
    .updateTable('consignments')
    .set({ next_ask_at: sql<Date | null>`case when not ${IS_OVER} then ${PUT_OFF} end` })
    .where('id', 'in', dueToPoll(db, accountId).orderBy('next_ask_at').limit(most))
    .returning([
      'id',
      sql<number>`extract(epoch from now() - coalesce((select max(learned_at) from courier_words
        where consignment_id = consignments.id), created_at))::float8`.as('newsAge'),
      sql<boolean>`next_ask_at is null`.as('isOver'),
    ])
    .execute()
}

/** Of an account that gives no answer, all that is due. */
export async function putOffDue(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('consignments')
    .set({ next_ask_at: PUT_OFF })
    .where('id', 'in', dueToPoll(db, accountId))
    .execute()
}

/** Not those that somebody else holds: nobody waits. */
function dueToPoll(db: Db, accountId: number) {
  return db
    .selectFrom('consignments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'booked')
    .where('next_ask_at', '<=', sql<Date>`now()`)
    .forUpdate()
    .skipLocked()
}
