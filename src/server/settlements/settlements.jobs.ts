import * as z from 'zod/mini'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

/** Judges and posts the rows of a file, in parts: from where it was, should it be run again. */
export const POST_FILE = defineJob('settlements.file', z.object({ fileId: z.int() }))
/** Takes the rows of a file back, in parts: from where it was, should it be run again. */
export const TAKE_BACK_FILE = defineJob('settlements.takeBack', z.object({ fileId: z.int() }))
/** Settles anew what is left of parcels of which something was taken back. `because`: why, once for each. */
export const REPOST = defineJob('settlements.resettle', z.object({ parcelIds: z.array(z.int()), because: z.string() }))
/** What a delivery has posted became more without a move: what was settled of it is reckoned again. */
export const REPOST_PARCEL = defineJob('settlements.again', z.object({ parcelId: z.int() }))
/** Judges anew what was charged for returns before the shop heard of them. */
export const JUDGE_RETURNS = defineJob('settlements.returns', z.object({ parcelIds: z.array(z.int()) }))
/** Reckons within how many days each company’s cash comes. */
export const COMPUTE_PAYMENT_TIMES = defineRecurringJob('settlements.reckon', {
  cron: '25 21 * * *',
  isDueAtStart: true,
  queue: 'settling-times',
})
/** Asks the companies that tell it what they have paid. */
export const READ_PAYMENTS = defineRecurringJob('settlements.payments', { cron: '35 */4 * * *' })
