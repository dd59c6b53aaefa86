import { type Db, transact } from '../platform/db.ts'

/** Does work in batches of so many until one is not full, each kept by itself: a stop loses nothing. How much was done. */
export async function inBatches(
  db: Db,
  signal: AbortSignal,
  atOnce: number,
  batch: (tx: Db, atOnce: number) => Promise<number>,
): Promise<number> {
  let done = 0
  for (;;) {
    if (signal.aborted) return done
    const now = await transact(db, (tx) => batch(tx, atOnce))
    done += now
    if (now < atOnce) return done
  }
}
