import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { undefinedWhereMissing } from '../process/error-code.ts'
import type { BackupPlace } from './backup-place.ts'
import { getPiece, type Piece, putPiece } from './pieces.ts'

const PICTURE = /^[0-9a-f]{32}-\w+\.\w+$/

export const pictureFileOf = (name: string) => `pictures/${name}`

/** Those that are not there yet, as none ever changes; and a list of all. */
export async function putPictures(place: BackupPlace, folder: string, list: string): Promise<Piece> {
  const names = await picturesIn(folder)
  const there = new Set<string>()
  for await (const file of place.list('pictures/')) there.add(file)
  for (const name of names) {
    if (there.has(pictureFileOf(name))) continue
    const bytes = await readFile(join(folder, name)).catch(undefinedWhereMissing)
    // Swept meanwhile: nothing shows it.
    if (bytes) await place.put(pictureFileOf(name), bytes)
  }
  return await putPiece(place, list, await promisify(gzip)(names.join('\n')))
}

/** Throws `Damage`. */
export async function listedPictures(place: BackupPlace, list: Piece | null): Promise<string[]> {
  if (!list) return []
  const text = (await promisify(gunzip)(await getPiece(place, list))).toString()
  return text.split('\n').filter((name) => PICTURE.test(name))
}

async function picturesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(undefinedWhereMissing)) ?? []
  return names.filter((name) => PICTURE.test(name)).toSorted()
}
