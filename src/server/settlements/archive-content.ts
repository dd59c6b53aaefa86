import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts'

const inflate = promisify(inflateRaw)
const HEADER_BYTES = 30
const DEFLATED = 8

/** Of a file in a ZIP archive; undefined where it has none of that name. Never more than the archive says of itself. */
export async function contentOf(archive: Uint8Array, name: string): Promise<Buffer | undefined> {
  const entry = archiveEntries(archive)?.find((each) => each.name === name)
  return entry && (await unpacked(archive, entry))
}

async function unpacked(archive: Uint8Array, entry: ArchiveEntry): Promise<Buffer> {
  const { headerAt, packedBytes, unpackedBytes } = entry
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const from = headerAt + HEADER_BYTES + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true)
  const packed = archive.subarray(from, from + packedBytes)
  if (view.getUint16(headerAt + 8, true) !== DEFLATED) return Buffer.from(packed)
  return await inflate(packed, { maxOutputLength: Math.max(1, unpackedBytes) })
}
