import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Consent } from '#contract/account/consents'
import type { Db } from '../platform/database/db.ts'

export interface NewConsent {
  purpose: Consent['purpose']
  isGiven: boolean
  source: Consent['source']
  words: string
}

/** None where the account’s last word on that purpose was the same, of the same text. */
export async function insertConsents(tx: Db, accountId: number, consents: NewConsent[]): Promise<void> {
  const said = consents.map((consent) => ({ ...consent, hash: createHash('sha256').update(consent.words).digest() }))
  await tx
    .insertInto('consent_texts')
    .values(said.map(({ hash, words }) => ({ hash, words })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into consents (account_id, purpose, is_given, source, text_hash)
    select ${accountId}, purpose, is_given, source, text_hash
    from unnest(
      ${said.map(({ purpose }) => purpose)}::text[], ${said.map(({ isGiven }) => isGiven)}::boolean[],
      ${said.map(({ source }) => source)}::text[], ${said.map(({ hash }) => hash)}::bytea[]
    ) as said (purpose, is_given, source, text_hash)
    where (is_given, text_hash) is distinct from (
      select (last.is_given, last.text_hash) from consents as last
      where last.account_id = ${accountId} and last.purpose = said.purpose
      order by last.id desc limit 1
    )`.execute(tx)
}

/** The newest first, with their words. */
export async function consentsOf(db: Db, accountId: number, most: number) {
  return await db
    .selectFrom('consents')
    .innerJoin('consent_texts', 'hash', 'text_hash')
    .select(['purpose', 'is_given as isGiven', 'source', 'at', 'words'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
