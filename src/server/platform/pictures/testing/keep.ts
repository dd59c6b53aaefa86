import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../refusal.ts'
import { createFolderStorage } from '../../storage/folder-storage.ts'
import { storePicture } from '../store.ts'

/** Fewer than may wait. */
const AT_ONCE = 25

/** A process that keeps every picture of a folder and tells what became of each, and how much memory it took at the most. */
const [from = '', to = ''] = process.argv.slice(2)
const storage = createFolderStorage(to)
const names = await readdir(from)
const atRest = process.resourceUsage().maxRSS
const fates: [string, string][] = []
for (let at = 0; at < names.length; at += AT_ONCE)
  fates.push(...(await Promise.all(names.slice(at, at + AT_ONCE).map(told))))
const grownBytes = (process.resourceUsage().maxRSS - atRest) * 1024
process.stdout.write(JSON.stringify({ fates: Object.fromEntries(fates), grownBytes }))

async function told(name: string): Promise<[string, string]> {
  return [name, await fateOf(name)]
}

async function fateOf(name: string): Promise<string> {
  try {
    return (await storePicture(storage, await readFile(join(from, name)))).hash
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
