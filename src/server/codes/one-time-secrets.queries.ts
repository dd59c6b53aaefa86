import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'

export type SecretPurpose = Tables['one_time_secrets']['purpose']

/** An address, or a device that has logged in to the account. */
export type Asker = `address:${string}` | `device:${string}`

export interface OneTimeSecret {
  ticket: string
  purpose: SecretPurpose
  recipient: string
  accountId: number | null
  secretHash: Buffer | null
  /** What it was counted under: an address, or a device of the account. Null: from before that was kept. */
  askedBy: Asker | null
}

const columns = [
  'ticket',
  'purpose',
  'recipient',
  'account_id as accountId',
  'secret_hash as secretHash',
  sql<Asker | null>`asked_by`.as('askedBy'),
] as const

export async function insertSecret(tx: Db, secret: OneTimeSecret, validSeconds: number): Promise<void> {
  const { ticket, purpose, recipient, accountId, secretHash, askedBy } = secret
  await tx
    .insertInto('one_time_secrets')
    .values({
      ticket,
      purpose,
      recipient,
      account_id: accountId,
      secret_hash: secretHash,
      asked_by: askedBy,
      epoch: epochOf({ accountId, phone: purpose === 'sign_in' ? recipient : null }),
      expires_at: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
    })
    .execute()
}

/** Of the account, or of whose phone it is: asked by whoever has one, in the same statement. */
function epochOf({ accountId, phone }: { accountId: number | null; phone: string | null }) {
  return sql<number | null>`(
    select token_epoch from users where (id = ${accountId}::bigint or phone = ${phone}::text) and deleted_at is null
  )`
}

/** A changed password and a logout everywhere end what was sent before, along with the sessions. */
const isOfEpoch = sql<boolean>`not exists (
  select from users
  where (users.id = one_time_secrets.account_id or (one_time_secrets.purpose = 'sign_in' and users.phone = one_time_secrets.recipient))
    and users.token_epoch <> one_time_secrets.epoch
)`

/** Each new one takes ten ended ones away: the table is never longer than what is valid. */
export async function deleteEndedSecrets(db: Db): Promise<void> {
  await sql`
    delete from one_time_secrets where ctid in (
      select ctid from one_time_secrets where expires_at < now() order by expires_at limit 10 for update skip locked
    )`.execute(db)
}

/** In one statement, so that of a thousand tries at once no more than the most are looked at. */
export async function countTry(
  db: Db,
  { ticket, purpose }: { ticket: string; purpose: SecretPurpose },
  mostTries: number,
): Promise<OneTimeSecret | undefined> {
  return await db
    .updateTable('one_time_secrets')
    .set({ tries: sql<number>`tries + 1` })
    .where('ticket', '=', ticket)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isOfEpoch)
    .returning(columns)
    .executeTakeFirst()
}

/** It was no guess. */
export async function uncountTry(db: Db, ticket: string): Promise<void> {
  await db
    .updateTable('one_time_secrets')
    .set({ tries: sql<number>`tries - 1` })
    .where('ticket', '=', ticket)
    .where('tries', '>', 0)
    .execute()
}

/** Of which nothing was sent yet; held to the end of the transaction. */
export async function lockUnwritten(tx: Db, ticket: string): Promise<OneTimeSecret | undefined> {
  return await tx
    .selectFrom('one_time_secrets')
    .select(columns)
    .where('ticket', '=', ticket)
    .where('secret_hash', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function writeHash(
  tx: Db,
  ticket: string,
  { accountId, secretHash }: { accountId: number; secretHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('one_time_secrets')
    .set({ account_id: accountId, secret_hash: secretHash, epoch: epochOf({ accountId, phone: null }) })
    .where('ticket', '=', ticket)
    .execute()
}

/** What was sent before an account changed opens it no more. */
export async function deleteSecretsOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('one_time_secrets').where('account_id', '=', accountId).execute()
}

/** Used once: of two at the same moment one takes it. */
export async function takeSecret(tx: Db, ticket: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('one_time_secrets')
    .where('ticket', '=', ticket)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isOfEpoch)
    .returning('ticket')
    .executeTakeFirst()
  return taken !== undefined
}
