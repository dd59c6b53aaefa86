/** A blob by the hash of what it was made from, and the names of its parts, such as `240.webp`. */
export interface BlobName {
  /** 32 hexadecimal digits. */
  hash: string
  parts: readonly string[]
}

/** What a put or a delete keeps beside parts until it is done. */
export interface Unfinished {
  name: string
  changedAt: Date
}

/** Of one look. What others keep in the same place is not in it. */
export interface Listing {
  /** Each once, with the parts that are there. */
  blobs: BlobName[]
  unfinished: Unfinished[]
}

/** Immutable, under a content hash, put before the row that names it; all forms pass testing/blob-storage-suite.ts. */
export interface BlobStorage {
  /** Durable once it resolves. A part is whole or not there; of a put that fails nothing unfinished stays behind. */
  put(hash: string, parts: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** One part; undefined where it is not there. */
  get(hash: string, part: string): Promise<Uint8Array | undefined>
  /** Whether all these parts are there. If so, they count as put just now. */
  renew(blob: BlobName): Promise<boolean>
  list(): Promise<Listing>
  /** Unless put or renewed after `unusedSince`, by whatever process. Parts removed: all or none. */
  delete(blob: BlobName, unusedSince: Date): Promise<number>
  /** Removes what is older than that: a stopped machine never finishes it. The number of leftovers removed. */
  discard(unfinished: Unfinished[], before: Date): Promise<number>
}
