import type { BlobName, BlobStorage } from '../storage/blob-storage.ts'

const AT_ONCE = 8
/** A shop that still keeps pictures where they come from may have put one just now, and not yet its row. */
const FRESH_MS = 60 * 60 * 1000
const TELL_EACH = 100

interface Move {
  from: BlobStorage
  to: BlobStorage
  /** Whether what is there twice is deleted where it came from. */
  isDeleting: boolean
  tell: (done: Moved, of: number) => void
}

export interface Moved {
  /** Pictures that were copied now, or already were there. */
  copied: number
  already: number
  /** Of those, deleted where they came from. */
  deleted: number
}

/** Copies what is not there yet, reads it back, and may be ended and begun again at any time: what it finds there it compares, byte for byte. */
export async function movePictures({ from, to, isDeleting, tell }: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, already: 0, deleted: 0 }
  const { blobs } = await from.list()
  const unusedSince = new Date(Date.now() - FRESH_MS)
  // All take from the same line; what fails ends it.
  const line = blobs.values()
  const failed = new AbortController()
  const work = async () => {
    for (const blob of line) {
      if (failed.signal.aborted) return
      moved[await copy(from, to, blob)] += 1
      if (isDeleting && (await from.delete(blob, unusedSince)) > 0) moved.deleted += 1
      const done = moved.copied + moved.already
      if (done % TELL_EACH === 0 || done === blobs.length) tell(moved, blobs.length)
    }
  }
  const working = Array.from({ length: AT_ONCE }, () => work().catch((error: unknown) => failed.abort(error)))
  await Promise.all(working)
  failed.signal.throwIfAborted()
  return moved
}

async function copy(from: BlobStorage, to: BlobStorage, { hash, parts }: BlobName): Promise<'copied' | 'already'> {
  const missing = new Map<string, Uint8Array>()
  for (const part of parts) {
    const bytes = await from.get(hash, part)
    // Swept meanwhile.
    if (bytes === undefined) continue
    if (!isSame(bytes, await to.get(hash, part))) missing.set(part, bytes)
  }
  if (missing.size === 0) return 'already'
  await to.put(hash, missing)
  for (const [part, bytes] of missing)
    if (!isSame(bytes, await to.get(hash, part))) throw new Error(`${hash}-${part} does not come back as it was put`)
  return 'copied'
}

function isSame(bytes: Uint8Array, other: Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.compare(bytes, other) === 0
}
