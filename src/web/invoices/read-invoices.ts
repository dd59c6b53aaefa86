import type { InvoiceRow } from '#contract/invoices'
import type { Order } from '#contract/orders'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'

const DELIVERED = ['delivered', 'partly_delivered']

/** Of an order of which something was delivered; it is shown without, too. */
export async function readInvoices({ id, parcels }: Order): Promise<InvoiceRow[]> {
  if (!parcels.some(({ moves }) => moves.some(({ stage }) => DELIVERED.includes(stage)))) return []
  return await call('GET /api/orders/:id/invoices', { params: { id: String(id) } })
    .then(({ invoices }) => invoices)
    .catch((error: unknown) => {
      logOnly('The tax invoices of an order could not be read.', error)
      return []
    })
}
