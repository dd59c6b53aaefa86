import * as z from 'zod/mini'
import { type EventName, type EventPayload, events } from '#contract/machinery/events'
import { type Db, transact } from '../database/db.ts'
import { defineJob, type Job, type ServeJob } from '../jobs/job.ts'
import { addJobs } from '../jobs/jobs.queries.ts'
import {
  insertDelivery,
  insertSubscribers,
  knownSubscribers,
  type OutboxRow,
  type SubscriberRow,
  takeEvents,
} from './outbox.queries.ts'

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
    serve(jobOf({ event: name, subscriber }), async (delivered, { db }) => {
      await transact(db, async (tx) => {
        if (await insertDelivery(tx, delivered.id, subscriber)) await tell(subscribers, name, subscriber, tx, delivered)
      })
    })
  }
}

async function tell<Name extends EventName>(
  subscribers: Subscribers,
  name: Name,
  subscriber: string,
  ...[tx, delivered]: [tx: Db, delivered: Delivery]
): Promise<void> {
  const told: Record<string, Subscriber<Name>> | undefined = subscribers[name]
  await told?.[subscriber]?.(tx, read(name, delivered))
}

/** So that processes of an older version, too, make jobs for those of this one. */
export async function registerSubscribers(db: Db, subscribers: Subscribers): Promise<void> {
  await insertSubscribers(db, rowsOf(subscribers))
}

/**
 * Turns what is in the outbox into a job for each of its subscribers, also those of a newer version: a process that does not know
 * a job leaves it alone. How many events it took; what this version does not know stays.
 */
export async function relayEvents(db: Db, subscribers: Subscribers): Promise<number> {
  return await transact(db, async (tx) => {
    const taken = await takeEvents(tx, Object.keys(events), AT_ONCE)
    if (taken.length === 0) return 0
    const listening = new Map(
      [...rowsOf(subscribers), ...(await knownSubscribers(tx))].map((row) => [nameOf(row), row]),
    )
    await addJobs(
      tx,
      taken.flatMap((event) =>
        [...listening.values()]
          .filter(({ event: name }) => name === event.name)
          .map((row) => ({ job: jobOf(row), payload: deliveryOf(event) })),
      ),
    )
    return taken.length
  })
}

function rowsOf(subscribers: Subscribers): SubscriberRow[] {
  return pairsOf(subscribers).map(([event, subscriber]) => ({ event, subscriber }))
}

function pairsOf(subscribers: Subscribers): [EventName, string][] {
  return Object.entries(subscribers).flatMap(([name, of]) =>
    Object.keys(of).map((subscriber): [EventName, string] => [name as EventName, subscriber]),
  )
}

function jobOf(row: SubscriberRow): Job<Delivery> {
  return defineJob(nameOf(row), delivery)
}

function nameOf({ event, subscriber }: SubscriberRow): string {
  return `${event} > ${subscriber}`
}

function deliveryOf({ emittedAt, ...event }: OutboxRow): Delivery {
  return { ...event, emittedAt: emittedAt.toISOString() }
}

function read<Name extends EventName>(name: Name, { id, payload, emittedAt }: Delivery): EmittedEvent<Name> {
  return { id, name, payload: events[name].parse(payload) as EventPayload<Name>, emittedAt: new Date(emittedAt) }
}
