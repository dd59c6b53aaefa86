import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { isFileOfPart } from '../storage/blob-name.ts'
import type { BackupTarget } from './backup-target.ts'
import { getPiece, type Piece, putPiece } from './pieces.ts'

export const pictureFileOf = (name: string) => `pictures/${name}`

/** Those that are not there yet, as none ever changes; and a list of all that are there then. */
export async function putPictures(target: BackupTarget, folder: string, list: string): Promise<Piece> {
  const there = await picturesIn(target)
  const listed: string[] = []
  for (const name of await picturesOf(folder)) {
    if (!there.has(pictureFileOf(name))) {
      const bytes = await readFile(join(folder, name)).catch(undefinedWhereMissing)
      // Swept meanwhile: nothing shows it.
      if (!bytes) continue
      await target.put(pictureFileOf(name), bytes)
    }
    listed.push(name)
  }
  return await putPiece(target, list, await promisify(gzip)(listed.join('\n')))
}

/** How many of those that a backup lists are not there. Throws `Damage`. */
export async function countMissingPictures(target: BackupTarget, list: Piece | null): Promise<number> {
  const listed = await listedPictures(target, list)
  if (listed.length === 0) return 0
  const there = await picturesIn(target)
  return listed.filter((name) => !there.has(pictureFileOf(name))).length
}

/** Throws `Damage`. */
export async function listedPictures(target: BackupTarget, list: Piece | null): Promise<string[]> {
  if (!list) return []
  const text = (await promisify(gunzip)(await getPiece(target, list))).toString()
  return text.split('\n').filter(isFileOfPart)
}

async function picturesIn(target: BackupTarget): Promise<Set<string>> {
  const there = new Set<string>()
  for await (const file of target.list('pictures/')) there.add(file)
  return there
}

async function picturesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(undefinedWhereMissing)) ?? []
  return names.filter(isFileOfPart).toSorted()
}
