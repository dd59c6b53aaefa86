import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Registrations begun from an address since the window began, with the seconds until the oldest of them leaves it. */
export async function recentRegistrations(
  db: Db,
  address: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number | null }> {
  return await db
    .selectFrom('registrations')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      sql<number | null>`ceil(${windowSeconds} - extract(epoch from now() - min(begun_at)))::int`.as('secondsLeft'),
    ])
    .where('address', '=', address)
    .where('begun_at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .executeTakeFirstOrThrow()
}

export async function insertRegistration(db: Db, address: string): Promise<void> {
  await db.insertInto('registrations').values({ address }).execute()
}

/** Forgets what no window can see any more. */
export async function deleteOldRegistrations(db: Db, windowSeconds: number): Promise<void> {
  await db
    .deleteFrom('registrations')
    .where('begun_at', '<', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .execute()
}
