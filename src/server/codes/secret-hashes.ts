import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { OneTimeSecret, SecretPurpose } from './one-time-secrets.queries.ts'

/** Keyed: whoever reads the table cannot try all million codes, nor say whose phone a count is of. */
export interface SecretHashes {
  hashOf(secret: string, of: { ticket: string; purpose: SecretPurpose; recipient: string }): Buffer
  /** In the same time, whichever part differs. */
  isSecret(secret: string, of: OneTimeSecret): boolean
  /** Of the code that undoes a change, however its letters are typed. */
  undoHashOf(code: string): Buffer
  /** A recipient, as limits count it. */
  pseudonymOf(recipient: string): string
}

export function createSecretHashes(jwtSecret: string): SecretHashes {
  const key = createHmac('sha256', jwtSecret).update('one-time secrets').digest()
  const hmac = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const hashOf: SecretHashes['hashOf'] = (secret, { ticket, purpose, recipient }) =>
    hmac(purpose, recipient, ticket, secret)
  return {
    hashOf,
    isSecret: (secret, of) => of.secretHash !== null && timingSafeEqual(of.secretHash, hashOf(secret, of)),
    undoHashOf: (code) => hmac('undo', code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    pseudonymOf: (recipient) => hmac('recipient', recipient.normalize('NFKC').toLowerCase()).toString('base64url'),
  }
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Of a link: beyond guessing. */
export function newLinkSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Without letters that look like digits: 80 bits that somebody can type. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function newUndoCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32] ?? '')
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
