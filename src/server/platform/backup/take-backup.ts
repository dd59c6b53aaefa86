import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { stopBackup } from './backup.queries.ts'
import type { BackupPlace } from './backup-place.ts'
import { inBackupSession } from './backup-session.ts'
import { type Backup, fileOf, nameAt, piecesOf, saveBackup } from './backups.ts'
import { clusterFiles, historiesIn, PG_WAL } from './cluster-files.ts'
import { putPieces } from './pieces.ts'
import { putPictures } from './put-pictures.ts'
import { LAST_CALL_MS, stoppable } from './stoppable.ts'
import { tarBytes, tarEnd, tarFile, tarFolder } from './tar.ts'
import { nameOf, segmentOf, segmentsBetween } from './wal-names.ts'

export interface Source {
  dataDir: string
  /** The superuser’s, to the embedded server that runs there. */
  connection: pg.ClientConfig
  hasPictures: boolean
}

const FIRST_WAL = /^START WAL LOCATION: \S+ \(file (\w+)\)$/m

/** While the shop serves. Whole once it resolves; one that fails, or is stopped, takes away what it has put, but for pictures. */
export async function takeBackup(place: BackupPlace, source: Source, stopping: AbortSignal): Promise<Backup> {
  const name = nameAt(new Date())
  try {
    return await take(stoppable(place, stopping), source, name)
  } catch (error) {
    // What stays where the place is away counts for nothing.
    const discarded = discard(place, name).catch(() => undefined)
    await Promise.race([discarded, wait(LAST_CALL_MS, undefined, { ref: false })])
    throw error
  }
}

async function take(place: BackupPlace, source: Source, name: string): Promise<Backup> {
  const database = await putDatabase(place, source, name)
  // After the rows that name them; a sweep leaves alone for longer what was named a moment ago.
  const pictures = source.hasPictures
    ? await putPictures(place, join(source.dataDir, 'images'), `${piecesOf(name)}/pictures`)
    : null
  const backup = { name, ...database, pictures }
  await saveBackup(place, backup)
  return backup
}

/** Its end before its pieces, without which it would be a damaged one: where the answer was lost, it may be there. */
async function discard(place: BackupPlace, name: string): Promise<void> {
  await place.delete(fileOf(name))
  for await (const file of place.list(`${piecesOf(name)}/`)) await place.delete(file)
}

/** No longer than that, however long its pictures take, is any of the log kept for it. */
async function putDatabase(place: BackupPlace, { dataDir, connection }: Source, name: string) {
  return await inBackupSession(connection, name, async (client, ended) => {
    const ends: Pick<Backup, 'firstWal' | 'lastWal' | 'endedAt'> = { firstWal: '', lastWal: '', endedAt: '' }
    const pieces = await putPieces(stoppable(place, ended), piecesOf(name), archive(dataDir, client, ends))
    return { ...ends, pieces }
  })
}

/** Says at its end which part of the log it holds. */
async function* archive(dataDir: string, client: pg.Client, ends: Partial<Backup>): AsyncGenerator<Uint8Array> {
  const cluster = join(dataDir, 'postgres')
  yield* tarFolder('postgres')
  for await (const { path, isFolder } of clusterFiles(cluster))
    yield* isFolder ? tarFolder(`postgres/${path}`) : tarFile(`postgres/${path}`, join(cluster, path))

  const { label, lastPosition, endedAt } = await stopBackup(client)
  const first = segmentOf(FIRST_WAL.exec(label)?.[1] ?? '')
  if (!first) throw new Error('PostgreSQL does not say where the backup begins')
  const last = { ...first, position: lastPosition }
  Object.assign(ends, { firstWal: nameOf(first), lastWal: nameOf(last), endedAt: endedAt.toISOString() })
  yield* tarBytes('postgres/backup_label', new TextEncoder().encode(label))
  // Read whole: one that has gone is an error.
  for (const name of [...segmentsBetween(first, last).map(nameOf), ...(await historiesIn(cluster))])
    yield* tarBytes(`postgres/${PG_WAL}/${name}`, await readFile(join(cluster, PG_WAL, name)))
  yield* secrets(dataDir)
  yield* tarEnd()
}

async function* secrets(dataDir: string): AsyncGenerator<Uint8Array> {
  yield* tarFolder('secrets')
  for (const name of await readdir(join(dataDir, 'secrets')))
    yield* tarFile(`secrets/${name}`, join(dataDir, 'secrets', name))
}
