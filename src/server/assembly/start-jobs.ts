import type { Logger } from 'pino'
import { authJobs } from '../auth/auth.jobs.ts'
import { codesJobs } from '../codes/codes.jobs.ts'
import { createSecretHashes } from '../codes/secret-hashes.ts'
import type { Config } from '../config/config.ts'
import { consignmentsJobs } from '../consignments/consignments.work.ts'
import { queueCourierWebhooks } from '../consignments/courier-webhooks.ts'
import { couriersJobs } from '../couriers/couriers.work.ts'
import { createCourierSecrets } from '../couriers/secrets.ts'
import { deadlinesJobs } from '../deadlines/deadlines.jobs.ts'
import { importsJobs } from '../imports/imports.work.ts'
import { invoicesJobs } from '../invoices/invoices.jobs.ts'
import { jobsJobs } from '../jobs/jobs.jobs.ts'
import { messagingJobs } from '../messaging/messaging.work.ts'
import { sendsOf, type Transports } from '../messaging/senders.ts'
import { createSendSecret } from '../messaging/write-secret.ts'
import { createUnsubscribeLinks } from '../notifications/unsubscribe-links.ts'
import { orderedAmong } from '../orders/ordered-products.queries.ts'
import { ordersJobs } from '../orders/orders.jobs.ts'
import { parcelsJobs } from '../parcels/parcels.jobs.ts'
import { payoutsJobs } from '../payouts/payouts.jobs.ts'
import type { Database } from '../platform/database/database.ts'
import type { Db } from '../platform/database/db.ts'
import { eventsJobs } from '../platform/events/events.jobs.ts'
import { registerSubscribers, relayEvents } from '../platform/events/relay.ts'
import type { Subscribers } from '../platform/events/subscriber.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { createJobs, type Jobs } from '../platform/jobs/job.ts'
import { type RunningJobs, runJobs } from '../platform/jobs/run-jobs.ts'
import { createMailTransport } from '../platform/mail/transport.ts'
import { picturesJobs } from '../platform/pictures/pictures.jobs.ts'
import type { Keys } from '../platform/process/secrets.ts'
import { createSmsTransport } from '../platform/sms/transport.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { productsJobs } from '../products/products.jobs.ts'
import { refundsJobs } from '../refunds/refunds.jobs.ts'
import { settlementsJobs } from '../settlements/settlements.work.ts'
import { webhookSeal } from '../webhooks/sealed-secrets.ts'
import { webhooksJobs } from '../webhooks/webhooks.work.ts'
import { namedPictures } from './named-pictures.ts'
import { createSubscribers } from './subscribers.ts'

type JobSettings = Pick<Config, 'mail' | 'sms' | 'publicUrl' | 'webhookOrigins' | 'courierUrls'>

/** Runs the jobs of the shop, and adds those that are due at each start. */
export async function startJobs(
  settings: JobSettings,
  keys: Keys,
  { db, connection }: Pick<Database, 'db' | 'connection'>,
  pictures: BlobStorage,
  log: Logger,
): Promise<RunningJobs> {
  const { jobs, subscribers } = jobsOfShop(settings, keys, db, pictures)
  const relay = async () => {
    const [events, webhooks] = await Promise.all([relayEvents(db, subscribers), queueCourierWebhooks(db)])
    return events + webhooks
  }
  await registerSubscribers(db, subscribers)
  for (const job of jobs.recurring) if (job.isDueAtStart) await addJob(db, job, {}, { key: job.name })
  return runJobs({ connection, db, log, jobs, schedule: jobs.recurring, relay })
}

/** Each room says in its `*.jobs.ts` what it does in the background, and when. */
export function jobsOfShop(
  { mail, sms, publicUrl, webhookOrigins, courierUrls }: JobSettings,
  { jwtSecret, secretsKey }: Keys,
  db: Db,
  pictures: BlobStorage,
): { jobs: Jobs; subscribers: Subscribers } {
  const transports: Transports = { mail: mail && createMailTransport(mail), sms: sms && createSmsTransport(sms) }
  const sends = sendsOf(transports)
  const links = createUnsubscribeLinks(jwtSecret)
  const unsubscribeAt = publicUrl
    ? (accountId: number, kind: string) => `${publicUrl}${links.pathFor(accountId, kind)}`
    : undefined
  const subscribers = createSubscribers({ sends, publicUrl, unsubscribeAt })
  const jobs = createJobs()
  productsJobs(jobs.serve)
  picturesJobs(jobs.serve, pictures, namedPictures(db))
  eventsJobs(jobs.serve, subscribers)
  authJobs(jobs.serve)
  codesJobs(jobs.serve, { hashes: createSecretHashes(jwtSecret), send: createSendSecret(sends), publicUrl })
  importsJobs(jobs.serve, { pictures, trustedOrigins: [], orderedAmong })
  jobsJobs(jobs.serve)
  messagingJobs(jobs.serve, transports)
  deadlinesJobs(jobs.serve)
  ordersJobs(jobs.serve)
  parcelsJobs(jobs.serve)
  refundsJobs(jobs.serve)
  payoutsJobs(jobs.serve)
  invoicesJobs(jobs.serve)
  const access = { secrets: createCourierSecrets(secretsKey), pretend: courierUrls }
  couriersJobs(jobs.serve, access)
  consignmentsJobs(jobs.serve, access)
  settlementsJobs(jobs.serve, access)
  webhooksJobs(jobs.serve, { seal: webhookSeal(secretsKey), rules: { trustedOrigins: webhookOrigins } })
  return { jobs, subscribers }
}
