// @ts-check
import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30
const LONGEST_COMMENT = 65_535
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff
const DEFLATED = 8

/**
 * @typedef {object} ArchiveEntry
 * @property {string} name
 * @property {number} packedBytes as the archive says of itself
 * @property {number} unpackedBytes
 * @property {number} headerAt where its local header is
 */

/**
 * Of a ZIP archive, by its directory; null where it is none, or does not say what each file unpacks to. Readers stop at what is said of a
 * file, so a zip bomb has to admit here that it is one.
 * @param {Uint8Array} archive
 * @returns {ArchiveEntry[] | null}
 */
export function archiveEntries(archive) {
  const view = viewOf(archive)
  const end = endOf(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // Where one of these does not fit, readers go to another directory (ZIP64), which may say otherwise.
  if (count === MOST_16 || [view.getUint32(end + 12, true), at].includes(MOST_32)) return null
  /** @type {ArchiveEntry[]} */
  const entries = []
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

/**
 * What a file of an archive holds. Throws where it is more than is said of it.
 * @param {Uint8Array} archive
 * @param {ArchiveEntry} entry
 * @returns {Buffer}
 */
export function unpacked(archive, { headerAt, packedBytes, unpackedBytes }) {
  const view = viewOf(archive)
  const from = headerAt + HEADER_BYTES + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true)
  const packed = archive.subarray(from, from + packedBytes)
  if (view.getUint16(headerAt + 8, true) !== DEFLATED) return Buffer.from(packed)
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) })
}

/** @param {Uint8Array} archive */
function viewOf(archive) {
  return new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
}

/** @param {DataView} view */
function endOf(view) {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  return null
}
