import { type Db, transact } from '../platform/database/db.ts'
import { accountToReset } from '../users/phone-accounts.queries.ts'
import { lockUnwritten, writeHash } from './one-time-secrets.queries.ts'
import { type Secrets, VALID_SECONDS } from './one-time-secrets.ts'
import { newCode, newLinkSecret } from './secret-hashes.ts'
import { codeMessage, isByLink, resetLinkMessage } from './secret-words.ts'

const validSeconds = VALID_SECONDS.reset_password

export type Writing = Pick<Secrets, 'hashes' | 'send' | 'publicUrl'>

/** Sends what a reset was asked for with: once, and to the address or number that the account has. Nothing, where there is none. */
export async function writeReset(db: Db, secrets: Writing, ticket: string): Promise<void> {
  await transact(db, async (tx) => {
    const asked = await lockUnwritten(tx, ticket)
    const account = asked && (await accountToReset(tx, asked.recipient))
    if (!account) return
    const isLink = isByLink(asked.recipient, secrets.publicUrl)
    const secret = isLink ? newLinkSecret() : newCode()
    await writeHash(tx, ticket, { accountId: account.id, secretHash: secrets.hashes.hashOf(secret, asked) })
    const words = isLink
      ? resetLinkMessage({ email: account.contact, ticket, secret, validSeconds }, secrets.publicUrl ?? '')
      : codeMessage({ recipient: account.contact, code: secret, validSeconds }, secrets.publicUrl)
    await secrets.send(tx, {
      purpose: isLink ? 'reset_password_link' : 'reset_password_code',
      accountId: account.id,
      validSeconds,
      ...words,
    })
  })
}
