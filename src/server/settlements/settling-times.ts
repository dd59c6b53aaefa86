import { type Db, transact } from '../platform/database/db.ts'
import { rewriteSettlingTimes } from './settling-times.queries.ts'

/** Fewer parcels of a company say too little, as with what the checkout promises. */
const LATELY = { days: 60, fewestParcels: 30 }

/** What a store is told of a courier’s cash follows from what came. */
export async function reckonSettlingTimes(db: Db): Promise<void> {
  await transact(db, async (tx) => await rewriteSettlingTimes(tx, LATELY))
}
