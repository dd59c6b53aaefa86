import { setTimeout as wait } from 'node:timers/promises'
import { type Db, transact } from '../platform/database/db.ts'
import { fetchPicture, type PictureFetching } from './fetch-picture.ts'
import { claimPicture, nextPictureDue } from './import-pictures.queries.ts'
import { queuePicturesAt } from './queue-pictures.ts'

/** Slow hosts hold up no others; each may weigh megabytes. */
const MOST_AT_ONCE = 8

/** Fetches all that are due, each in its turn, and is queued for when the next will be. */
export async function fetchDuePictures(db: Db, fetching: PictureFetching): Promise<void> {
  const { signal } = fetching
  const underWay = new Set<Promise<void>>()
  try {
    while (!signal.aborted) {
      const claim = underWay.size < MOST_AT_ONCE ? await transact(db, claimPicture) : undefined
      if (!claim && underWay.size === 0) break
      if (!claim) {
        await Promise.race(underWay)
        continue
      }
      await wait(claim.waitMs)
      const fetched = fetchPicture(db, fetching, claim).finally(() => underWay.delete(fetched))
      underWay.add(fetched)
    }
  } finally {
    await Promise.allSettled(underWay)
  }
  signal.throwIfAborted()
  const next = await nextPictureDue(db)
  if (next) await queuePicturesAt(db, next)
}
