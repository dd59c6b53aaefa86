import { setTimeout as wait } from 'node:timers/promises'
import { namedPictures } from '../src/server/assembly/named-pictures.ts'
import type { Db } from '../src/server/platform/database/db.ts'
import type { DrawPicture } from '../src/server/platform/pictures/drawn-when-asked.ts'
import { isWholePicture } from '../src/server/platform/pictures/store.ts'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import { demoPictures } from './demo-pictures.ts'

/**
 * Draws what the shop still names of the demo and nobody has drawn, the newest first, as lists show it; how many. Behind open doors: one at
 * a time, with a rest after each as long as it took. Cut off, the next start finds what is missing.
 */
export async function drawRest(db: Db, storage: BlobStorage, draw: DrawPicture, signal: AbortSignal): Promise<number> {
  const missing = await missingPictures(db, storage)
  for (const hash of missing) {
    signal.throwIfAborted()
    const began = performance.now()
    await draw(hash)
    await wait(performance.now() - began, undefined, { signal })
  }
  return missing.length
}

async function missingPictures(db: Db, storage: BlobStorage): Promise<string[]> {
  const missing = new Set(await namedPictures(db)())
  const { blobs } = await storage.list()
  for (const blob of blobs) if (isWholePicture(blob)) missing.delete(blob.hash)
  // Nothing is missing at most starts: then no garment is drawn to know its hash.
  if (missing.size === 0) return []
  return [...(await demoPictures()).keys()].filter((hash) => missing.has(hash)).reverse()
}
