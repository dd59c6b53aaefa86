import type { BackupPlace } from './backup-place.ts'
import { backupsIn, fileOf, type ListedBackup, nameAt, openedFileOf } from './backups.ts'
import { listedPictures, pictureFileOf } from './put-pictures.ts'
import { segmentOf } from './wal-names.ts'

/** What has no end yet may be being made. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000

/** Keeps the newest that could be opened, and whatever brings them to a later moment. How many backups were deleted. */
export async function pruneBackups(place: BackupPlace, keep: number): Promise<number> {
  const all = await backupsIn(place)
  const kept = all.filter(({ opened }) => opened).slice(-keep)
  const oldest = kept[0]?.backup.name
  if (oldest === undefined) return 0
  const leaving = all.filter(({ backup }) => backup.name < oldest)
  // Its end first: what is left of it counts for nothing.
  for (const { backup } of leaving) {
    const pieces = [...backup.pieces, ...(backup.pictures ? [backup.pictures] : [])].map(({ name }) => name)
    for (const file of [openedFileOf(backup.name), fileOf(backup.name), ...pieces]) await place.delete(file)
  }
  const left = all.filter(({ backup }) => backup.name >= oldest)
  const unfinished = new Date(Date.now() - UNFINISHED_MS)
  await place.discardUnfinished(unfinished)
  const isOneUnderWay = await deletePieces(place, left, nameAt(unfinished))
  await deleteWal(place, left)
  // It may have put some that no list names yet.
  if (!isOneUnderWay) await deletePictures(place, left)
  return leaving.length
}

/** Also of what never came to an end. Whether there are some of what may be being made. */
async function deletePieces(place: BackupPlace, left: ListedBackup[], unfinished: string): Promise<boolean> {
  const names = new Set(left.map(({ backup }) => backup.name))
  let isOneUnderWay = false
  for await (const file of place.list('pieces/')) {
    const name = file.split('/')[1] ?? ''
    if (names.has(name)) continue
    if (name < unfinished) await place.delete(file)
    else isOneUnderWay = true
  }
  return isOneUnderWay
}

async function deleteWal(place: BackupPlace, left: ListedBackup[]): Promise<void> {
  const firsts = left.map(({ backup }) => segmentOf(backup.firstWal))
  for await (const file of place.list('wal/')) {
    const segment = segmentOf(file.replace(/^wal\/|\.gz$/g, ''))
    if (!segment) continue
    const isNeeded = firsts.some((first) => first?.timeline === segment.timeline && first.position <= segment.position)
    if (!isNeeded) await place.delete(file)
  }
}

async function deletePictures(place: BackupPlace, left: ListedBackup[]): Promise<void> {
  const named = new Set<string>()
  for (const { backup } of left)
    for (const name of await listedPictures(place, backup.pictures)) named.add(pictureFileOf(name))
  for await (const file of place.list('pictures/')) if (!named.has(file)) await place.delete(file)
}
