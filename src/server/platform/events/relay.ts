import { type EventName, events } from '#contract/events'
import { type Db, transact } from '../database/db.ts'
import type { JobKind } from '../jobs/job.ts'
import { addJobs } from '../jobs/jobs.queries.ts'
import { type Delivery, deliveryOf, jobOf, jobOfSeveral, nameOf, read } from './deliveries.ts'
import { insertSubscribers, knownSubscribers, type SubscriberRow, takeEvents } from './outbox.queries.ts'
import { pairsOf, type Subscribers, subscriberOf } from './subscriber.ts'

const AT_ONCE = 100
/** Events that one job tells a subscriber of, where so many come at once: to look for a job and to end it costs as much as a short one. */
const TOGETHER = 10

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
  const concerned = subscriberOf(subscribers, name, subscriber)?.concerned
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
