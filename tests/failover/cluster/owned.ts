import { chown, mkdir, writeFile } from 'node:fs/promises'
import type { Folder } from './folder.ts'

/** For those who run the cluster, and nobody else. */
export async function writeOwned(place: Folder, file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  await own(place, file)
}

export async function makeOwned(place: Folder, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await own(place, folder)
}

async function own({ account: { uid, gid } }: Folder, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
