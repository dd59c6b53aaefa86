import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { addressOf } from '../platform/http/network.ts'
import { giveBack, type RateLimit, refuseSpent, spend } from '../platform/limits/rate-limiter.ts'
import type { SecretHashes } from './secret-hashes.ts'

const DAY_SECONDS = 24 * 60 * 60

export const RESEND_SECONDS = 60
const RESEND: RateLimit = {
  ...{ kind: 'code_resend', most: 1, windowSeconds: RESEND_SECONDS },
  refusal: m.auth_limit_code_soon,
}
/** To one phone or email, for whatever purpose. */
const TO_RECIPIENT: RateLimit = {
  ...{ kind: 'codes_to_recipient', most: 10, windowSeconds: DAY_SECONDS },
  refusal: m.auth_limit_codes_recipient,
}
/** Those that nobody used. Many: a mobile carrier’s customers share an address. */
const FROM_ADDRESS: RateLimit = {
  ...{ kind: 'codes_from_address', most: 100, windowSeconds: DAY_SECONDS },
  refusal: m.auth_limit_codes_address,
}
/** All that the shop sends, used or not: an SMS costs money, and each code is five more guesses (decision 052). */
const OF_SHOP: Record<'sms' | 'mail', RateLimit> = {
  sms: { ...{ kind: 'codes_by_sms', most: 2_000, windowSeconds: DAY_SECONDS }, refusal: m.auth_limit_codes_shop },
  mail: { ...{ kind: 'codes_by_mail', most: 10_000, windowSeconds: DAY_SECONDS }, refusal: m.auth_limit_codes_shop },
}

export interface Sending {
  recipient: string
  address: string
}

/** Refuses `too_many_attempts`; the same work, whoever has an account. What is refused by one limit spends none that lasts a day. */
export async function spendSending(db: Db, hashes: SecretHashes, { recipient, address }: Sending): Promise<void> {
  const ofShop = OF_SHOP[recipient.includes('@') ? 'mail' : 'sms']
  const to = `recipient:${hashes.pseudonymOf(recipient)}` as const
  const from = `address:${addressOf(address)}` as const
  await refuseSpent(db, ofShop, 'shop')
  await refuseSpent(db, FROM_ADDRESS, from)
  await refuseSpent(db, TO_RECIPIENT, to)
  await spend(db, RESEND, to)
  await spend(db, TO_RECIPIENT, to)
  await spend(db, FROM_ADDRESS, from)
  await spend(db, ofShop, 'shop')
}

/** Who used what was sent was no nuisance. */
export async function forgiveSending(db: Db, address: string): Promise<void> {
  await giveBack(db, FROM_ADDRESS, `address:${addressOf(address)}`)
}
