import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { segmentOf } from './wal-names.ts'

/** In the order of the log; what is being written has another name. */
export async function waitingIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => segmentOf(name)).toSorted()
}

/** How long the oldest part of the log has waited there; 0: none waits. */
export async function oldestWaitingSeconds(folder: string): Promise<number> {
  const [oldest] = await waitingIn(folder)
  const found = oldest === undefined ? undefined : await stat(join(folder, oldest)).catch(undefinedWhereMissing)
  return found ? Math.max(0, (Date.now() - found.mtimeMs) / 1000) : 0
}
