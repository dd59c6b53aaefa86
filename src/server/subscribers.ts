import { type MailOptions, writeOrderMails } from './notifications/write-order-mails.ts'
import type { Subscribers } from './platform/events/relay.ts'

/** Which rooms listen to which events: the one place, as app.ts is for calls. */
export function createSubscribers(mails: MailOptions): Subscribers {
  return {
    'order.placed': {
      mails: (tx, { id, payload }) => writeOrderMails(tx, { id, orderId: payload.orderId }, mails),
    },
  }
}
