import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** Hashes of every picture that something in the shop shows. */
export type NamedPictures = () => Promise<ReadonlySet<string>>

const PICTURE = /^([0-9a-f]{32})-\d+\.webp$/
const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/
/** No picture waits longer for its row, and no file for its content. */
const FRESH_MS = 60 * 60 * 1000
/** Pictures looked at before other work gets its turn. */
const AT_ONCE = 200

/**
 * Removes what nothing in the shop shows from the folder of the pictures: those whose product was never saved, was
 * changed or deleted, and files that a stopped machine left unfinished. What is younger than an hour stays: its row may
 * be on the way. A shop that shows no picture at all may look into the wrong database, and removes nothing. The number
 * of files removed.
 */
export async function sweepPictures(folder: string, named: NamedPictures, signal?: AbortSignal): Promise<number> {
  const files = filesIn(folder)
  const shown = await named()
  if (shown.size === 0) return 0
  const left = groupsOf(files.filter((file) => !shown.has(hashOf(file) ?? '')))
  let removed = 0
  for (let from = 0; from < left.length && !signal?.aborted; from += AT_ONCE) {
    for (const group of left.slice(from, from + AT_ONCE)) removed += removeUnlessFresh(folder, group)
    await new Promise(setImmediate)
  }
  return removed
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => PICTURE.test(file) || UNFINISHED.test(file))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function hashOf(file: string): string | undefined {
  return PICTURE.exec(file)?.[1]
}

/** The widths of one picture stay or go together. */
function groupsOf(files: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const name = hashOf(file) ?? file
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return [...groups.values()]
}

/**
 * Sets them aside before it looks a last time. Whoever wants to show the same picture again, in this process or another, has
 * touched it before, which is seen then, or does not find it any more, and writes it anew.
 */
function removeUnlessFresh(folder: string, files: string[]): number {
  const oldest = Date.now() - FRESH_MS
  const isFresh = (path: string) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldest
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path))
  if (paths.some(isFresh)) return 0
  const asides = paths.map((path) => ({ path, aside: join(folder, `.${randomUUID()}.tmp`) }))
  for (const { path, aside } of asides) renameSync(path, aside)
  const wasTouched = asides.some(({ aside }) => isFresh(aside))
  for (const { path, aside } of asides) {
    if (wasTouched) renameSync(aside, path)
    else rmSync(aside)
  }
  return wasTouched ? 0 : paths.length
}
