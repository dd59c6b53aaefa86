import { setTimeout as pause } from 'node:timers/promises'
import { blobsNamed, isPartName, nameOfPart, refuseOtherNames } from './blob-name.ts'
import type { BlobName, BlobStorage, Listing, Unfinished } from './blob-storage.ts'
import type { S3Calls } from './s3-calls.ts'
import { isBeingDeleted, isMark, isUsedSince, markOf, objectsOf, type Shelf } from './s3-marks.ts'
import { StorageAway } from './storage-away.ts'

/** A delete takes less, or is given up. */
const MOST_DELETING_MS = 30_000
const MOST_WAITING_MS = 10_000
const LOOK_AGAIN_MS = 25

/** Blobs as objects `<prefix><hash>-<part>` of a bucket, whose listings are consistent with what was put before (decisions/071). */
export function createS3Storage(calls: S3Calls, prefix: string): BlobStorage {
  const shelf = { calls, prefix }
  return {
    put: (hash, parts) => put(shelf, hash, parts),
    get: async (hash, part) => (isPartName(hash, part) ? await calls.get(prefix + nameOfPart(hash, part)) : undefined),
    renew: (blob) => renew(shelf, blob),
    list: () => list(shelf),
    delete: (blob, unusedSince) => remove(shelf, blob, unusedSince),
    discard: (unfinished, before) => discard(shelf, unfinished, before),
  }
}

async function put(shelf: Shelf, hash: string, parts: ReadonlyMap<string, Uint8Array>): Promise<void> {
  refuseOtherNames(hash, parts.keys())
  const { calls, prefix } = shelf
  const mark = await markOf(shelf, hash, 'used')
  const until = performance.now() + MOST_WAITING_MS
  while (isBeingDeleted(shelf, mark, await objectsOf(shelf, hash))) {
    if (performance.now() > until) throw new StorageAway('the same blob is being deleted')
    await pause(LOOK_AGAIN_MS)
  }
  const written = [...parts].map(([part, content]) => calls.put(prefix + nameOfPart(hash, part), content))
  const failed = (await Promise.allSettled(written)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  await takeAway(shelf, mark)
}

/** A mark of use, which stays until a sweep finds it old. */
async function renew(shelf: Shelf, { hash, parts }: BlobName): Promise<boolean> {
  const mark = await markOf(shelf, hash, 'used')
  const found = await objectsOf(shelf, hash)
  const there = new Set(found.map(({ key }) => key))
  const isWhole = parts.every((part) => there.has(shelf.prefix + nameOfPart(hash, part)))
  if (isWhole && !isBeingDeleted(shelf, mark, found)) return true
  await takeAway(shelf, mark)
  return false
}

/** Where it cannot be taken away, it is swept later. */
async function takeAway({ calls }: Shelf, mark: string): Promise<void> {
  await calls.delete(mark).catch(() => undefined)
}

async function list(shelf: Shelf): Promise<Listing> {
  const unfinished: Unfinished[] = []
  const names = async function* () {
    for await (const each of shelf.calls.list(shelf.prefix)) {
      const name = each.key.slice(shelf.prefix.length)
      if (isMark(shelf, each)) unfinished.push({ name, changedAt: each.changedAt })
      else yield name
    }
  }
  return { blobs: await blobsNamed(names()), unfinished }
}

/** Marked, then looked at once more: whoever wants it again has marked it as used, or waits until it is gone. */
async function remove(shelf: Shelf, { hash, parts }: BlobName, unusedSince: Date): Promise<number> {
  const { calls, prefix } = shelf
  const keys = new Set(parts.map((part) => prefix + nameOfPart(hash, part)))
  const before = await objectsOf(shelf, hash)
  const there = before.filter(({ key }) => keys.has(key))
  if (there.length === 0 || isUsedSince(shelf, before, unusedSince)) return 0
  const began = performance.now()
  const mark = await markOf(shelf, hash, 'leaving')
  const beside = await objectsOf(shelf, hash)
  const isLate = performance.now() - began > MOST_DELETING_MS
  const isLeft = isLate || isUsedSince(shelf, beside, unusedSince)
  if (!isLeft) {
    const marks = beside.filter((each) => isMark(shelf, each, 'used'))
    await Promise.all([...there, ...marks].map(({ key }) => calls.delete(key)))
  }
  await calls.delete(mark)
  return isLeft ? 0 : there.length
}

async function discard({ calls, prefix }: Shelf, unfinished: Unfinished[], before: Date): Promise<number> {
  const old = unfinished.filter(({ changedAt }) => changedAt <= before)
  for (const { name } of old) await calls.delete(prefix + name)
  return old.length
}
