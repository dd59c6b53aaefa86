const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

export interface ArchiveEntry {
  name: string
  /** Bytes, as the archive says of itself. */
  packedBytes: number
  unpackedBytes: number
  /** Where its local header is. */
  headerAt: number
}

/** Of a ZIP archive, by its directory; null where it is none, or does not say what each file unpacks to. */
export function archiveEntries(archive: Uint8Array): ArchiveEntry[] | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOf(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // Where one of these does not fit, readers go to another directory (ZIP64), which may say otherwise.
  if (count === MOST_16 || [view.getUint32(end + 12, true), at].includes(MOST_32)) return null
  const entries: ArchiveEntry[] = []
  for (let nth = 0; nth < count; nth += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return null
    const packedBytes = view.getUint32(at + 20, true)
    const unpackedBytes = view.getUint32(at + 24, true)
    if (unpackedBytes === 0 && packedBytes > 2) return null
    const nameBytes = view.getUint16(at + 28, true)
    const name = Buffer.from(archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)).toString()
    entries.push({ name, packedBytes, unpackedBytes, headerAt: view.getUint32(at + 42, true) })
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  return null
}
