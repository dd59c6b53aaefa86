import { type Db, transact } from '../database/db.ts'

/** Batches until one is not full, each committed by itself: a stop loses nothing. How much was done. */
export async function inBatches(
  db: Db,
  signal: AbortSignal,
  atMost: number,
  batch: (tx: Db, atMost: number) => Promise<number>,
): Promise<number> {
  let done = 0
  for (;;) {
    if (signal.aborted) return done
    const now = await transact(db, (tx) => batch(tx, atMost))
    done += now
    if (now < atMost) return done
  }
}
