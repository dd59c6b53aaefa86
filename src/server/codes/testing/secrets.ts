import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SendSecret } from '../../auth/send-secret.ts'
import { TEST_SECRET, type TestShop } from '../../testing/shop.ts'
import { insertContactChange } from '../contact-changes.queries.ts'
import { insertSecret, type SecretPurpose } from '../one-time-secrets.queries.ts'
import type { Secrets } from '../one-time-secrets.ts'
import { createSecretHashes, newUndoCode } from '../secret-hashes.ts'

type Message = Parameters<SendSecret>[1]

/** What the rules would send, kept by whom it goes to. */
export function recordedSecrets(publicUrl?: string): Secrets & { sent: Message[]; wordsTo(recipient: string): string } {
  const sent: Message[] = []
  return {
    hashes: createSecretHashes(TEST_SECRET),
    publicUrl,
    send: async (_, message) => void sent.push(message),
    isKept: () => false,
    forgetters: [],
    sent,
    wordsTo(recipient) {
      const last = sent.findLast(({ to }) => ('phone' in to ? to.phone : to.email) === recipient)
      if (!last) return ''
      return 'text' in last ? last.text : JSON.stringify(last.content)
    },
  }
}

export function codeIn(words: string): string {
  return /\b\d{6}\b/.exec(words)?.[0] ?? ''
}

let phones = 0
export function newPhone(): string {
  phones += 1
  return `017${String(phones).padStart(8, '0')}`
}

/** A secret of a test’s choice, as if it had been sent. */
export async function givenSecret(
  { db }: Pick<TestShop, 'db'>,
  { purpose = 'sign_in', recipient = newPhone(), accountId = null, secret = '123456' }: Partial<GivenSecret> = {},
): Promise<{ ticket: string; recipient: string }> {
  const ticket = randomUUID()
  const secretHash = createSecretHashes(TEST_SECRET).hashOf(secret, { ticket, purpose, recipient })
  await insertSecret(db, { ticket, purpose, recipient, accountId, secretHash, askedBy: null }, 180)
  return { ticket, recipient }
}

interface GivenSecret {
  purpose: SecretPurpose
  recipient: string
  accountId: number | null
  secret: string
}

/** As if so many seconds had gone by, for what is sent and what is counted. */
export async function letSecondsPass({ db }: Pick<TestShop, 'db'>, seconds: number): Promise<void> {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(secs => ${seconds})`
  await db
    .updateTable('one_time_secrets')
    .set({ expires_at: earlier('expires_at') })
    .execute()
  await db
    .updateTable('rate_limits')
    .set({ window_ends_at: earlier('window_ends_at') })
    .execute()
}

/** The code that undoes a change of an account’s email, as if its old one had been told. */
export async function givenUndo({ db }: Pick<TestShop, 'db'>, accountId: number): Promise<string> {
  const code = newUndoCode()
  const undoHash = createSecretHashes(TEST_SECRET).undoHashOf(code)
  const change = {
    accountId,
    field: 'email' as const,
    oldValue: `old${accountId}@example.com`,
    newValue: 'new@example.com',
    wasEmailProven: true,
  }
  await insertContactChange(db, { ...change, undoHash }, 3600)
  return code
}
