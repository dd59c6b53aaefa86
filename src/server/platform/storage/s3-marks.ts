import { randomUUID } from 'node:crypto'
import type { S3Calls } from './s3-calls.ts'
import type { ListedObject } from './s3-page.ts'
import { StorageAway } from './storage-away.ts'

/** Where the blobs of a storage are. */
export interface Shelf {
  calls: S3Calls
  prefix: string
}

/**
 * Empty objects beside a blob. Whoever is about to use it, or to delete it, puts one and only then looks for the other’s: of two that meet, one at least
 * sees the other, and whoever deletes gives way. Their names sort before the parts, so that a listing comes to them first.
 */
type MarkKind = 'used' | 'leaving'

const MARK = /^[0-9a-f]{32}-\.(used|leaving)-[0-9a-f-]{36}$/
const NOTHING = new Uint8Array()
/** Four times as long as a delete takes at the most: what is older, a dead process left behind. */
const LEAVING_MS = 120_000

/** Puts one; its key. */
export async function markOf({ calls, prefix }: Shelf, hash: string, kind: MarkKind): Promise<string> {
  const key = `${prefix}${hash}-.${kind}-${randomUUID()}`
  await calls.put(key, NOTHING)
  return key
}

/** Parts and marks of a blob. */
export async function objectsOf({ calls, prefix }: Shelf, hash: string): Promise<ListedObject[]> {
  const found: ListedObject[] = []
  for await (const each of calls.list(`${prefix}${hash}-`)) found.push(each)
  return found
}

export function isMark({ prefix }: Shelf, { key }: ListedObject, kind?: MarkKind): boolean {
  const [, found] = MARK.exec(key.slice(prefix.length)) ?? []
  return found !== undefined && (kind === undefined || kind === found)
}

export function isUsedSince(shelf: Shelf, found: ListedObject[], since: Date): boolean {
  return found.some((each) => each.changedAt > since && !isMark(shelf, each, 'leaving'))
}

/** Seen by whoever has put `own` before; both by the clock of the storage. */
export function isBeingDeleted(shelf: Shelf, own: string, found: ListedObject[]): boolean {
  const mark = found.find(({ key }) => key === own)
  if (!mark) throw new StorageAway('the object storage does not list what was put before')
  const oldest = mark.changedAt.getTime() - LEAVING_MS
  return found.some((each) => isMark(shelf, each, 'leaving') && each.changedAt.getTime() > oldest)
}
