import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode, undefinedWhereMissing } from './error-code.ts'
import { StartRefusal } from './start-refusal.ts'

/** Refuses one that cannot be read and written. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StartRefusal(
      `DATA_DIR ${dataDir} cannot be used: it must be a folder that the shop may write (${errorCode(error) ?? error}).`,
    )
  }
}

/** Node’s `recursive` retries for ever below /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error: unknown) => {
    // Another process was quicker.
    if (!(await isFolder(path))) throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(undefinedWhereMissing)
  return found?.isDirectory() ?? false
}
