import { utimesSync } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { blobsNamed, isPartName, nameOfPart, refuseOtherNames } from './blob-name.ts'
import type { BlobName, BlobStorage, Listing, Unfinished } from './blob-storage.ts'
import { syncFolder } from './sync-folder.ts'
import { isUnfinished, unfinishedIn, writeWhole } from './whole-file.ts'

/** Blobs as files `<hash>-<part>` of one folder, which is made with the first. Several processes and machines may share it. */
export function createFolderStorage(folder: string): BlobStorage {
  return {
    put: (hash, parts) => put(folder, hash, parts),
    get: (hash, part) =>
      isPartName(hash, part) ? read(join(folder, nameOfPart(hash, part))) : Promise.resolve(undefined),
    renew: async (blob) => renew(folder, blob),
    list: () => list(folder),
    delete: (blob, unusedSince) => remove(folder, blob, unusedSince.getTime()),
    discard: (unfinished, before) => discard(folder, unfinished, before),
  }
}

async function put(folder: string, hash: string, parts: ReadonlyMap<string, Uint8Array>): Promise<void> {
  refuseOtherNames(hash, parts.keys())
  await mkdir(folder, { recursive: true })
  await Promise.all([...parts].map(([part, content]) => writeWhole(join(folder, nameOfPart(hash, part)), content)))
  await syncFolder(folder)
}

async function read(path: string): Promise<Uint8Array | undefined> {
  return await readFile(path).catch(undefinedWhereMissing)
}

/** In one step of the process, so that no sweep comes between two parts. */
function renew(folder: string, { hash, parts }: BlobName): boolean {
  const now = new Date()
  try {
    for (const part of parts) utimesSync(join(folder, nameOfPart(hash, part)), now, now)
    return true
  } catch {
    return false
  }
}

/** Set aside, then looked at once more: whoever wants it again has renewed it, or puts it anew. */
async function remove(folder: string, { hash, parts }: BlobName, unusedSince: number): Promise<number> {
  const paths = parts.map((part) => join(folder, nameOfPart(hash, part)))
  const looked = await Promise.all(paths.map(async (path) => ({ path, at: await changedAt(path) })))
  const there = looked.filter(({ at }) => at !== undefined)
  if (there.some(({ at = 0 }) => at > unusedSince)) return 0
  const asides = there.map(({ path }) => ({ path, aside: unfinishedIn(folder) }))
  for (const { path, aside } of asides) await rename(path, aside)
  const changed = await Promise.all(asides.map(({ aside }) => changedAt(aside)))
  const wasRenewed = changed.some((at = 0) => at > unusedSince)
  for (const { path, aside } of asides) await (wasRenewed ? rename(aside, path) : rm(aside))
  return wasRenewed ? 0 : asides.length
}

async function list(folder: string): Promise<Listing> {
  const unfinished: Unfinished[] = []
  const finished = async function* () {
    for await (const name of filesIn(folder)) {
      const at = isUnfinished(name) ? await changedAt(join(folder, name)) : undefined
      if (at === undefined) yield name
      else unfinished.push({ name, changedAt: new Date(at) })
    }
  }
  return { blobs: await blobsNamed(finished()), unfinished }
}

async function discard(folder: string, unfinished: Unfinished[], before: Date): Promise<number> {
  const old = unfinished.filter(({ changedAt }) => changedAt <= before)
  for (const { name } of old) await rm(join(folder, name), { force: true })
  return old.length
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(undefinedWhereMissing)
  for await (const { name } of entries ?? []) yield name
}

/** In ms; undefined where there is no such file. */
async function changedAt(path: string): Promise<number | undefined> {
  return await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}
