import { sql } from 'kysely'
import type { Channel, MessageState } from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'

/** How many wait, or are in nobody’s knowledge. */
export async function messagesUnderWay(db: Db): Promise<{ way: Channel; state: MessageState; count: number }[]> {
  return await db
    .selectFrom('messages')
    .select(['way', 'state', sql<number>`count(*)::int`.as('count')])
    .where('state', 'in', ['Waiting', 'Unknown'])
    .groupBy(['way', 'state'])
    .execute()
}
