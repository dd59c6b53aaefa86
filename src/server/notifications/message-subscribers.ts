import type { EventName } from '#contract/machinery/events'
import { concernedBy, inBatches, type Subscribers } from '../platform/events/subscriber.ts'
import { KINDS } from './all-kinds.ts'
import { tellLowStock } from './tell-low-stock.ts'
import { kindsOf, type WritingOptions, writeMessages } from './write-messages.ts'

/** One for each event that some kind tells, so that an order is one job, whoever is told of it. */
export function messageSubscribers(options: WritingOptions): Subscribers {
  const write = concernedBy<EventName>(
    async () => (event) => kindsOf(event).length > 0,
    inBatches((tx, events) => writeMessages(tx, events, options)),
  )
  const writeOfOrders = inBatches<'order.placed'>(async (tx, events) => {
    await writeMessages(tx, events, options)
    for (const { payload } of events) await tellLowStock(tx, payload)
  })
  // Names of subscribers stay (platform/events/subscriber.ts): this one is of the time when all messages were mails.
  const all: Subscribers = Object.fromEntries(KINDS.map(({ event }) => [event, { mails: write }]))
  return { ...all, 'order.placed': { mails: writeOfOrders } }
}
