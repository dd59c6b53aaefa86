import * as z from 'zod/mini'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** Sends all that is due. One at a time: it sends many at once by itself, a few to each address. */
export const SEND_DELIVERIES = defineJob('webhooks.send', z.object({}), { queue: 'webhooks' })

/** Now. Under another key than what waits for a later moment, which would put it off. */
export async function queueDeliveries(tx: Db): Promise<void> {
  await addJob(tx, SEND_DELIVERIES, {}, { key: 'webhooks now' })
}

export async function queueDeliveriesAt(tx: Db, runAt: Date): Promise<void> {
  await addJob(tx, SEND_DELIVERIES, {}, { key: 'webhooks later', runAt })
}
