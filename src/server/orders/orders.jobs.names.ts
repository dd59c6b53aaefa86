import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** What a delivery has posted became more without a move: what was settled of it is reckoned again. */
export const REPOST_PARCEL = defineJob('settlements.again', z.object({ parcelId: z.int() }))

/** Which pieces of a parcel were kept is known, or is another by now: its tax invoice says so. */
export const INVOICE_PARCEL = defineJob('invoices.parcel', z.object({ parcelId: z.int() }))
