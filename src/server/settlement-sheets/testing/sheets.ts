import { readSheet as readSheetUntil } from '../read-sheet.ts'

/** As for somebody who waits for it. */
export async function readSheet(file: Uint8Array | null, known: Parameters<typeof readSheetUntil>[1] = {}) {
  return await readSheetUntil(file, known, new AbortController().signal)
}
