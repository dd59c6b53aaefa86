import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** A statement is closed: the commission in it is invoiced. In their order: what one gives back stands in the invoice of one before. */
export const INVOICE_COMMISSION = defineJob('invoices.commission', z.object({ statementId: z.int() }), {
  queue: 'commission-invoices',
})
