import type { BackupTarget } from './backup-target.ts'
import { backupsIn, fileOf, type ListedBackup, nameAt, openedFileOf } from './backups.ts'
import { listedPictures, pictureFileOf } from './put-pictures.ts'
import { segmentOf } from './wal-names.ts'

/** What has no end yet may be being made. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000

/** Keeps the newest that could be opened, and whatever brings them to a later moment. How many backups were deleted. */
export async function pruneBackups(target: BackupTarget, keep: number): Promise<number> {
  const all = await backupsIn(target)
  const kept = all.filter(({ opened }) => opened).slice(-keep)
  const oldest = kept[0]?.backup.name
  if (oldest === undefined) return 0
  const leaving = all.filter(({ backup }) => backup.name < oldest)
  // Its end first: what is left of it counts for nothing.
  for (const { backup } of leaving) {
    const pieces = [...backup.pieces, ...(backup.pictures ? [backup.pictures] : [])].map(({ name }) => name)
    for (const file of [openedFileOf(backup.name), fileOf(backup.name), ...pieces]) await target.delete(file)
  }
  const left = all.filter(({ backup }) => backup.name >= oldest)
  const unfinished = new Date(Date.now() - UNFINISHED_MS)
  await target.discardUnfinished(unfinished)
  const isOneUnderWay = await deletePieces(target, left, nameAt(unfinished))
  await deleteWal(target, left)
  // It may have put some that no list names yet.
  if (!isOneUnderWay) await deletePictures(target, left)
  return leaving.length
}

/** Also of what never came to an end. Whether there are some of what may be being made. */
async function deletePieces(target: BackupTarget, left: ListedBackup[], unfinished: string): Promise<boolean> {
  const names = new Set(left.map(({ backup }) => backup.name))
  let isOneUnderWay = false
  for await (const file of target.list('pieces/')) {
    const name = file.split('/')[1] ?? ''
    if (names.has(name)) continue
    if (name < unfinished) await target.delete(file)
    else isOneUnderWay = true
  }
  return isOneUnderWay
}

async function deleteWal(target: BackupTarget, left: ListedBackup[]): Promise<void> {
  const firsts = left.map(({ backup }) => segmentOf(backup.firstWal))
  for await (const file of target.list('wal/')) {
    const segment = segmentOf(file.replace(/^wal\/|\.gz$/g, ''))
    if (!segment) continue
    const isNeeded = firsts.some((first) => first?.timeline === segment.timeline && first.position <= segment.position)
    if (!isNeeded) await target.delete(file)
  }
}

async function deletePictures(target: BackupTarget, left: ListedBackup[]): Promise<void> {
  const named = new Set<string>()
  for (const { backup } of left)
    for (const name of await listedPictures(target, backup.pictures)) named.add(pictureFileOf(name))
  for await (const file of target.list('pictures/')) if (!named.has(file)) await target.delete(file)
}
