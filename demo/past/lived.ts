import { trackDeadlines } from '../../src/server/deadlines/track-deadlines.ts'
import { invoiceParcel } from '../../src/server/invoices/invoice-parcel.ts'
import type { Then } from './then.ts'

/** What follows from a move the day it was made, as its news would have it: promises are kept, and what was delivered is invoiced. */
export async function lived(
  { db }: Then,
  orderId: number,
  move: () => Promise<void>,
  parcelId?: number,
): Promise<void> {
  await move()
  await trackDeadlines(db, orderId)
  if (parcelId !== undefined) await invoiceParcel(db, parcelId)
}
