import type { EventName } from '#contract/events'
import { concernedBy, type EmittedEvent, inBatches, type Subscribers } from '../platform/events/subscriber.ts'
import { KINDS } from './all-kinds.ts'
import { tellHeldStock } from './tell-held-stock.ts'
import { tellLowStock } from './tell-low-stock.ts'
import { kindsOf, type WritingOptions, writeMessages } from './write-messages.ts'

/** One for each event that some kind tells, so that an order is one job, whoever is told of it. */
export function messageSubscribers(options: WritingOptions): Subscribers {
  const isTold = async () => (event: EmittedEvent<EventName>) => kindsOf(event).length > 0
  const write = concernedBy<EventName>(
    isTold,
    inBatches((tx, events) => writeMessages(tx, events, options)),
  )
  // It holds the pieces that it speaks of (low-stock.queries.ts): of several, checkouts would wait.
  const writeAlone = concernedBy<'stock.low'>(isTold, (tx, event) => writeMessages(tx, [event], options))
  const writeOfOrders = inBatches<'order.placed'>(async (tx, events) => {
    await writeMessages(tx, events, options)
    const orderIds = events.map(({ payload }) => payload.orderId)
    await tellLowStock(tx, orderIds)
    await tellHeldStock(tx, orderIds)
  })
  // Names of subscribers stay (platform/events/subscriber.ts): this one is of the time when all messages were mails.
  const all: Subscribers = Object.fromEntries(KINDS.map(({ event }) => [event, { mails: write }]))
  return { ...all, 'order.placed': { mails: writeOfOrders }, 'stock.low': { mails: writeAlone } }
}
