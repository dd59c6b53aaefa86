import * as z from 'zod/mini'
import { type EventName, events } from '../events.ts'
import { moment } from '../machinery/fields.ts'
import { order } from '../orders.ts'
import { managedProduct } from '../selling.ts'
import { ownStore } from '../vendors.ts'

/** What a webhook is sent of each event: its ids, and what its owner reads of them. Null where that was deleted meanwhile. */
export const eventBodies = Object.entries(events).map(([name, payload]) =>
  z.object({
    type: z.literal(name as EventName),
    timestamp: moment,
    data: z.extend(payload, readOf(Object.keys(payload.shape))),
  }),
)

function readOf(ids: string[]) {
  if (ids.includes('orderId')) return { order: z.nullable(order) }
  if (ids.includes('productId')) return { product: z.nullable(managedProduct) }
  /** Of the own store alone. */
  return ids.includes('vendorId') ? { store: z.optional(ownStore) } : {}
}
