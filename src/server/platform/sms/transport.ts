import { m } from '#messages'
import { type AskTimeouts, askOnce, type HttpAnswer, type NoAnswer } from '../outbound/ask.ts'
import { inSpan } from '../signals/spans.ts'
import {
  type GatewayAnswer,
  type GatewayRequest,
  httpRequestOf,
  readable,
  type SentSms,
  type SmsGateway,
} from './gateway.ts'
import type { QuietHours } from './quiet-hours.ts'
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
  const { gateway, origin, quietHours } = settings
  const { send, status, balance } = gateway
  const secrets = secretsOf(settings)
  const answerTo = (request: GatewayRequest) =>
    inSpan('sms', {}, () => askOnce(httpRequestOf(request, origin), timeouts))
  return {
    deliver: async (sms) => {
      const answer = await answerTo(send.request(sentAs(sms), settings))
      return readAs(send, answer, { secrets, notSent: 'later', otherwise: outcomeByStatus })
    },
    ask: status
      ? async (sms) => {
          const answer = await answerTo(status.request(sentAs(sms), settings))
          return readAs(status, answer, { secrets, notSent: 'unanswered', otherwise: SAYS_NOTHING })
        }
      : null,
    balance: balance ? async () => balanceIn(balance, await answerTo(balance.request(settings)), secrets) : null,
    quietHours,
  }
}

const sentAs = ({ to, text, reference }: Sms): SentSms => ({ phone: `88${to}`, text, id: reference })

/**
 * Of an answer to a sending that its gateway’s file does not know. 401, 403, 404 and 429 are about the shop or the moment, a 307 or 308
 * that nobody follows names who would take it: not taken, and that can change. Another 4xx is about the message. Of everything else, a
 * 500, an unheard-of answer with 200 or the 303 by which web pages say that it is done, nobody knows whether it was taken.
 */
function outcomeByStatus(status: number): 'later' | 'refused' | 'unanswered' {
  if ([307, 308, 401, 402, 403, 404, 405, 407, 421, 425, 426, 429].includes(status)) return 'later'
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unanswered'
}

/** A status query that failed is no word on the SMS, which may have been sent. */
const SAYS_NOTHING = () => 'unanswered' as const

type Balance = NonNullable<SmsGateway['balance']>

function balanceIn({ read }: Balance, answer: HttpAnswer | NoAnswer, secrets: string[]): SmsBalance {
  if ('isSent' in answer) return { outcome: 'untold', ...troubleOf({ ...answer, isSent: false }) }
  const told = read(readable(answer))
  const taka = Number(told.taka || Number.NaN)
  if (Number.isFinite(taka)) return { outcome: 'told', taka }
  return { outcome: 'untold', ...troubleIn(told.words, answer, secrets) }
}

interface Reading<No> {
  secrets: string[]
  /** Where no byte of it was. */
  notSent: No
  /** What an answer is that its gateway’s file does not know. */
  otherwise: (status: number) => No
}

function readAs<No extends string>(
  call: { read(answer: GatewayAnswer): { outcome: 'accepted' | No | undefined; id: string; words: string } },
  answer: HttpAnswer | NoAnswer,
  { secrets, notSent, otherwise }: Reading<No | 'unanswered'>,
): { outcome: 'accepted'; gatewayId: string } | ({ outcome: No | 'unanswered' } & Trouble) {
  if ('isSent' in answer) return { outcome: answer.isSent ? 'unanswered' : notSent, ...troubleOf(answer) }
  const { outcome = otherwise(answer.status), id, words } = call.read(readable(answer))
  if (outcome === 'accepted') return { outcome: 'accepted', gatewayId: shortened(id, 100) }
  return { outcome, ...troubleIn(words, answer, secrets) }
}

function troubleIn(words: string, { status }: HttpAnswer, secrets: string[]): Trouble {
  const shown = shortened(withoutSecrets(words, secrets), LONGEST_WORDS)
  return { why: shown || m.sms_gateway_answered({ status }), code: `HTTP ${status}` }
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
