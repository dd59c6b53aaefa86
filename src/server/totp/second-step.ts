import { hkdfSync, randomBytes } from 'node:crypto'
import { plainDigits } from '#contract/values/digits'
import { m } from '#messages'
import { loadBarcodes } from '../platform/barcodes.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { createSeal } from '../platform/process/seal.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { newRecoveryCodes, recoveryCodeIn, recoveryHash, shownRecoveryCode } from './recovery-codes.ts'
import {
  confirmSecret,
  lockTotp,
  replaceRecoveryHashes,
  takeRecoveryHash,
  takeStep,
  totpOf,
  writeSecret,
} from './totp.queries.ts'
import { base32Of, keyUriOf, SECRET_BYTES, stepOf } from './totp.ts'

/** As apps show it. */
const ISSUER = 'Haat'
/** Whoever has the password guesses: ten in a quarter of an hour, a hundred a day; three codes of a million are right. */
const TRIES: RateLimit = {
  kind: 'totp_tries',
  most: 10,
  windowSeconds: 15 * 60,
  refusal: m.auth_limit_totp,
}
const TRIES_A_DAY: RateLimit = { ...TRIES, kind: 'totp_tries_day', most: 100, windowSeconds: 24 * 60 * 60 }

/** The second step of a login: a code of an app, or a recovery code (docs/decisions/055). */
export interface SecondStep {
  /** A secret to scan; it counts from the first right code on. Refuses `totp_in_use`. */
  begin(
    db: Db,
    accountId: number,
    name: string,
  ): Promise<{ secret: string; uri: string; qr: { size: number; path: string } }>
  /** Turns it on, with what belongs to that; recovery codes, told this once. Refuses at `code`. */
  confirm(db: Db, accountId: number, code: string, note: (tx: Db) => Promise<void>): Promise<string[]>
  /** Takes a code once. Refuses at `code`, and `too_many_attempts`. */
  prove(db: Db, accountId: number, code: string): Promise<void>
  /** In place of those before. */
  renewRecoveryCodes(tx: Db, accountId: number): Promise<string[]>
}

export function createSecondStep(secretsKey: string): SecondStep {
  const seal = createSeal(secretsKey, 'totp')
  const recoveryKey = Buffer.from(hkdfSync('sha256', secretsKey, '', 'haat recovery codes', 32))
  const takeCode = async (tx: Db, accountId: number, sealed: Uint8Array, typed: string): Promise<boolean> => {
    const secret = seal.open(sealed)
    // Another key now seals: only an admin, or the machine, can take it away.
    if (!secret) throw new Error('The secret of a two-step login was sealed by another key.')
    const step = stepOf(secret, plainDigits(typed).replace(/\s/g, ''), Date.now())
    return step !== null && (await takeStep(tx, accountId, step))
  }
  const takeRecoveryCode = async (tx: Db, accountId: number, typed: string): Promise<boolean> => {
    const code = recoveryCodeIn(typed)
    return code !== undefined && (await takeRecoveryHash(tx, accountId, recoveryHash(recoveryKey, accountId, code)))
  }
  const renewRecoveryCodes: SecondStep['renewRecoveryCodes'] = async (tx, accountId) => {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => recoveryHash(recoveryKey, accountId, code))
    await replaceRecoveryHashes(tx, accountId, hashes)
    return codes.map(shownRecoveryCode)
  }
  return {
    async begin(db, accountId, name) {
      const secret = randomBytes(SECRET_BYTES)
      if (!(await writeSecret(db, accountId, seal.seal(secret)))) throw new Refusal('totp_in_use')
      const uri = keyUriOf({ issuer: ISSUER, name, secret })
      return { secret: base32Of(secret), uri, qr: await qrPathOf(uri) }
    },
    async confirm(db, accountId, code, note) {
      await countTry(db, accountId)
      return await transact(db, async (tx) => {
        const kept = await lockTotp(tx, accountId)
        if (kept?.confirmedAt) throw new Refusal('totp_in_use')
        if (!kept || !(await takeCode(tx, accountId, kept.sealed, code))) throw notRight()
        await confirmSecret(tx, accountId)
        await note(tx)
        return await renewRecoveryCodes(tx, accountId)
      })
    },
    async prove(db, accountId, code) {
      await countTry(db, accountId)
      const kept = await totpOf(db, accountId)
      // Turned off since the password was right, as an admin does for whoever lost the phone: one step is enough again.
      if (!kept?.confirmedAt) return
      const isRight =
        (await takeCode(db, accountId, kept.sealed, code)) || (await takeRecoveryCode(db, accountId, code))
      if (!isRight) throw notRight()
    },
    renewRecoveryCodes,
  }
}

/** Before the code is looked at: a thousand at once pass no limit. */
async function countTry(db: Db, accountId: number): Promise<void> {
  await spend(db, TRIES, `account:${accountId}`)
  await spend(db, TRIES_A_DAY, `account:${accountId}`)
}

function notRight(): Refusal {
  return new Refusal('invalid_request', { fields: { code: m.field_totp_not_right() } })
}

const QUIET_ZONE = 4

/** A QR code as the path of an SVG whose view box is `size` wide: dark modules, with the quiet zone around. */
async function qrPathOf(text: string): Promise<{ size: number; path: string }> {
  const { qrRowsOf } = await loadBarcodes()
  // Read from a screen, it needs the least correction; and any mask does.
  const rows = qrRowsOf(text, 'eclevel=L mask=1')
  const dark = rows.map((row, y) =>
    [...row].map((module, x) => (module === '1' ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')).join(''),
  )
  return { size: rows.length + 2 * QUIET_ZONE, path: dark.join('') }
}
