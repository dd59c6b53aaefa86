import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/

/** A file is whole or not there, whenever the machine stops, and whoever else writes it; where the disk is full, it takes none of the room that is missing. */
export async function writeWhole(path: string, content: Uint8Array, mode?: number): Promise<void> {
  const unfinished = unfinishedIn(dirname(path))
  try {
    await writeFile(unfinished, content, { flush: true, ...(mode !== undefined && { mode }) })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Another name in each call. */
export function unfinishedIn(folder: string): string {
  return join(folder, `.${randomUUID()}.tmp`)
}

/** Being written; left behind, where it is old. */
export function isUnfinished(name: string): boolean {
  return UNFINISHED.test(name)
}
