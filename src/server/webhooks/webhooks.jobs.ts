import * as z from 'zod/mini'
import { inBatches } from '../platform/jobs/batches.ts'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { deleteOldDeliveries, deleteWebhooksOfClosed } from './deliveries.queries.ts'
import { SEND_DELIVERIES } from './queue-deliveries.ts'
import { sendDue } from './send-due.ts'
import type { Sending } from './send-one.ts'

/** Forgets deliveries of long ago, and what stores that are closed had. */
export const FORGET_WEBHOOKS = defineJob('webhooks.forget', z.object({}))

const KEPT_DAYS = 30
const AT_ONCE = 1000

export function webhooksJobs(serve: ServeJob, sending: Omit<Sending, 'log'>): void {
  serve(SEND_DELIVERIES, async (_, { db, log, signal }) => await sendDue(db, { ...sending, log }, signal))
  serve(FORGET_WEBHOOKS, async (_, { db, signal }) => {
    await deleteWebhooksOfClosed(db)
    await inBatches(db, signal, AT_ONCE, (tx, atMost) => deleteOldDeliveries(tx, KEPT_DAYS, atMost))
    signal.throwIfAborted()
  })
}
