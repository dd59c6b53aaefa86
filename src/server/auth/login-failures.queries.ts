import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Failures of each subject since the window began, with the seconds until the oldest of them leaves it. */
export async function recentFailures(
  db: Db,
  subjects: string[],
  windowSeconds: number,
): Promise<{ subject: string; count: number; secondsLeft: number }[]> {
  return await db
    .selectFrom('login_failures')
    .select((of) => [
      'subject',
      of.fn.countAll<number>().as('count'),
      sql<number>`ceil(${windowSeconds} - extract(epoch from now() - min(failed_at)))::int`.as('secondsLeft'),
    ])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .groupBy('subject')
    .execute()
}

/** Until the end of the transaction nobody else guesses at these: always the account before the address. */
export async function lockGuesses(tx: Db, subjects: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest(${subjects}::text[]) as subject`.execute(tx)
}

export async function insertFailures(db: Db, subjects: string[]): Promise<void> {
  await db
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ subject })))
    .execute()
}

export async function deleteFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('login_failures').where('subject', '=', subject).execute()
}

export async function deleteLastFailure(db: Db, subject: string): Promise<void> {
  const last = db
    .selectFrom('login_failures')
    .select(sql<string>`ctid`.as('ctid'))
    .where('subject', '=', subject)
    .orderBy('failed_at', 'desc')
    .limit(1)
  await db.deleteFrom('login_failures').where(sql<boolean>`ctid = ${last}`).execute()
}

/** Forgets what no window can see any more. */
export async function deleteOldFailures(db: Db, windowSeconds: number): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .execute()
}
