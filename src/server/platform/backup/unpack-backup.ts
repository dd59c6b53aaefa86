import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import type { BackupTarget } from './backup-target.ts'
import type { Backup } from './backups.ts'
import { WAL_IN } from './cluster-files.ts'
import { readPieces } from './pieces.ts'
import { listedPictures, pictureFileOf } from './put-pictures.ts'
import { walFileOf } from './ship-wal.ts'
import { untar } from './untar.ts'
import { nameOf, SEGMENT_BYTES, type Segment, segmentOf, segmentsBetween, timelineOfHistory } from './wal-names.ts'

/** Database and secrets, into an empty folder. Throws `Damage`. */
export async function unpackBackup(target: BackupTarget, backup: Backup, dataDir: string): Promise<void> {
  await readPieces(target, backup.pieces, (content) => untar(content, dataDir))
}

/** Lays the log that follows a backup where PostgreSQL finds it. What is missing before its end, or damaged. */
export async function fetchWal(target: BackupTarget, backup: Backup, cluster: string): Promise<string[]> {
  const folder = join(cluster, WAL_IN)
  await mkdir(folder, { mode: 0o700 })
  const lay = (name: string, zipped: Uint8Array) => writeFile(join(folder, `${name}.gz`), zipped, { mode: 0o600 })
  const { segments, histories } = await walAfter(target, backup)
  // By their names alone PostgreSQL knows which timelines are taken: the restored shop’s is to be none of them.
  for (const name of histories) await lay(name, gzipSync(''))
  const missing: string[] = []
  for (const name of segments.map(nameOf)) {
    const zipped = await target.get(walFileOf(name))
    const bytes = zipped && (await promisify(gunzip)(zipped).catch(() => undefined))
    if (zipped && bytes?.length === SEGMENT_BYTES) await lay(name, zipped)
    else missing.push(name)
  }
  return missing
}

export async function removeFetchedWal(cluster: string): Promise<void> {
  await rm(join(cluster, WAL_IN), { recursive: true })
}

/** From where its own ends to the last that is there, also what is not; histories but those it has come through, which it holds itself. */
async function walAfter(target: BackupTarget, backup: Backup): Promise<{ segments: Segment[]; histories: string[] }> {
  const own = segmentOf(backup.lastWal)
  if (!own) throw new Error(`${backup.lastWal} is no part of a log`)
  let last = own
  const histories: string[] = []
  for await (const file of target.list('wal/')) {
    const name = file.replace(/^wal\/|\.gz$/g, '')
    if ((timelineOfHistory(name) ?? 0) > own.timeline) histories.push(name)
    const segment = segmentOf(name)
    if (segment?.timeline === own.timeline && segment.position > last.position) last = segment
  }
  return { segments: segmentsBetween({ ...own, position: own.position + 1 }, last), histories }
}

/** How many of them are not there any more. Throws `Damage` where their list is. */
export async function fetchPictures(target: BackupTarget, backup: Backup, dataDir: string): Promise<number> {
  const names = await listedPictures(target, backup.pictures)
  if (names.length > 0) await mkdir(join(dataDir, 'images'))
  let missing = 0
  for (const name of names) {
    const bytes = await target.get(pictureFileOf(name))
    if (bytes) await writeFile(join(dataDir, 'images', name), bytes)
    else missing += 1
  }
  return missing
}
