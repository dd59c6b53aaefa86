import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { exactPoisha } from '#contract/values/money'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { secondsOfQuiet } from '../platform/sms/quiet-hours.ts'
import { SMS_TIMEOUTS, type SmsDelivery, type SmsTransport } from '../platform/sms/transport.ts'
import { readSettings } from '../settings/read-settings.ts'
import { queueQuestion } from './ask-sms.ts'
import { queueMessages } from './queue-message.ts'
import { failExpired, keepMessage } from './sending.queries.ts'
import { signalOutcome } from './signal-outcome.ts'
import {
  claimSms,
  finishSms,
  giveUpClaim,
  keepSms,
  noteWait,
  type SmsClaim,
  type WaitingSms,
  waitingSms,
} from './sms-sending.queries.ts'
import { giveBack, type SmsBill } from './spending.queries.ts'
import { spendWithin } from './spending.ts'

/** Longer than an SMS may take, so that a claim of a living process is never too old. */
const LEASE_SECONDS = SMS_TIMEOUTS.whole / 1000 + 60

/** Pauses in seconds between tries, where the gateway surely did not take it; half a day in all: an SMS of yesterday is no news. */
const PAUSES = [60, 300, 900, 3600, 3 * 3600, 6 * 3600]

/** Gateways take ids of 20 characters. */
const REFERENCE_BYTES = 10

export interface SmsSending {
  /** Null where the shop has no gateway (any more). */
  transport: SmsTransport | null
  now(): Date
  log: Logger
}

/**
 * Sends one SMS that waits: at most once, as neither a phone nor most gateways drop a double. Where nobody can know whether a gateway
 * took it, as it gave no answer or the shop was killed meanwhile, it is asked for, or left to an admin (docs/decisions/049).
 */
export async function sendSms(db: Db, sending: SmsSending, id: number): Promise<void> {
  const { transport, now } = sending
  if (!transport) return await keepMessage(db, id)
  const sms = await waitingSms(db, id)
  if (!sms) {
    if (await failExpired(db, id, LEASE_SECONDS)) signalOutcome('sms', 'Failed')
    return
  }
  const { isSecret, claimedFor } = sms
  if (claimedFor !== null) return await waitForClaim(db, sending, { id, isSecret, claimedFor })
  const quiet = isSecret ? 0 : secondsOfQuiet(now(), transport.quietHours)
  if (quiet > 0) {
    await noteWait(db, id, m.sms_quiet_hours())
    return await queueMessages(db, [{ id, way: 'sms', isSecret }], { inSeconds: quiet })
  }
  const bill = await billOf(db, sms)
  const claim = await claimWithin(db, id, bill)
  if (claim) await finish(db, sending, { claim, bill, delivery: await transport.deliver(claim) })
}

interface LimitedBill extends SmsBill {
  limitPoisha: number
}

async function billOf(db: Db, { parts, isSecret, isUnproven }: WaitingSms): Promise<LimitedBill> {
  const { smsPartPrice, smsDailyLimit } = await readSettings(db)
  const poisha = parts * exactPoisha(smsPartPrice)
  return { parts, isSecret, isUnproven, poisha, limitPoisha: exactPoisha(smsDailyLimit) }
}

/** In one transaction with what it costs, so that none is handed over beyond the day’s limit. */
async function claimWithin(db: Db, id: number, { limitPoisha, ...bill }: LimitedBill): Promise<SmsClaim | undefined> {
  return await transact(db, async (tx) => {
    const newReference = randomBytes(REFERENCE_BYTES).toString('hex')
    const claim = await claimSms(tx, id, { newReference, costPoisha: bill.poisha })
    if (!claim || (await spendWithin(tx, bill, limitPoisha))) return claim
    await keepSms(tx, id, bill.isUnproven ? m.sms_share_reached() : m.sms_limit_reached())
    return undefined
  })
}

/** Another process sends it; where that one died, nobody knows whether it is on its way. */
async function waitForClaim(
  db: Db,
  { transport, log }: SmsSending,
  { id, isSecret, claimedFor }: { id: number; isSecret: boolean; claimedFor: number },
): Promise<void> {
  if (claimedFor <= LEASE_SECONDS)
    return await queueMessages(db, [{ id, way: 'sms', isSecret }], {
      inSeconds: Math.ceil(LEASE_SECONDS - claimedFor) + 1,
    })
  await transact(db, async (tx) => {
    if ((await giveUpClaim(tx, id, LEASE_SECONDS)) && transport?.ask) await queueQuestion(tx, id)
  })
  log.warn({ messageId: id }, 'a process died while it sent an SMS')
}

async function finish(
  db: Db,
  { transport, log }: SmsSending,
  { claim, bill, delivery }: { claim: SmsClaim; bill: SmsBill; delivery: SmsDelivery },
): Promise<void> {
  const { id, tries } = claim
  if (delivery.outcome === 'accepted') {
    const end = { state: 'Sent', problem: '', gatewayId: delivery.gatewayId, isBilled: true } as const
    if (await finishSms(db, claim, end)) signalOutcome('sms', 'Sent')
    return
  }
  const { outcome, why: problem, code } = delivery
  // Whom it was for, and what the gateway said of that, is between the message and its readers.
  log.warn({ messageId: id, tries, reason: code }, `an SMS was not sent: ${outcome}`)
  const pause = outcome === 'later' ? PAUSES[tries - 1] : undefined
  const state = pause ? 'Waiting' : 'Failed'
  const became = await transact(db, async (tx) => {
    if (outcome === 'unanswered') {
      const isOurs = await finishSms(tx, claim, { state: 'Unknown', problem, isBilled: true })
      if (isOurs && transport?.ask) await queueQuestion(tx, id)
      return isOurs && 'Unknown'
    }
    const isOurs = await finishSms(tx, claim, { state, problem, isBilled: false })
    if (!isOurs) return false
    await giveBack(tx, id, bill)
    if (pause) await queueMessages(tx, [{ id, way: 'sms', isSecret: bill.isSecret }], { inSeconds: pause })
    return state
  })
  if (became) signalOutcome('sms', became)
}
