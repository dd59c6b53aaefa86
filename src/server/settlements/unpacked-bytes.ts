import { archiveEntries } from './archive-entries.ts'

/**
 * What a ZIP archive says that it holds, in bytes; null where it is none, or does not say it of each file. Readers stop at what is said of
 * a file, so a zip bomb has to admit here that it is one.
 */
export function unpackedBytes(archive: Uint8Array): number | null {
  return archiveEntries(archive)?.reduce((sum, entry) => sum + entry.unpackedBytes, 0) ?? null
}
