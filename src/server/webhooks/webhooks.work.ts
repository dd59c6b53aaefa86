import { inBatches } from '../platform/jobs/batches.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { deleteOldDeliveries, deleteWebhooksOfClosed } from './deliveries.queries.ts'
import { sendDue } from './send-due.ts'
import type { Sending } from './send-one.ts'
import { FORGET_WEBHOOKS, SEND_DELIVERIES } from './webhooks.jobs.ts'

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
