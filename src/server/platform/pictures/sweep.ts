import type { BlobStorage } from '../storage/blob-storage.ts'

/** Hashes of all pictures shown. */
export type NamedPictures = () => Promise<ReadonlySet<string>>

/** Rows and files come within this. */
const FRESH_MS = 60 * 60 * 1000

/** Deletes what nothing shows, an hour old; how many. Nothing where no picture is shown: a wrong database? */
export async function sweepPictures(storage: BlobStorage, named: NamedPictures, signal?: AbortSignal): Promise<number> {
  const { blobs, unfinished } = await storage.list()
  const shown = await named()
  if (shown.size === 0) return 0
  const oldest = new Date(Date.now() - FRESH_MS)
  let removed = await storage.discard(unfinished, oldest)
  for (const blob of blobs) {
    if (signal?.aborted) break
    if (!shown.has(blob.hash)) removed += await storage.delete(blob, oldest)
  }
  return removed
}
