import type { EventName } from '#contract/events'
import { type Db, transact } from '../database/db.ts'
import type { ServeJob } from '../jobs/job.ts'
import { addJobs } from '../jobs/jobs.queries.ts'
import { type Delivery, jobOf, jobOfSeveral, nameOf, read } from './deliveries.ts'
import { insertDeliveries } from './outbox.queries.ts'
import { pairsOf, type Subscriber, type Subscribers, subscriberOf } from './subscriber.ts'

/** Serves two jobs for each subscriber: `order.placed > mails` for one event, `order.placed >> mails` for several. */
export function subscriberJobs(serve: ServeJob, subscribers: Subscribers): void {
  for (const [name, subscriber] of pairsOf(subscribers)) {
    const row = { event: name, subscriber }
    const told = subscriberOf(subscribers, name, subscriber)
    if (!told) continue
    const deliver = async (db: Db, deliveries: Delivery[]) =>
      await transact(db, async (tx) => {
        const ids = deliveries.map(({ id }) => id)
        const fresh = await insertDeliveries(tx, ids, subscriber)
        await tell(
          told,
          tx,
          name,
          deliveries.filter(({ id }) => fresh.includes(id)),
        )
      })
    serve(jobOf(row), async (delivered, { db }) => await deliver(db, [delivered]))
    serve(jobOfSeveral(row), async ({ deliveries }, { db, log, signal }) => {
      for (const some of told.batch ? [deliveries] : deliveries.map((each) => [each])) {
        signal.throwIfAborted()
        // What fails goes on by jobs of its own, with pauses and reasons of their own.
        await deliver(db, some).catch(async (error: unknown) => {
          log.info(
            { job: nameOf(row), events: some.map(({ id }) => id), err: error },
            'events of several go on by themselves',
          )
          await addJobs(
            db,
            some.map((payload) => ({ job: jobOf(row), payload })),
          )
        })
      }
    })
  }
}

async function tell<Name extends EventName>(
  told: Subscriber<Name>,
  tx: Db,
  name: Name,
  deliveries: Delivery[],
): Promise<void> {
  const events = deliveries.map((delivery) => read(name, delivery))
  if (told.batch && events.length > 0) await told.batch(tx, events)
  else for (const event of events) await told(tx, event)
}
