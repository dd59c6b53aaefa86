import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

interface NewSession {
  accountId: number
  epoch: number
  browser: string | null
  system: string | null
  network: string
  lifeSeconds: number
  /** Whether password, code or second step were shown for it. */
  isProven: boolean
}

export async function insertSession(tx: Db, { lifeSeconds, isProven, ...began }: NewSession): Promise<{ id: number }> {
  return await tx
    .insertInto('sessions')
    .values({
      account_id: began.accountId,
      epoch: began.epoch,
      browser: began.browser,
      system: began.system,
      network: began.network,
      expires_at: sql`now() + make_interval(secs => ${lifeSeconds})`,
      proven_at: isProven ? sql`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** That are not over; the last seen first. */
export async function openSessions(db: Db, accountId: number, most: number) {
  return await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'account_id').onRef('users.token_epoch', '=', 'sessions.epoch'),
    )
    .select(['sessions.id', 'browser', 'system', 'network', 'began_at as beganAt', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(most)
    .execute()
}

/** Undefined: not the account’s, or over already. */
export async function endOpenSession(db: Db, accountId: number, sessionId: number) {
  return await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Of sessions that were not seen for so long; those that another process writes are left to it. */
export async function writeSeen(db: Db, seen: { id: number; network: string }[], afterSeconds: number): Promise<void> {
  await sql`
    with due as (
      select id from sessions
      where id = any(${seen.map(({ id }) => id)}::bigint[])
        and ended_at is null and seen_at < now() - make_interval(secs => ${afterSeconds})
      order by id for no key update skip locked
    )
    update sessions set seen_at = now(), network = seen.network
    from due join unnest(
      ${seen.map(({ id }) => id)}::bigint[], ${seen.map(({ network }) => network)}::text[]
    ) as seen (id, network) using (id)
    where sessions.id = due.id`.execute(db)
}

/** Its owner has shown who they are in it just now. */
export async function markProven(db: Db, sessionId: number): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: sql`now()` }).where('id', '=', sessionId).execute()
}

/** With the account, or some days after their end. */
export async function deleteSessionsOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** So many days after their end: log out, expiry, or the last call before “log out everywhere”, whose moment nobody keeps. */
export async function deleteOldSessions(db: Db, keptDays: number): Promise<void> {
  await sql`
    delete from sessions using users
    where users.id = account_id
      and least(expires_at, ended_at, case when epoch < token_epoch then seen_at end)
        < now() - make_interval(days => ${keptDays})`.execute(db)
}
