import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Undefined: none, not even one that waits for its first code. */
export async function totpOf(db: Db, accountId: number) {
  return await selectTotp(db, accountId).executeTakeFirst()
}

/** So that the secret whose code was right is the one that counts, once. */
export async function lockTotp(tx: Db, accountId: number) {
  return await selectTotp(tx, accountId).forUpdate().executeTakeFirst()
}

function selectTotp(db: Db, accountId: number) {
  return db
    .selectFrom('totp_secrets')
    .select(['sealed', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
}

export async function hasTotp(db: Db, accountId: number): Promise<boolean> {
  return (await totpOf(db, accountId))?.confirmedAt != null
}

/** Of these accounts, those that log in by two steps. */
export async function accountsWithTotp(db: Db, accountIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('totp_secrets')
    .select('account_id as id')
    .where('account_id', 'in', accountIds)
    .where('confirmed_at', 'is not', null)
    .orderBy('account_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** In place of one that waits; false where one is in use. */
export async function writeSecret(tx: Db, accountId: number, sealed: Buffer): Promise<boolean> {
  const written = await tx
    .insertInto('totp_secrets')
    .values({ account_id: accountId, sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed, created_at: sql`now()` })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** False: a code of this step, or of a later one, was taken already. */
export async function takeStep(tx: Db, accountId: number, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** With its recovery codes, where it was confirmed since then; else those that were renewed since. */
export async function deleteSecretSince(tx: Db, accountId: number, since: Date): Promise<void> {
  await tx.deleteFrom('totp_secrets').where('account_id', '=', accountId).where('confirmed_at', '>=', since).execute()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).where('created_at', '>=', since).execute()
}

export async function confirmSecret(tx: Db, accountId: number): Promise<void> {
  await tx.updateTable('totp_secrets').set({ confirmed_at: sql`now()` }).where('account_id', '=', accountId).execute()
}

/** With its recovery codes. */
export async function deleteSecret(tx: Db, accountId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('totp_secrets')
    .where('account_id', '=', accountId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return deleted?.confirmedAt != null
}

export async function replaceRecoveryHashes(tx: Db, accountId: number, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** False: not one of the account’s, or used. */
export async function takeRecoveryHash(tx: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
