import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { addressOf, networkOf } from '../platform/http/network.ts'
import { createFairLimiter } from '../platform/limits/fair-limiter.ts'
import { giveBack, isFirst, type RateLimit, refuseSpent, spend, spentOf } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { accountWithPhone } from '../users/phone-accounts.queries.ts'
import type { Asker, OneTimeSecret } from './one-time-secrets.queries.ts'
import type { SecretHashes } from './secret-hashes.ts'

const DAY_SECONDS = 24 * 60 * 60

export const RESEND_SECONDS = 60
const RESEND: RateLimit = {
  kind: 'code_resend',
  most: 1,
  windowSeconds: RESEND_SECONDS,
  refusal: m.auth_limit_code_soon,
}
/** To one phone or email, for whatever purpose. */
const TO_RECIPIENT: RateLimit = {
  kind: 'codes_to_recipient',
  most: 10,
  windowSeconds: DAY_SECONDS,
  refusal: m.auth_limit_codes_recipient,
}
/** A burst ends itself: who shares an address or a network with whoever asks for hundreds waits minutes, not a day. */
const BURST_SECONDS = 10 * 60
/** Those that nobody used. Many: a mobile carrier’s customers share an address. */
const FROM_ADDRESS: RateLimit = {
  kind: 'codes_from_address',
  most: 100,
  windowSeconds: BURST_SECONDS,
  refusal: m.auth_limit_codes_address,
}
const FROM_NETWORK: RateLimit = {
  kind: 'codes_from_network',
  most: 200,
  windowSeconds: BURST_SECONDS,
  refusal: m.auth_limit_codes_address,
}
/** Of a device that has logged in to the account of the phone: whatever its network does. */
const FROM_DEVICE: RateLimit = {
  kind: 'codes_from_device',
  most: 10,
  windowSeconds: BURST_SECONDS,
  refusal: m.auth_limit_codes_address,
}
/** Of the shop’s SMS, to phones without an account: the rest is kept for those that have one. */
const UNKNOWN_SHARE = 0.5
const TO_UNKNOWN = { kind: 'codes_to_unknown', windowSeconds: DAY_SECONDS, refusal: m.auth_limit_codes_shop }
/** Counted alike, so that the database is asked the same whoever has an account. */
const TO_KNOWN = { ...TO_UNKNOWN, kind: 'codes_to_known' }
/** What one network may ask for in a burst, of what is left of that share, to whatever phones: no crowd of a few networks uses it up. */
const NETWORK_SHARE = 0.12
const LEAST_FROM_NETWORK = 20
/** All that the shop sends, used or not: an SMS costs money, and each code is five more guesses (decision 052). */
const BY_SMS = { kind: 'codes_by_sms', windowSeconds: DAY_SECONDS }
const BY_MAIL = { kind: 'codes_by_mail', windowSeconds: DAY_SECONDS, most: 2_000 }
/** Beyond guessing. */
const LINKS_BY_MAIL = { kind: 'links_by_mail', windowSeconds: DAY_SECONDS, most: 10_000 }
/** A crowd that uses up the others closes them for no device of the account. */
const LINKS_TO_KNOWN = { ...LINKS_BY_MAIL, kind: 'links_to_known' }
const SMS_WARNED = { kind: 'codes_by_sms_warned', windowSeconds: DAY_SECONDS }
/** Of the limit of SMS: then admins are told, before nobody gets a code any more. */
const WARN_AT = 0.8

export interface Sending {
  recipient: string
  address: string
  /** A link in place of a code. */
  isLink?: boolean
  /** A device that has logged in to the account of this phone or email. */
  device?: string | null
}

const LINE = 64
/** All that are sent are counted in the same rows: at hundreds a second, whoever asks would wait there for seconds, and be turned away. */
const inTurn = createFairLimiter({
  concurrency: 4,
  waiting: LINE,
  most: LINE / 4,
  refusal: () => new Refusal('too_many_at_once', { retryAfterSeconds: 2 }),
})

/** One line for all that ask for codes and links, a quarter of it for a network: beyond that `too_many_at_once`, and nothing is spent. */
export function sendInTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  return inTurn([`network:${networkOf(address)}`], work)
}

/** What a sending is counted under. */
export function askerOf({ address, device }: { address: string; device: string | null }): Asker {
  return device === null ? `address:${address}` : `device:${device}`
}

/**
 * Refuses `too_many_attempts`; the same work, whoever has an account. What is refused by one limit spends none that lasts a day. Answers how many
 * were asked for from there in this burst: whoever asked for fewer is sent theirs first.
 */
export async function spendSending(db: Db, hashes: SecretHashes, sending: Sending): Promise<number> {
  const { recipient, address, device = null } = sending
  const isMail = contactFieldOf(recipient) === 'email'
  const ofShop = await limitOfShop(db, sending)
  // Strangers who ask for another’s codes close nothing for the devices of the account, which have one count together.
  const to = `recipient:${device === null ? '' : 'known '}${hashes.pseudonymOf(recipient)}` as const
  const from = `address:${addressOf(address)}` as const
  const network = `address:${networkOf(address)}` as const
  const ofUnknown = { ...TO_UNKNOWN, most: Math.ceil(ofShop.most * UNKNOWN_SHARE) }
  const ofNetwork = isMail ? FROM_NETWORK : await limitOfNetwork(db, ofUnknown, network)
  const isUnknown = !isMail && !(await accountWithPhone(db, recipient))
  await refuseSpent(db, ofShop, 'shop')
  if (device === null) await refuseSpent(db, FROM_ADDRESS, from)
  if (device === null) await refuseSpent(db, ofNetwork, network)
  await refuseSpent(db, TO_RECIPIENT, to)
  await spend(db, RESEND, to)
  // Counted before the share is looked at: else whoever uses it up could ask on, and read who has an account.
  if (device === null) await spend(db, FROM_ADDRESS, from)
  const turn =
    device === null ? await spend(db, FROM_NETWORK, network) : await spend(db, FROM_DEVICE, `address:${device}`)
  if (isUnknown) await spendOfUnknown(db, ofUnknown, { network, turn })
  else if (!isMail) await spend(db, { ...TO_KNOWN, most: ofShop.most }, 'shop')
  await spend(db, TO_RECIPIENT, to)
  const spent = await spend(db, ofShop, 'shop')
  if (!isMail && spent >= ofShop.most * WARN_AT) await warnOnce(db)
  return turn
}

/** Judged once it is counted: of hundreds at once each finds less left. */
async function spendOfUnknown(
  db: Db,
  ofUnknown: RateLimit,
  { network, turn }: { network: `address:${string}`; turn: number },
): Promise<void> {
  const spent = await spend(db, ofUnknown, 'shop')
  const ofNetwork = shareOfNetwork(ofUnknown.most - spent + turn)
  if (turn <= ofNetwork.most) return
  await giveBack(db, ofUnknown, 'shop')
  await refuseSpent(db, ofNetwork, network)
}

async function limitOfNetwork(db: Db, ofUnknown: RateLimit, network: `address:${string}`): Promise<RateLimit> {
  const spent = await spentOf(db, ofUnknown, 'shop')
  const own = await spentOf(db, FROM_NETWORK, network)
  return shareOfNetwork(ofUnknown.most - spent + own)
}

/** Of what a network finds left to phones without an account, with what it had itself. */
function shareOfNetwork(left: number): RateLimit {
  const most = Math.max(LEAST_FROM_NETWORK, Math.floor(left * NETWORK_SHARE))
  return { ...FROM_NETWORK, most: Math.min(FROM_NETWORK.most, most) }
}

async function limitOfShop(db: Db, { recipient, isLink = false, device = null }: Sending): Promise<RateLimit> {
  const refusal = m.auth_limit_codes_shop
  if (isLink) return { ...(device === null ? LINKS_BY_MAIL : LINKS_TO_KNOWN), refusal }
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

/** Who used what was sent was no nuisance: what its sending counted is given back to whoever asked for it, and nothing else. */
export async function forgiveSending(db: Db, { askedBy }: Pick<OneTimeSecret, 'askedBy'>): Promise<void> {
  const [kind, by] = askedBy === null ? [] : partsOf(askedBy)
  if (by === undefined) return
  if (kind === 'device') return await giveBack(db, FROM_DEVICE, `address:${by}`)
  await giveBack(db, FROM_ADDRESS, `address:${addressOf(by)}`)
  await giveBack(db, FROM_NETWORK, `address:${networkOf(by)}`)
}

function partsOf(askedBy: Asker): [string, string] {
  const end = askedBy.indexOf(':')
  return [askedBy.slice(0, end), askedBy.slice(end + 1)]
}
