import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { giveTo } from '../postgres/account.ts'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { noteSignal } from '../signals/signals.ts'
import type { BackupTarget } from './backup-target.ts'
import { historiesIn, PG_WAL, WAL_OUT } from './cluster-files.ts'
import { waitingIn } from './waiting-wal.ts'
import { isHistory } from './wal-names.ts'

/**
 * PostgreSQL leaves each part of its log in a folder of its own, at the latest a minute after something was written. No command is run for that,
 * and none waits for the backup target.
 */
export const ARCHIVING: Record<string, string> = {
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': WAL_OUT,
  archive_timeout: '60s',
  // A backup that takes too long keeps no more than this: then it fails, and not the shop.
  max_slot_wal_keep_size: '4GB',
}

const LOOK_EACH_MS = 1_000
const TRY_AGAIN_MS = 10_000
const LAST_LOOK_MS = 5_000
/** Longer than a bucket is asked for once; a part of the log asks it twice. */
const SHIPS_WITHIN_MS = 360_000
/** As `basic_archive` calls it, for seconds. */
const BEING_WRITTEN = 'archtemp.'
const LEFT_MS = 60 * 60 * 1000
/** A gigabyte. */
const MOST_WAITING = 64

export interface Shipping {
  cluster: string
  target: BackupTarget
  onTrouble: (what: string, error?: unknown) => void
  mostWaiting?: number
  shipsWithinMs?: number
}

export const walFileOf = (name: string) => `wal/${name}.gz`

/** Puts the log into the backup target as it comes, in its order. The shop goes on, whatever the target does. */
export async function shipWal(shipping: Shipping): Promise<{ stop(): Promise<void> }> {
  const folder = await outFolder(shipping.cluster)
  const stopping = new AbortController()
  const shipped = new Set<string>()
  let isAway = false
  const note = (error?: unknown) => {
    if (error && !isAway) shipping.onTrouble(AWAY, error)
    if (!error && isAway) shipping.onTrouble('the place of backups takes the log again')
    isAway = error !== undefined
  }
  const look = () => shipAll(folder, shipping, shipped, note).then(() => note(), note)
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look()
      await pause(isAway ? TRY_AGAIN_MS : LOOK_EACH_MS)
    }
  })()
  // At a pace of its own: a target that hangs never answers.
  const bounding = (async () => {
    for (await pause(LOOK_EACH_MS); !stopping.signal.aborted; await pause(LOOK_EACH_MS))
      await dropOldest(folder, shipping).catch((error: unknown) => shipping.onTrouble(UNBOUNDED, error))
  })()
  return {
    async stop() {
      stopping.abort()
      // What a target that is slow does not take by then is put at the next start.
      await Promise.race([Promise.all([looking.then(look), bounding]), wait(LAST_LOOK_MS, undefined, { ref: false })])
    },
  }
}

const AWAY = 'the log could not be put into the place of backups; it is kept, and tried again each ten seconds'
const UNBOUNDED = 'what waits of the log could not be looked at'

/** PostgreSQL’s account writes there: only root has to give it, and a unit’s `SystemCallFilter` lets nobody else try. */
async function outFolder(cluster: string): Promise<string> {
  const folder = join(cluster, WAL_OUT)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = await stat(cluster)
  await giveTo({ uid, gid }, folder)
  return folder
}

async function shipAll(
  folder: string,
  shipping: Shipping,
  shipped: Set<string>,
  onTrouble: (error: Error) => void,
): Promise<void> {
  const put = (from: string, name: string) =>
    tellWhenLate(ship(from, name, shipping.target), shipping.shipsWithinMs ?? SHIPS_WITHIN_MS, onTrouble)
  // Before what follows them. Whoever restored this shop archived none: from where PostgreSQL keeps them.
  for (const name of await historiesIn(shipping.cluster))
    if (!shipped.has(name)) await put(join(shipping.cluster, PG_WAL), name).then(() => shipped.add(name))
  for (;;) {
    await dropOldest(folder, shipping)
    const [name] = await waitingIn(folder)
    if (name === undefined) break
    await put(folder, name)
    await rm(join(folder, name), { force: true })
  }
  await removeLeft(folder)
}

/** Labels of backups, which hold their own; histories once more; and what PostgreSQL was writing when it fell, which it never goes on with. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const isDone = name.endsWith('.backup') || isHistory(name)
    if (isDone || (name.startsWith(BEING_WRITTEN) && (await isOld(path)))) await rm(path, { force: true })
  }
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(undefinedWhereMissing)
  return found !== undefined && found.mtimeMs < Date.now() - LEFT_MS
}

/** Waited for all the same: each question that hangs holds one of the few threads that files have. */
async function tellWhenLate(work: Promise<void>, withinMs: number, onTrouble: (error: Error) => void): Promise<void> {
  const late = new Error(`it has not answered for ${Math.round(withinMs / 1000)} seconds`)
  const timer = setTimeout(() => onTrouble(late), withinMs).unref()
  await work.finally(() => clearTimeout(timer))
}

/** The same name with something else in it would be another shop’s, and neither could be restored. */
async function ship(folder: string, name: string, target: BackupTarget): Promise<void> {
  const bytes = await readFile(join(folder, name)).catch(undefinedWhereMissing)
  if (!bytes) return // given up meanwhile
  const zipped = await target.get(walFileOf(name))
  // One that is damaged is put anew.
  const there = zipped && (await promisify(gunzip)(zipped).catch(() => undefined))
  if (!there) return await target.put(walFileOf(name), await promisify(gzip)(bytes, { level: 1 }))
  if (!bytes.equals(there))
    throw new Error(`${name} is there already, and is another: each shop needs a place of its own (BACKUPS)`)
}

/** Says what it has removed itself. */
async function dropOldest(folder: string, { onTrouble, mostWaiting = MOST_WAITING }: Shipping): Promise<void> {
  const dropped: string[] = []
  for (const name of (await waitingIn(folder)).slice(0, -mostWaiting))
    if (await rm(join(folder, name)).then(() => true, undefinedWhereMissing)) dropped.push(name)
  if (dropped.length === 0) return
  noteSignal('walGivenUp', { parts: dropped.length })
  const parts = dropped.length === 1 ? 'a part' : `${dropped.length} parts`
  onTrouble(
    `${parts} of the log (until ${dropped.at(-1)}) had to be given up, as the place of backups did not take the log in time: please make a backup as soon as it does`,
  )
}
