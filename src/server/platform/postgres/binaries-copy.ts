import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeLibraryLinks } from './package.ts'

/** Copies programs for every account; appears when complete, so an existing copy is used. */
export async function copyBinaries(folder: string, place: string, tell: (step: string) => void): Promise<string> {
  if (await isOurs(place)) return place
  tell(`Copying PostgreSQL to ${place}, because it cannot run where it is installed…`)
  const home = dirname(place)
  if (await mkdir(home, { recursive: true })) await chmod(home, 0o755) // whatever the umask says
  const unfinished = await mkdtemp(`${place}.new-`)
  try {
    copyReadable(join(folder, 'native'), join(unfinished, 'native'))
    await makeLibraryLinks(folder, unfinished)
    await chmod(unfinished, 0o755)
    await rename(unfinished, place)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await isOurs(place))) throw error // else another shop was quicker
  }
  return place
}

async function isOurs(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined)
  if (!found) return false
  if (found.uid !== process.geteuid?.()) throw new Error(`${place} belongs to another user`)
  return true
}

/** Synchronous: a thousand files, ten times as quick. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isFile()) copyFileReadable(source, target)
  }
}

function copyFileReadable(source: string, target: string): void {
  copyFileSync(source, target)
  chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
}
