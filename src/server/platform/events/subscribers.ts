import * as z from 'zod/mini'
import { type EventName, type EventPayload, events } from '#contract/machinery/events'
import { type Db, transact } from '../database/db.ts'
import { defineJob, type Job, type ServeJob } from '../jobs/job.ts'
import { addJobs } from '../jobs/jobs.queries.ts'
import { insertDelivery, type OutboxRow, takeEvents } from './outbox.queries.ts'

export interface EmittedEvent<Name extends EventName> {
  /** Rises from event to event; the same however often it is delivered. */
  id: number
  name: Name
  payload: EventPayload<Name>
  emittedAt: Date
}

/**
 * Delivered at least once, but what it writes by `tx` happens once; what is sent elsewhere goes by a job added by `tx`.
 */
export type Subscriber<Name extends EventName> = (tx: Db, event: EmittedEvent<Name>) => Promise<void>

/** Event → name → what it does. Names mark deliveries and failed jobs: once in use they stay. */
export type Subscribers = { [Name in EventName]?: Record<string, Subscriber<Name>> }

const AT_ONCE = 100

const delivery = z.object({ id: z.int(), name: z.string(), payload: z.unknown(), emittedAt: z.string() })
type Delivery = z.infer<typeof delivery>

/** Serves a job for each subscriber: `order.placed > order-mail`. */
export function subscriberJobs(serve: ServeJob, subscribers: Subscribers): void {
  for (const [name, subscriber] of pairsOf(subscribers)) {
    serve(jobOf(name, subscriber), async (delivered, { db }) => {
      await transact(db, async (tx) => {
        if (await insertDelivery(tx, delivered.id, subscriber))
          await subscribers[name]?.[subscriber]?.(tx, read(name, delivered))
      })
    })
  }
}

/** Turns what is in the outbox into a job for each of its subscribers. How many events it took. */
export async function relayEvents(db: Db, subscribers: Subscribers): Promise<number> {
  return await transact(db, async (tx) => {
    const taken = await takeEvents(tx, AT_ONCE)
    await addJobs(
      tx,
      taken.flatMap((event) =>
        Object.keys(subscribers[event.name as EventName] ?? {}).map((subscriber) => ({
          job: jobOf(event.name, subscriber),
          payload: deliveryOf(event),
        })),
      ),
    )
    return taken.length
  })
}

function pairsOf(subscribers: Subscribers): [EventName, string][] {
  return Object.entries(subscribers).flatMap(([name, of]) =>
    Object.keys(of).map((subscriber): [EventName, string] => [name as EventName, subscriber]),
  )
}

function jobOf(event: string, subscriber: string): Job<Delivery> {
  return defineJob(`${event} > ${subscriber}`, delivery)
}

function deliveryOf({ emittedAt, ...event }: OutboxRow): Delivery {
  return { ...event, emittedAt: emittedAt.toISOString() }
}

function read<Name extends EventName>(name: Name, { id, payload, emittedAt }: Delivery): EmittedEvent<Name> {
  return { id, name, payload: events[name].parse(payload) as EventPayload<Name>, emittedAt: new Date(emittedAt) }
}
