import * as z from 'zod/mini'
import { id } from './fields.ts'

/** Domain events (decision 029). Ids alone; fields are only ever added, as a newer version delivers older events. */
export const events = {
  /** A customer has placed an order; told once for each order, however often its request is repeated. */
  'order.placed': z.object({ orderId: id }),
} as const

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
