import { open } from 'node:fs/promises'

/** Makes renames survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
