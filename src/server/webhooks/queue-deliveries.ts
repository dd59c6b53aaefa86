import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { SEND_DELIVERIES } from './webhooks.jobs.ts'

/** Now. Under another key than what waits for a later moment, which would put it off. */
export async function queueDeliveries(tx: Db): Promise<void> {
  await addJob(tx, SEND_DELIVERIES, {}, { key: 'webhooks now' })
}

export async function queueDeliveriesAt(tx: Db, runAt: Date): Promise<void> {
  await addJob(tx, SEND_DELIVERIES, {}, { key: 'webhooks later', runAt })
}
