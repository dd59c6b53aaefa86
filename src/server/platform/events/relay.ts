import * as z from 'zod/mini'
import { type EventName, type EventPayload, events } from '#contract/machinery/events'
import { type Db, transact } from '../database/db.ts'
import { defineJob, type Job, type JobKind, type ServeJob } from '../jobs/job.ts'
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
export interface Subscriber<Name extends EventName> {
  (tx: Db, event: EmittedEvent<Name>): Promise<void>
  /** Of which of some events, as what is committed has it, it does anything at all: no job is made of others. Of all, where it does not say. */
  concerned?: Concerned<Name>
}

export type Concerned<Name extends EventName> = (
  db: Db,
  events: EmittedEvent<Name>[],
) => Promise<(event: EmittedEvent<Name>) => boolean>

/** A subscriber that most events mean nothing to. */
export function concernedBy<Name extends EventName>(
  concerned: Concerned<Name>,
  subscriber: Subscriber<Name>,
): Subscriber<Name> {
  return Object.assign<Subscriber<Name>, Pick<Subscriber<Name>, 'concerned'>>(subscriber, { concerned })
}

/** Event → name → what it does. Names mark deliveries and failed jobs: once in use they stay. */
export type Subscribers = { [Name in EventName]?: Record<string, Subscriber<Name>> }

const AT_ONCE = 100
/** Events that one job tells a subscriber of, where so many come at once: to look for a job and to end it costs as much as a short one. */
const TOGETHER = 10

const delivery = z.object({ id: z.int(), name: z.string(), payload: z.unknown(), emittedAt: z.string() })
type Delivery = z.infer<typeof delivery>
const several = z.object({ deliveries: z.array(delivery) })

/** Serves two jobs for each subscriber: `order.placed > mails` for one event, `order.placed >> mails` for several. */
export function subscriberJobs(serve: ServeJob, subscribers: Subscribers): void {
  for (const [name, subscriber] of pairsOf(subscribers)) {
    const row = { event: name, subscriber }
    const deliver = async (db: Db, delivered: Delivery) =>
      await transact(db, async (tx) => {
        if (await insertDelivery(tx, delivered.id, subscriber)) await tell(subscribers, name, subscriber, tx, delivered)
      })
    serve(jobOf(row), async (delivered, { db }) => await deliver(db, delivered))
    serve(jobOfSeveral(row), async ({ deliveries }, { db, log, signal }) => {
      for (const delivered of deliveries) {
        signal.throwIfAborted()
        // What fails goes on by a job of its own, with pauses and reasons of its own.
        await deliver(db, delivered).catch(async (error: unknown) => {
          log.info({ job: nameOf(row), err: error }, 'an event of several is tried again by itself')
          await addJobs(db, [{ job: jobOf(row), payload: delivered }])
        })
      }
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
 * Turns what is in the outbox into jobs for its subscribers, a few events in each, also for those of a newer version: a process that
 * does not know a job leaves it alone. How many events it took; what this version does not know stays.
 */
export async function relayEvents(db: Db, subscribers: Subscribers): Promise<number> {
  return await transact(db, async (tx) => {
    const taken = await takeEvents(tx, Object.keys(events), AT_ONCE)
    if (taken.length === 0) return 0
    const rows = [...rowsOf(subscribers), ...(await knownSubscribers(tx))]
    const listening = [...new Map(rows.map((row) => [nameOf(row), row])).values()]
    const all = taken.map(deliveryOf)
    const told: Delivery[][] = []
    for (const { event, subscriber } of listening) {
      const own = all.filter(({ name }) => name === event)
      told.push(own.length > 0 ? await concerning(subscribers, event as EventName, subscriber, tx, own) : [])
    }
    const jobs = listening.flatMap((row, at) =>
      together(told[at] ?? []).map((some) => ({ id: some[0].id, ...jobFor(row, some) })),
    )
    await addJobs(
      tx,
      jobs.toSorted((one, other) => one.id - other.id),
    )
    return taken.length
  })
}

type Some = [first: Delivery, ...more: Delivery[]]

function together(told: Delivery[]): Some[] {
  const [first, ...more] = told.slice(0, TOGETHER)
  return first ? [[first, ...more], ...together(told.slice(TOGETHER))] : []
}

function jobFor(row: SubscriberRow, [first, ...more]: Some): { job: JobKind; payload: unknown } {
  return more.length === 0
    ? { job: jobOf(row), payload: first }
    : { job: jobOfSeveral(row), payload: { deliveries: [first, ...more] } }
}

/** Those that a subscriber of this version has something to do for; a newer one’s are its own to judge. */
async function concerning<Name extends EventName>(
  subscribers: Subscribers,
  name: Name,
  subscriber: string,
  ...[tx, deliveries]: [tx: Db, deliveries: Delivery[]]
): Promise<Delivery[]> {
  const told: Record<string, Subscriber<Name>> | undefined = subscribers[name]
  const concerned = told?.[subscriber]?.concerned
  if (!concerned) return deliveries
  // What cannot be read fails by itself, and keeps nothing else back.
  const isReadable = ({ payload }: Delivery) => events[name].safeParse(payload).success
  const readable = deliveries.filter(isReadable).map((delivery) => read(name, delivery))
  const isConcerned = await concerned(tx, readable)
  const left = new Set(readable.filter((event) => !isConcerned(event)).map(({ id }) => id))
  return deliveries.filter(({ id }) => !left.has(id))
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

/** Not by the name of the other: a process of an older version, which takes one at a time, leaves it alone. */
function jobOfSeveral({ event, subscriber }: SubscriberRow) {
  return defineJob(`${event} >> ${subscriber}`, several)
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
