import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { moment } from '../machinery/fields.ts'
import { messageState } from '../messaging.ts'

export const smsStatus = z.object({
  /** Null: none is set up, and SMS are kept. Never holds a secret. */
  gateway: z.nullable(z.object({ name: z.string(), tellsBalance: z.boolean() })),
  /** The last SMS that the gateway was asked to take. */
  last: z.nullable(z.object({ triedAt: moment, state: messageState, problem: z.string() })),
  /** Today in Dhaka, without codes. Taka. */
  today: z.object({ spent: z.number(), parts: z.int(), limit: z.number(), isNearLimit: z.boolean() }),
  /** `sent` of `most` in the 24 hours that are counted now; `spent`: taka of today. */
  codes: z.object({ sent: z.int(), most: z.int(), spent: z.number(), isNearLimit: z.boolean() }),
  waiting: z.int(),
  /** May have been sent; an admin decides. */
  unknown: z.int(),
  /** When those other than codes are sent again; null by day. */
  quietUntil: z.nullable(moment),
})
export type SmsStatus = z.infer<typeof smsStatus>

export const readSms = endpoint({
  method: 'GET',
  path: '/api/sms',
  access: 'admin',
  summary: 'How the shop’s SMS stand: the gateway, what was spent today of what may be, what waits.',
  reply: smsStatus,
})

export const readSmsBalance = endpoint({
  method: 'GET',
  path: '/api/sms/balance',
  access: 'admin',
  summary:
    'What is left on the shop’s account with its SMS gateway, which is asked for it now; null with why it is not known.',
  /** Taka. */
  reply: z.object({ balance: z.nullable(z.number()), problem: z.string() }),
})
export type SmsBalance = z.infer<(typeof readSmsBalance)['reply']>
