const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

/**
 * What a ZIP archive says that it holds, in bytes; null where it is none, or does not say it of each file. Readers stop at what is said of
 * a file, so a zip bomb has to admit here that it is one.
 */
export function unpackedBytes(archive: Uint8Array): number | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOf(view)
  if (end === null) return null
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // Where one of these does not fit, readers go to another directory (ZIP64), which may say otherwise.
  if (entries === MOST_16 || [view.getUint32(end + 12, true), at].includes(MOST_32)) return null
  let sum = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return null
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    if (unpacked === 0 && packed > 2) return null
    sum += unpacked
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  return null
}
