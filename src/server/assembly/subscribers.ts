import { type EventName, events } from '#contract/events'
import { callOffMoved } from '../consignments/call-off.ts'
import { trackDeadlinesOf } from '../deadlines/track-deadlines.ts'
import { invoiceMoved } from '../invoices/invoice-parcel.ts'
import { messageSubscribers } from '../notifications/message-subscribers.ts'
import type { WritingOptions } from '../notifications/write-messages.ts'
import type { Subscribers } from '../platform/events/subscriber.ts'
import { repostMoved } from '../settlements/repost.ts'
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
  })
}

/** Webhooks hear of everything. */
function withWebhooks(subscribers: Subscribers): Subscribers {
  const names = Object.keys(events) as EventName[]
  return Object.fromEntries(
    names.map((name) => [name, { ...subscribers[name], webhooks: notifyWebhooks }]),
  ) as Subscribers
}
