import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { errorCode, undefinedWhereMissing } from '../process/error-code.ts'
import { syncFolder } from '../storage/sync-folder.ts'
import type { BackupPlace } from './backup-place.ts'

const UNFINISHED = '.unfinished'
const STAYS = new Set<unknown>(['ENOTEMPTY', 'EEXIST', 'ENOENT'])

/** The folder itself is never made: where a disk is not mounted, its backups would fill the one below. */
export function folderPlace(root: string): BackupPlace {
  return {
    put: (name, bytes) => put(root, name, bytes),
    get: (name) => readFile(join(root, name)).catch(undefinedWhereMissing),
    delete: (name) => remove(join(root, name)),
    list: (folder) => filesIn(root, join(root, folder)),
  }
}

async function put(root: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(root, name)
  await makeFolders(root, dirname(name))
  try {
    await writeFile(path + UNFINISHED, bytes, { mode: 0o600, flush: true })
    await rename(path + UNFINISHED, path)
  } catch (error) {
    // Where the disk is full, it takes none of the room that is missing.
    await rm(path + UNFINISHED, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** With its folder, where it was the last there. */
async function remove(path: string): Promise<void> {
  await rm(path, { force: true })
  await rmdir(dirname(path)).catch((error: unknown) => {
    if (!STAYS.has(errorCode(error))) throw error
  })
}

async function makeFolders(root: string, inside: string): Promise<void> {
  let at = root
  for (const part of inside.split('/')) {
    at = join(at, part)
    await mkdir(at, { mode: 0o700 }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

async function* filesIn(root: string, folder: string): AsyncGenerator<string> {
  // A place that is away is trouble, and no empty one.
  await stat(root)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedWhereMissing)
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue
    yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
  }
}
