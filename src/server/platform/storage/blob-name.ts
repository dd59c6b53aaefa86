import type { BlobName } from './blob-storage.ts'

const HASH = /^[0-9a-f]{32}$/
const PART = /^\w+\.\w+$/
const NAME = /^([0-9a-f]{32})-(\w+\.\w+)$/

/** Whether hash and part may be put together: nothing else may lead out of a folder or beside a prefix. */
export function isPartName(hash: string, part: string): boolean {
  return HASH.test(hash) && PART.test(part)
}

/** A bug of whoever puts: refuses with an error. */
export function refuseOtherNames(hash: string, parts: Iterable<string>): void {
  for (const part of parts) if (!isPartName(hash, part)) throw new Error(`${hash}-${part} names no part of a blob`)
}

export function nameOfPart(hash: string, part: string): string {
  return `${hash}-${part}`
}

/** Whether a file is a part of a blob. */
export function isFileOfPart(name: string): boolean {
  return NAME.test(name)
}

/** Each blob once; what others keep in the same place is none. */
export async function blobsNamed(names: AsyncIterable<string>): Promise<BlobName[]> {
  const blobs = new Map<string, string[]>()
  for await (const name of names) {
    const [, hash, part] = NAME.exec(name) ?? []
    if (hash === undefined || part === undefined) continue
    const known = blobs.get(hash)
    if (known) known.push(part)
    else blobs.set(hash, [part])
  }
  return [...blobs].map(([hash, parts]) => ({ hash, parts }))
}
