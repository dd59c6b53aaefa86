import { randomUUID } from 'node:crypto'
import { m } from '#messages'
import type { SendSecret } from '../auth/send-secret.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addressOf } from '../platform/http/network.ts'
import { giveBack, type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  countTry,
  deleteEndedSecrets,
  insertSecret,
  type OneTimeSecret,
  type SecretPurpose,
  uncountTry,
} from './one-time-secrets.queries.ts'
import { newCode, type SecretHashes } from './secret-hashes.ts'
import { codeMessage } from './secret-words.ts'
import { askerOf, RESEND_SECONDS, spendSending } from './sending-limits.ts'

/** What the rules of codes and links work with. */
export interface Secrets {
  hashes: SecretHashes
  send: SendSecret
  /** Whether the shop has nothing to send to such a recipient by: then it is kept under *Messages*, for an admin to hand on. */
  isKept(recipient: string): boolean
  /** With it, links are sent, and codes that a phone fills in by itself. */
  publicUrl: string | undefined
  /**
   * Of rooms above this one that keep what an account adds. Each takes away what was added before its email was proven, and answers
   * whether there was any.
   */
  forgetters: ((tx: Db, accountId: number) => Promise<boolean>)[]
}

export const MOST_TRIES = 5
export const VALID_SECONDS: Record<SecretPurpose, number> = {
  sign_in: 3 * 60,
  prove_account: 10 * 60,
  change_contact: 10 * 60,
  store_contact: 10 * 60,
  reset_password: 30 * 60,
}
/** Of an address, mistyped ones too: beside five of each code nobody needs many. */
const WRONG: RateLimit = {
  kind: 'wrong_codes',
  most: 60,
  windowSeconds: 24 * 60 * 60,
  refusal: m.auth_limit_wrong_codes,
}

export interface Sent {
  ticket: string
  resendInSeconds: number
  validSeconds: number
  /** Not sent: an admin reads it under *Messages*. */
  isKept: boolean
}

export function sentBy(
  { isKept }: Pick<Secrets, 'isKept'>,
  { ticket, purpose, recipient }: { ticket: string; purpose: SecretPurpose; recipient: string },
): Sent {
  const validSeconds = VALID_SECONDS[purpose]
  return { ticket, resendInSeconds: RESEND_SECONDS, validSeconds, isKept: isKept(recipient) }
}

interface Asked {
  purpose: SecretPurpose
  recipient: string
  accountId: number | null
  /** A device that has logged in to the account of this phone. */
  device?: string | null
}

/** `alongside` is done with it, or neither is. Refuses `too_many_attempts` (decision 052). */
export async function sendCodeTo(
  db: Db,
  secrets: Secrets,
  { purpose, recipient, accountId, device = null }: Asked,
  address: string,
  alongside?: (tx: Db) => Promise<void>,
): Promise<Sent> {
  const turn = await spendSending(db, secrets.hashes, { recipient, address, device })
  const ticket = randomUUID()
  const code = newCode()
  await transact(db, async (tx) => {
    await deleteEndedSecrets(tx)
    await alongside?.(tx)
    const secretHash = secrets.hashes.hashOf(code, { ticket, purpose, recipient })
    const secret = { ticket, purpose, recipient, accountId, secretHash, askedBy: askerOf({ address, device }) }
    await insertSecret(tx, secret, VALID_SECONDS[purpose])
    const validSeconds = VALID_SECONDS[purpose]
    const words = codeMessage({ recipient, code, validSeconds }, secrets.publicUrl)
    await secrets.send(tx, { purpose: `${purpose}_code`, accountId, validSeconds, turn, ...words })
  })
  return sentBy(secrets, { ticket, purpose, recipient })
}

/** What was sent under the ticket, if this is it. Refuses `invalid_code` for all reasons alike, and `too_many_attempts`. */
export async function proveSecret(
  db: Db,
  { hashes }: Pick<Secrets, 'hashes'>,
  { ticket, purpose, secret }: { ticket: string; purpose: SecretPurpose; secret: string },
  address: string,
): Promise<OneTimeSecret> {
  const sent = await countTry(db, { ticket, purpose }, MOST_TRIES)
  // Made up, used or over: nothing can be guessed there, and nobody’s network is closed for it.
  if (!sent) throw invalidCode()
  const subject = wrongBy(sent, address)
  await spendWrong(db, subject, ticket)
  if (!hashes.isSecret(secret, sent)) throw invalidCode()
  await giveBack(db, WRONG, subject)
  return sent
}

/** Who asked for it from a device of the account has a count there: their ticket is nobody else’s, and neighbours close it not. */
function wrongBy({ askedBy }: OneTimeSecret, address: string): `address:${string}` {
  const device = askedBy?.startsWith('device:') ? askedBy.slice('device:'.length) : null
  return `address:${device ?? addressOf(address)}`
}

/** Counted before it is looked at: a thousand at once pass no limit. An address that is closed takes no try from whoever waits for the code. */
async function spendWrong(db: Db, subject: `address:${string}`, ticket: string): Promise<void> {
  try {
    await spend(db, WRONG, subject)
  } catch (error) {
    await uncountTry(db, ticket)
    throw error
  }
}

export function invalidCode(): Refusal {
  return new Refusal('invalid_code', { fields: { code: m.refusal_invalid_code() } })
}
