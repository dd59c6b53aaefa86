import type { Logger } from 'pino'
import { importsJobs } from './imports/imports.jobs.ts'
import { namedPictures } from './named-pictures.ts'
import { notificationsJobs } from './notifications/notifications.jobs.ts'
import type { Database } from './platform/database/database.ts'
import { eventsJobs } from './platform/events/events.jobs.ts'
import { registerSubscribers, relayEvents } from './platform/events/relay.ts'
import { addJob } from './platform/jobs/add-job.ts'
import { createJobs } from './platform/jobs/job.ts'
import { type RunningJobs, runJobs } from './platform/jobs/run-jobs.ts'
import { createMailTransport } from './platform/mail/transport.ts'
import { picturesJobs } from './platform/pictures/pictures.jobs.ts'
import type { Config } from './platform/process/config.ts'
import type { BlobStorage } from './platform/storage/blob-storage.ts'
import { productsJobs } from './products/products.jobs.ts'
import { atStart, schedule } from './schedule.ts'
import { createSubscribers } from './subscribers.ts'

/** Runs the jobs of the shop: each room says in its `*.jobs.ts` what it does in the background. */
export async function startJobs(
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  { db, connection }: Pick<Database, 'db' | 'connection'>,
  pictures: BlobStorage,
  log: Logger,
): Promise<RunningJobs> {
  const subscribers = createSubscribers({ sendsMail: mail !== null, publicUrl })
  const jobs = createJobs()
  eventsJobs(jobs.serve, subscribers)
  picturesJobs(jobs.serve, pictures, namedPictures(db))
  productsJobs(jobs.serve)
  importsJobs(jobs.serve)
  notificationsJobs(jobs.serve, mail && createMailTransport(mail))
  await registerSubscribers(db, subscribers)
  for (const job of atStart) await addJob(db, job, {}, { key: job.name })
  return runJobs({ connection, db, log, jobs, schedule, relay: () => relayEvents(db, subscribers) })
}
