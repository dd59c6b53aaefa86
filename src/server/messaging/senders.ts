import { randomUUID } from 'node:crypto'
import { MAILS_AT_ONCE } from '../platform/mail/settings.ts'
import { type Delivery, MAIL_TIMEOUTS, type MailTransport } from '../platform/mail/transport.ts'
import type { SmsTransport } from '../platform/sms/transport.ts'
import type { Claim } from './sending.queries.ts'
import type { Sends } from './sends.ts'

/** How mails are sent; SMS are another matter (send-sms.ts). */
export interface Sender {
  deliver(claim: Claim): Promise<Delivery>
  /** What all tries of one message bear, so that a receiver can tell a double. */
  newReference(): string
  atOnce: number
  /** Longer than a message may take, so that a claim of a living process is never too old. */
  leaseSeconds: number
  /** Pauses in seconds between tries; after the last of them a message has failed. */
  pauses: readonly number[]
}

/** What the shop has; null: messages of that way are kept. */
export interface Transports {
  mail: MailTransport | null
  sms: SmsTransport | null
}

export function sendsOf({ mail, sms }: Transports): Sends {
  return { mail: mail !== null, sms: sms !== null, mailsAtOnce: mail?.atOnce ?? MAILS_AT_ONCE }
}

/** Two days in all: so long mail servers try it among themselves. */
const MAIL_PAUSES = [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600]

export function mailSender(transport: MailTransport): Sender {
  return {
    deliver: ({ to, subject, html, text, reference, unsubscribeUrl }) =>
      transport.deliver({ to, subject, html, text, messageId: reference, unsubscribeUrl }),
    newReference: () => `<${randomUUID()}@${transport.domain}>`,
    atOnce: transport.atOnce,
    leaseSeconds: MAIL_TIMEOUTS.whole / 1000 + 30,
    pauses: MAIL_PAUSES,
  }
}
