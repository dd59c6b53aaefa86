import type { EventName } from '#contract/events'
import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { concernedBy, type EmittedEvent, inBatches, type Subscribers } from '../platform/events/subscriber.ts'
import { readSettings } from '../settings/read-settings.ts'
import { KINDS } from './all-kinds.ts'
import { noteHoldings } from './held-stock.queries.ts'
import { noteLowSizes } from './low-stock.queries.ts'
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
    await notifyLowStock(tx, orderIds)
    await notifyHeldStock(tx, orderIds)
  })
  // Names of subscribers stay (platform/events/subscriber.ts): this one is of the time when all messages were mails.
  const all: Subscribers = Object.fromEntries(KINDS.map(({ event }) => [event, { mails: write }]))
  return { ...all, 'order.placed': { mails: writeOfOrders }, 'stock.low': { mails: writeAlone } }
}

/** After some orders: an event for each account, phone or place that holds much of a store’s stock by now, once a day. */
async function notifyHeldStock(tx: Db, orderIds: number[]): Promise<void> {
  const { heldPercentToTell } = await readSettings(tx)
  if (heldPercentToTell === 0) return
  for (const held of await noteHoldings(tx, orderIds, heldPercentToTell)) await emit(tx, 'stock.held', held)
}

/**
 * After some orders, so that no checkout waits for it: an event for each of their sizes that has come to the line of few pieces. Not again until
 * it had more, which the database notes (migrations/0065), and once a day at the most unless its store filled it up.
 */
async function notifyLowStock(tx: Db, orderIds: number[]): Promise<void> {
  const { lowStockLine } = await readSettings(tx)
  for (const size of await noteLowSizes(tx, orderIds, lowStockLine)) await emit(tx, 'stock.low', size)
}
