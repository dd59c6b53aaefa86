import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { addressOf } from '../platform/http/network.ts'
import { giveBack, isFirst, type RateLimit, refuseSpent, spend, spentOf } from '../platform/limits/rate-limiter.ts'
import { readSettings } from '../settings/read-settings.ts'
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
const BY_SMS = { kind: 'codes_by_sms', windowSeconds: DAY_SECONDS }
const BY_MAIL = { kind: 'codes_by_mail', windowSeconds: DAY_SECONDS, most: 2_000 }
/** Beyond guessing. */
const LINKS_BY_MAIL = { kind: 'links_by_mail', windowSeconds: DAY_SECONDS, most: 10_000 }
const SMS_WARNED = { kind: 'codes_by_sms_warned', windowSeconds: DAY_SECONDS }
/** Of the limit of SMS: then admins are told, before nobody gets a code any more. */
const WARN_AT = 0.8

export interface Sending {
  recipient: string
  address: string
  /** A link in place of a code. */
  isLink?: boolean
}

/** Refuses `too_many_attempts`; the same work, whoever has an account. What is refused by one limit spends none that lasts a day. */
export async function spendSending(db: Db, hashes: SecretHashes, sending: Sending): Promise<void> {
  const { recipient, address } = sending
  const isMail = contactFieldOf(recipient) === 'email'
  const ofShop = await limitOfShop(db, sending)
  const to = `recipient:${hashes.pseudonymOf(recipient)}` as const
  const from = `address:${addressOf(address)}` as const
  await refuseSpent(db, ofShop, 'shop')
  await refuseSpent(db, FROM_ADDRESS, from)
  await refuseSpent(db, TO_RECIPIENT, to)
  await spend(db, RESEND, to)
  await spend(db, TO_RECIPIENT, to)
  await spend(db, FROM_ADDRESS, from)
  const spent = await spend(db, ofShop, 'shop')
  if (!isMail && spent >= ofShop.most * WARN_AT) await warnOnce(db)
}

async function limitOfShop(db: Db, { recipient, isLink = false }: Sending): Promise<RateLimit> {
  const refusal = m.auth_limit_codes_shop
  if (isLink) return { ...LINKS_BY_MAIL, refusal }
  if (contactFieldOf(recipient) === 'email') return { ...BY_MAIL, refusal }
  return { ...BY_SMS, refusal, most: (await readSettings(db)).smsCodesADay }
}

async function warnOnce(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    if (await isFirst(tx, SMS_WARNED, 'shop')) await emit(tx, 'sms.nearly_spent', { of: 'codes' })
  })
}

/** How many codes went by SMS in the 24 hours that are counted now, of how many that may, and whether admins were warned of it. */
export async function codesBySms(db: Db): Promise<{ sent: number; most: number; isNearLimit: boolean }> {
  const { smsCodesADay: most } = await readSettings(db)
  const sent = Math.min(await spentOf(db, BY_SMS, 'shop'), most)
  return { sent, most, isNearLimit: sent >= most * WARN_AT }
}

/** Who used what was sent was no nuisance. */
export async function forgiveSending(db: Db, address: string): Promise<void> {
  await giveBack(db, FROM_ADDRESS, `address:${addressOf(address)}`)
}
