import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** A statement is closed: the commission in it is invoiced. */
export const INVOICE_COMMISSION = defineJob('invoices.commission', z.object({ statementId: z.int() }))
