import { m } from '#messages'
import { type AskTimeouts, askOnce, type HttpAnswer, type NoAnswer } from '../outbound/ask.ts'
import { inSpan } from '../signals/spans.ts'
import { filledCall, type Values } from './fill-template.ts'
import type { BalanceCall, GatewayCall, SmsCall } from './gateway-template.ts'
import type { QuietHours } from './quiet-hours.ts'
import { type AnswerKind, kindByStatus, kindOfAnswer, readFrom } from './read-answer.ts'
import type { SmsSettings } from './settings.ts'

export interface Sms {
  /** As accounts and orders keep it: `01711000000` (decision 024). */
  to: string
  text: string
  /** At most 20 letters and digits; the same at each try, so that a gateway that knows it takes the message once. */
  reference: string
}

interface Trouble {
  /** For admins: the gateway’s words or ours. */
  why: string
  /** For the log. */
  code: string
}

/**
 * `refused`: for good. `later`: it was not taken, for sure, and is asked again. `unanswered`: nobody knows; it is not sent again blindly,
 * as gateways have no Message-ID by which a phone could drop a double.
 */
export type SmsDelivery =
  | { outcome: 'accepted'; gatewayId: string }
  | ({ outcome: 'refused' | 'later' | 'unanswered' } & Trouble)

/** What became of an SMS that brought no answer. `unseen`: the gateway never had it. */
export type SmsStatus =
  | { outcome: 'accepted'; gatewayId: string }
  | ({ outcome: 'refused' | 'unseen' | 'unanswered' } & Trouble)

/** What is left on the shop’s account with the gateway, in taka. */
export type SmsBalance = { outcome: 'told'; taka: number } | ({ outcome: 'untold' } & Trouble)

/** An SMS gateway. Never throws for what the gateway, or the way to it, does. */
export interface SmsTransport {
  deliver(sms: Sms): Promise<SmsDelivery>
  /** Null where the gateway has no call for it. */
  ask: ((sms: Sms) => Promise<SmsStatus>) | null
  /** As well. */
  balance: (() => Promise<SmsBalance>) | null
  /** When it is given codes alone. */
  quietHours: QuietHours
}

/** A lease on a message has to outlast both. */
export const SMS_TIMEOUTS: AskTimeouts = { connecting: 10_000, whole: 30_000 }

export function createSmsTransport(settings: SmsSettings, timeouts = SMS_TIMEOUTS): SmsTransport {
  const { send, status, balance } = settings.template
  const secrets = secretsOf(settings)
  const answerTo = (call: GatewayCall, sms: Sms) =>
    inSpan('sms', {}, () => askOnce(filledCall(call, valuesFor(settings, sms)), timeouts))
  const call = async (to: SmsCall, sms: Sms, otherwise: ByStatus) =>
    readAs(to, await answerTo(to, sms), { secrets, otherwise })
  return {
    deliver: async (sms) => as(await call(send, sms, kindByStatus), ['refused', 'later']),
    ask: status ? async (sms) => as(await call(status, sms, SAYS_NOTHING), ['refused', 'unseen']) : null,
    balance: balance ? async () => balanceIn(balance, await answerTo(balance, NO_SMS), secrets) : null,
    quietHours: settings.quietHours,
  }
}

/** What an answer is that its template does not know. */
type ByStatus = (status: number) => AnswerKind
/** A status query that failed is no word on the SMS, which may have been sent. */
const SAYS_NOTHING: ByStatus = () => 'unanswered'

const NO_SMS: Sms = { to: '', text: '', reference: '' }

function balanceIn(call: BalanceCall, answer: HttpAnswer | NoAnswer, secrets: string[]): SmsBalance {
  if ('isSent' in answer) return { outcome: 'untold', ...troubleOf({ ...answer, isSent: false }) }
  const taka = Number(readFrom(call.answer.amount, answer) || Number.NaN)
  if (kindOfAnswer(call, answer) === 'accepted' && Number.isFinite(taka)) return { outcome: 'told', taka }
  return { outcome: 'untold', ...wordsIn(call, answer, secrets) }
}

/** Country code and ten digits, as gateways here want it. */
function valuesFor({ sender, token, user }: SmsSettings, { to, text, reference }: Sms): Values {
  const phone = `88${to}`
  return {
    phone,
    phone_plus: `+${phone}`,
    phone_local: to,
    text,
    id: reference,
    sender,
    token,
    user,
    basic: Buffer.from(`${user}:${token}`).toString('base64'),
  }
}

type Read = { outcome: 'accepted'; gatewayId: string } | ({ outcome: Exclude<AnswerKind, 'accepted'> } & Trouble)

function readAs(
  call: SmsCall,
  answer: HttpAnswer | NoAnswer,
  { secrets, otherwise }: { secrets: string[]; otherwise: ByStatus },
): Read {
  if ('isSent' in answer) return { outcome: answer.isSent ? 'unanswered' : 'later', ...troubleOf(answer) }
  const outcome = kindOfAnswer(call, answer) ?? otherwise(answer.status)
  if (outcome === 'accepted') return { outcome, gatewayId: shortened(readFrom(call.answer.id, answer), 100) }
  return { outcome, ...wordsIn(call, answer, secrets) }
}

function wordsIn(call: GatewayCall, answer: HttpAnswer, secrets: string[]): Trouble {
  const words = shortened(withoutSecrets(readFrom(call.answer.words, answer), secrets), LONGEST_WORDS)
  return { why: words || m.sms_gateway_answered({ status: answer.status }), code: `HTTP ${answer.status}` }
}

/** What a call cannot mean leaves the message as unanswered as it was. */
function as<Meant extends 'refused' | 'later' | 'unseen'>(read: Read, meant: Meant[]) {
  if (read.outcome === 'accepted') return read
  const { outcome, why, code } = read
  return { outcome: meant.find((each) => each === outcome) ?? ('unanswered' as const), why, code }
}

const LONGEST_WORDS = 300

function troubleOf({ isSent, code }: NoAnswer): Trouble {
  if (isSent) return { why: m.sms_gateway_silent(), code }
  if (/CERT|VERIFY/.test(code)) return { why: m.sms_gateway_not_trusted(), code }
  return { why: ['ENOTFOUND', 'EAI_AGAIN'].includes(code) ? m.sms_gateway_not_found() : m.sms_gateway_away(), code }
}

/** Some gateways say back what they were sent. */
function secretsOf({ token, user }: SmsSettings): string[] {
  return [token, user && Buffer.from(`${user}:${token}`).toString('base64')].filter((secret) => secret !== '')
}

function withoutSecrets(words: string, secrets: string[]): string {
  return secrets.reduce((so, secret) => so.replaceAll(secret, '…'), words)
}

function shortened(words: string, most: number): string {
  return words
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
}
