import * as z from 'zod/mini'
import { type EventName, type EventPayload, events } from '#contract/events'
import { defineJob, type Job } from '../jobs/job.ts'
import type { OutboxRow, SubscriberRow } from './outbox.queries.ts'
import type { EmittedEvent } from './subscriber.ts'

const delivery = z.object({ id: z.int(), name: z.string(), payload: z.unknown(), emittedAt: z.string() })
/** An event, on its way to a subscriber. */
export type Delivery = z.infer<typeof delivery>
const several = z.object({ deliveries: z.array(delivery) })

export function jobOf(row: SubscriberRow): Job<Delivery> {
  return defineJob(nameOf(row), delivery)
}

/** Not by the name of the other: a process of an older version, which takes one at a time, leaves it alone. */
export function jobOfSeveral({ event, subscriber }: SubscriberRow) {
  return defineJob(`${event} >> ${subscriber}`, several)
}

export function nameOf({ event, subscriber }: SubscriberRow): string {
  return `${event} > ${subscriber}`
}

export function deliveryOf({ emittedAt, ...event }: OutboxRow): Delivery {
  return { ...event, emittedAt: emittedAt.toISOString() }
}

export function read<Name extends EventName>(name: Name, { id, payload, emittedAt }: Delivery): EmittedEvent<Name> {
  return { id, name, payload: events[name].parse(payload) as EventPayload<Name>, emittedAt: new Date(emittedAt) }
}
