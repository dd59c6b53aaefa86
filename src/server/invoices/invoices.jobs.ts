import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { invoiceCommission } from './invoice-commission.ts'
import { invoiceParcel } from './invoice-parcel.ts'

export const INVOICE_PARCEL = defineJob('invoices.parcel', z.object({ parcelId: z.int() }))

/** One after another, in the order of their statements: what one gives back stands in the invoice of one before. */
export const INVOICE_COMMISSION = defineJob('invoices.commission', z.object({ statementId: z.int() }), {
  queue: 'commission-invoices',
})

export function invoicesJobs(serve: ServeJob): void {
  serve(INVOICE_PARCEL, async ({ parcelId }, { db }) => await invoiceParcel(db, parcelId))
  serve(INVOICE_COMMISSION, async ({ statementId }, { db }) => await invoiceCommission(db, statementId))
}
