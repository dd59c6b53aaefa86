import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** One statement, so that all at once are counted; capped at one beyond the most, in a window from the first. */
export async function countOne(
  db: Db,
  { kind, most, windowSeconds }: { kind: string; most: number; windowSeconds: number },
  subject: string,
): Promise<{ spent: number; secondsLeft: number }> {
  const windowEnd = sql<Date>`now() + make_interval(secs => ${windowSeconds})`
  return await db
    .insertInto('rate_limits')
    .values({ kind, subject, spent: 1, window_ends_at: windowEnd })
    .onConflict((clash) =>
      clash.columns(['kind', 'subject']).doUpdateSet({
        spent: sql<number>`case when rate_limits.window_ends_at <= now() then 1 else least(rate_limits.spent, ${most}) + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= now() then ${windowEnd} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['spent', sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('secondsLeft')])
    .executeTakeFirstOrThrow()
}

export async function countOf(
  db: Db,
  { kind }: { kind: string },
  subject: string,
): Promise<{ spent: number; secondsLeft: number } | undefined> {
  return await db
    .selectFrom('rate_limits')
    .select(['spent', sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('secondsLeft')])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
