import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export interface Guess {
  /** Its id, or the name asked for, in quotes. */
  account: string
  network: string
  device: string | null
}

/** Failures in the window, and seconds until one fewer counts. */
export interface RecentFailures {
  /** Of this device, or of unknown ones here at this account. */
  own: { count: number; secondsLeft: number }
  /** Of unknown devices anywhere, at this account. */
  account: { networks: number; secondsSinceLast: number }
  /** Accounts this network failed at. */
  network: { accounts: number; secondsLeft: number }
}

export async function recentFailures(
  db: Db,
  { account, network, device }: Guess,
  windowSeconds: number,
): Promise<RecentFailures> {
  const isOwn =
    device === null ? sql`account = ${account} and network = ${network} and device is null` : sql`device = ${device}`
  const isByUnknown = sql`account = ${account} and device is null`
  const { rows } = await sql<RecentFailures>`
    with recent as (
      select account, network, device, extract(epoch from now() - failed_at) as ago from login_failures
      where (account = ${account} or network = ${network}) and failed_at > now() - make_interval(secs => ${windowSeconds})
    ), tried as (
      select account, min(ago) as ago from recent where network = ${network} group by account
    )
    select
      (select jsonb_build_object('count', count(*), 'secondsLeft', ceil(${windowSeconds} - coalesce(max(ago), 0)))
        from recent where ${isOwn}) as own,
      (select jsonb_build_object('networks', count(distinct network), 'secondsSinceLast', coalesce(min(ago), ${windowSeconds}))
        from recent where ${isByUnknown}) as account,
      (select jsonb_build_object('accounts', count(*), 'secondsLeft', ceil(${windowSeconds} - coalesce(max(ago), 0)))
        from tried) as network`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing.')
  return row
}

/** Serialises guesses at the account and from the network, in this order. */
export async function lockGuesses(tx: Db, { account, network }: Guess): Promise<void> {
  const subjects = [`account:${account}`, `network:${network}`]
  await sql`
    select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest(${subjects}::text[]) as subject`.execute(tx)
}

export async function insertFailure(db: Db, guess: Guess): Promise<void> {
  await db.insertInto('login_failures').values(guess).execute()
}

export async function deleteFailures(db: Db, { account, network, device }: Guess): Promise<void> {
  const failures = db.deleteFrom('login_failures').where('account', '=', account)
  const own =
    device === null
      ? failures.where('network', '=', network).where('device', 'is', null)
      : failures.where('device', '=', device)
  await own.execute()
}

/** From wherever. */
export async function deleteAllFailures(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('login_failures').where('account', '=', account).execute()
}

export async function deleteOldFailures(db: Db, windowSeconds: number): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .execute()
}
