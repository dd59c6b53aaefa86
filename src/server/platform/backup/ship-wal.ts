import { chown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { BackupPlace } from './backup-place.ts'
import { WAL_OUT } from './cluster-files.ts'
import { segmentOf } from './wal-names.ts'

/**
 * PostgreSQL leaves each part of its log in a folder of its own, at the latest a minute after something was written. No command is run for that,
 * and none waits for the place of backups.
 */
export const ARCHIVING: Record<string, string> = {
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': WAL_OUT,
  archive_timeout: '60s',
}

const LOOK_EACH_MS = 1_000
const TRY_AGAIN_MS = 10_000
const LAST_LOOK_MS = 5_000
/** A gigabyte. */
const MOST_WAITING = 64

export interface Shipping {
  cluster: string
  place: BackupPlace
  onTrouble: (what: string, error?: unknown) => void
  mostWaiting?: number
}

export const walFileOf = (name: string) => `wal/${name}.gz`

/** Puts the log into the place of backups as it comes, in its order. The shop goes on, whatever the place does. */
export async function shipWal(shipping: Shipping): Promise<{ stop(): Promise<void> }> {
  const folder = await outFolder(shipping.cluster)
  const stopping = new AbortController()
  let isAway = false
  const look = async () => {
    const isBack = await shipAll(folder, shipping).then(
      () => true,
      (error: unknown) => {
        if (!isAway) shipping.onTrouble(AWAY, error)
        return false
      },
    )
    if (isBack && isAway) shipping.onTrouble('the place of backups takes the log again')
    isAway = !isBack
    if (isAway) await dropOldest(folder, shipping)
  }
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look()
      await wait(isAway ? TRY_AGAIN_MS : LOOK_EACH_MS, undefined, { ref: false, signal: stopping.signal }).catch(
        () => {},
      )
    }
  })()
  return {
    async stop() {
      stopping.abort()
      // What a place that is slow does not take by then is put at the next start.
      await Promise.race([looking.then(look), wait(LAST_LOOK_MS, undefined, { ref: false })])
    },
  }
}

const AWAY = 'the log could not be put into the place of backups; it is kept, and tried again each ten seconds'

/** PostgreSQL’s account writes there. */
async function outFolder(cluster: string): Promise<string> {
  const folder = join(cluster, WAL_OUT)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = await stat(cluster)
  await chown(folder, uid, gid)
  return folder
}

async function shipAll(folder: string, { place }: Shipping): Promise<void> {
  for (const name of await waitingIn(folder)) {
    await ship(folder, name, place)
    await rm(join(folder, name))
  }
  // Labels of backups, which hold their own.
  for (const name of await readdir(folder)) if (name.endsWith('.backup')) await rm(join(folder, name))
}

/** The same name with something else in it would be another shop’s, and neither could be restored. */
async function ship(folder: string, name: string, place: BackupPlace): Promise<void> {
  const bytes = await readFile(join(folder, name))
  const there = await place.get(walFileOf(name))
  if (!there) return await place.put(walFileOf(name), await promisify(gzip)(bytes, { level: 1 }))
  if (!bytes.equals(await promisify(gunzip)(there)))
    throw new Error(`${name} is there already, and is another: each shop needs a place of its own (BACKUPS)`)
}

async function dropOldest(folder: string, { onTrouble, mostWaiting = MOST_WAITING }: Shipping): Promise<void> {
  const dropped = (await waitingIn(folder)).slice(0, -mostWaiting)
  if (dropped.length === 0) return
  for (const name of dropped) await rm(join(folder, name))
  onTrouble(
    `${dropped.length} parts of the log (until ${dropped.at(-1)}) were given up, as the place of backups took none for too long: once it does again, please make a backup at once`,
  )
}

/** In the order of the log; what is being written has another name. */
async function waitingIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => segmentOf(name)).toSorted()
}
