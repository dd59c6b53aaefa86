import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { stopBackup } from './backup.queries.ts'
import { inBackupSession } from './backup-session.ts'
import type { BackupTarget } from './backup-target.ts'
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
export async function takeBackup(target: BackupTarget, source: Source, stopping: AbortSignal): Promise<Backup> {
  const name = nameAt(new Date())
  try {
    return await take(stoppable(target, stopping), source, name)
  } catch (error) {
    // What stays where the target is away counts for nothing.
    const discarded = discard(target, name).catch(() => undefined)
    await Promise.race([discarded, wait(LAST_CALL_MS, undefined, { ref: false })])
    throw error
  }
}

async function take(target: BackupTarget, source: Source, name: string): Promise<Backup> {
  const database = await putDatabase(target, source, name)
  // After the rows that name them; a sweep leaves alone for longer what was named a moment ago.
  const pictures = source.hasPictures
    ? await putPictures(target, join(source.dataDir, 'images'), `${piecesOf(name)}/pictures`)
    : null
  const backup = { name, ...database, pictures }
  await saveBackup(target, backup)
  return backup
}

/** Its end before its pieces, without which it would be a damaged one: where the answer was lost, it may be there. */
async function discard(target: BackupTarget, name: string): Promise<void> {
  await target.delete(fileOf(name))
  for await (const file of target.list(`${piecesOf(name)}/`)) await target.delete(file)
}

/** No longer than that, however long its pictures take, is any of the log kept for it. */
async function putDatabase(target: BackupTarget, { dataDir, connection }: Source, name: string) {
  return await inBackupSession(connection, name, async (client, ended) => {
    const ends: Pick<Backup, 'firstWal' | 'lastWal' | 'endedAt'> = { firstWal: '', lastWal: '', endedAt: '' }
    const pieces = await putPieces(stoppable(target, ended), piecesOf(name), archive(dataDir, client, ends))
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
