import { type NotNull, sql } from 'kysely'
import type { SmsStatus } from '#contract/messaging/sms'
import type { Db } from '../platform/database/db.ts'

export async function smsByState(db: Db): Promise<{ waiting: number; unknown: number }> {
  return await db
    .selectFrom('messages')
    .select([
      sql<number>`count(*) filter (where state = 'Waiting')::int`.as('waiting'),
      sql<number>`count(*) filter (where state = 'Unknown')::int`.as('unknown'),
    ])
    .where('way', '=', 'sms')
    .where('state', 'in', ['Waiting', 'Unknown'])
    .executeTakeFirstOrThrow()
}

export async function lastTriedSms(db: Db): Promise<SmsStatus['last']> {
  const row = await db
    .selectFrom('messages')
    .select(['tried_at as triedAt', 'state', 'problem'])
    .where('way', '=', 'sms')
    .where('tried_at', 'is not', null)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .$narrowType<{ triedAt: NotNull }>()
    .executeTakeFirst()
  return row ? { ...row, triedAt: row.triedAt.toISOString() } : null
}
