import { mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { errorCode, undefinedWhereMissing } from '../process/error-code.ts'
import { syncFolder } from '../storage/sync-folder.ts'
import { isUnfinished, writeWhole } from '../storage/whole-file.ts'
import type { BackupTarget } from './backup-target.ts'

const STAYS = new Set<unknown>(['ENOTEMPTY', 'EEXIST', 'ENOENT'])

/** The folder itself is never made: where a disk is not mounted, its backups would fill the one below. */
export function folderTarget(root: string): BackupTarget {
  return {
    put: (name, bytes) => put(root, name, bytes),
    get: (name) => readFile(join(root, name)).catch(undefinedWhereMissing),
    delete: (name) => remove(join(root, name)),
    list: (folder) => filesIn(root, folder),
    discardUnfinished: (before) => discardUnfinished(root, before.getTime()),
  }
}

async function put(root: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(root, name)
  await makeFolders(root, dirname(name))
  await writeWhole(path, bytes, 0o600)
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
  for await (const path of pathsIn(root, folder))
    if (!isUnfinished(basename(path))) yield relative(root, path).split(sep).join('/')
}

async function discardUnfinished(root: string, before: number): Promise<void> {
  for await (const path of pathsIn(root, '.')) {
    if (!isUnfinished(basename(path))) continue
    const found = await stat(path).catch(undefinedWhereMissing)
    if (found && found.mtimeMs < before) await remove(path)
  }
}

async function* pathsIn(root: string, folder: string): AsyncGenerator<string> {
  // A target that is away is trouble, and no empty one.
  await stat(root)
  yield* pathsBelow(join(root, folder))
}

/** A level at a time: a folder that goes meanwhile takes no other out of the list. */
async function* pathsBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(undefinedWhereMissing)
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory()) yield* pathsBelow(path)
  }
}
