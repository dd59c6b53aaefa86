import type { Db } from '../platform/database/db.ts'
import { writePaymentTimes } from './payment-times.queries.ts'

/** Fewer parcels of a company say too little, as with what the checkout promises. */
const LATELY = { days: 60, fewestParcels: 30 }

/** What a store is told of a courier’s cash follows from what came. */
export async function computePaymentTimes(db: Db): Promise<void> {
  await writePaymentTimes(db, LATELY)
}
