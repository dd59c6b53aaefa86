import { type Db, transact } from '../platform/database/db.ts'
import { lastLineId, pointLines } from './point-at-sizes.queries.ts'

const AT_ONCE = 5_000

/** Lines from before sizes had ids, and of sizes that are offered again, beside the work of the shop (docs/decisions/092). How many there were. */
export async function pointAtSizes(db: Db, signal: AbortSignal): Promise<number> {
  const last = await lastLineId(db)
  let pointed = 0
  for (let after = 0; after < last && !signal.aborted; after += AT_ONCE)
    pointed += await transact(db, (tx) => pointLines(tx, { after, upTo: after + AT_ONCE }))
  return pointed
}
