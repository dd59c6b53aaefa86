import { type EventName, events } from '#contract/events'
import type { Owner } from './address-rules.ts'

/** Fields of an event by which it is a store’s: of its order, its product, itself. */
const OF_STORES = ['orderId', 'productId', 'vendorId']

/** The events that an owner may be told of: a store those that may be its own, the shop all. */
export function eventsFor(owner: Owner): EventName[] {
  const names = Object.keys(events) as EventName[]
  return owner === null ? names : names.filter((name) => OF_STORES.some((field) => field in events[name].shape))
}
