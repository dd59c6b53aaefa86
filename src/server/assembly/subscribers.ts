import { type EventName, events } from '#contract/events'
import { bookByAccount, callOffMoved } from '../consignments/consignments.events.ts'
import { trackDeadlinesOf } from '../deadlines/track-deadlines.ts'
import { invoiceClosed, invoiceKept, invoiceMoved, invoiceRefunded } from '../invoices/invoices.events.ts'
import { messageSubscribers } from '../notifications/message-subscribers.ts'
import type { WritingOptions } from '../notifications/write-messages.ts'
import type { Subscribers } from '../platform/events/subscriber.ts'
import { repostKept, repostMoved } from '../settlements/repost.ts'
import { notifyWebhooks } from '../webhooks/write-deliveries.ts'

/** Which rooms listen to which events: the one place, as app.ts is for calls. What is told to people follows from notifications/kinds. */
export function createSubscribers(messages: WritingOptions): Subscribers {
  const told = messageSubscribers(messages)
  return withWebhooks({
    ...told,
    'order.placed': { ...told['order.placed'], promises: trackDeadlinesOf },
    'parcel.moved': {
      ...told['parcel.moved'],
      couriers: callOffMoved,
      promises: trackDeadlinesOf,
      settlements: repostMoved,
      invoices: invoiceMoved,
    },
    'parcel.kept_known': { settlements: repostKept, invoices: invoiceKept },
    'refund.granted': { ...told['refund.granted'], invoices: invoiceRefunded },
    'refund.cancelled': { ...told['refund.cancelled'], invoices: invoiceRefunded },
    'statement.closed': { ...told['statement.closed'], invoices: invoiceClosed },
    'courier.account_saved': { couriers: bookByAccount },
  })
}

/** Webhooks hear of everything. */
function withWebhooks(subscribers: Subscribers): Subscribers {
  const names = Object.keys(events) as EventName[]
  return Object.fromEntries(
    names.map((name) => [name, { ...subscribers[name], webhooks: notifyWebhooks }]),
  ) as Subscribers
}
