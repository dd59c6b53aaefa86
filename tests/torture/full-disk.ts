import { execFile } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Strike, untilWellAgain } from './strikes.ts'

const run = promisify(execFile)
/** Of the shop’s data with the database, and of the pictures in it. */
export const DISK_MEGABYTES = { data: 400, pictures: 24 }
const FULL_FOR_MS = 3_000

export interface SmallDisk {
  remove(): Promise<void>
}

/** A disk of its own for a folder; in words why not, where this machine does not let us. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | string> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return 'only root can mount a small disk on Linux'
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'haat-torture', folder])
  } catch (error) {
    return `a small disk could not be mounted: ${error instanceof Error ? error.message.trim() : error}`
  }
  return {
    remove: async () => void (await run('umount', ['--lazy', folder])),
  }
}

/** A disk has no room for a while: the database’s, or that of the pictures. */
export function fullDiskStrikes(dataDir: string, imagesDir: string): Record<string, Strike> {
  return { 'full-of-data': fillFor(dataDir), 'full-of-pictures': fillFor(imagesDir) }
}

function fillFor(folder: string): Strike {
  return async (victim) => {
    const ballast = join(folder, 'ballast')
    fill(ballast)
    await wait(FULL_FOR_MS)
    rmSync(ballast)
    await untilWellAgain(victim)
  }
}

/** To the last byte: in ever smaller pieces until none fits. */
export function fill(path: string): void {
  const file = openSync(path, 'a')
  for (let bytes = 1 << 22; bytes >= 1; bytes >>= 2) writeUntilFull(file, Buffer.alloc(bytes))
  closeSync(file)
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    let written = piece.length
    while (written === piece.length) written = writeSync(file, piece)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
