import { INVOICE_PARCEL } from '../orders/orders.jobs.names.ts'
import { INVOICE_COMMISSION } from '../payouts/payouts.jobs.names.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { invoiceCommission } from './invoice-commission.ts'
import { invoiceParcel } from './invoice-parcel.ts'

export function invoicesJobs(serve: ServeJob): void {
  serve(INVOICE_PARCEL, async ({ parcelId }, { db }) => await invoiceParcel(db, parcelId))
  serve(INVOICE_COMMISSION, async ({ statementId }, { db }) => await invoiceCommission(db, statementId))
}
