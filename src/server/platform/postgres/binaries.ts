import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Account } from './account.ts'
import { copyBinaries } from './binaries-copy.ts'
import { makeLibraryLinks, packageFolder, packageVersion } from './package.ts'

export interface Binaries {
  postgres: string
  initdb: string
  major: string
}

/** The npm package’s programs, or a copy where the account cannot run them: tried, not computed from mode bits. */
export async function findBinaries(dataDir: string, account: Account, tell: (step: string) => void): Promise<Binaries> {
  if (process.platform === 'win32') {
    throw new StartRefusal('The built-in PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.')
  }
  const folder = packageFolder()
  const inPlace = await tryOut(folder, account)
    .catch(async () => {
      await makeLibraryLinks(folder)
      return tryOut(folder, account)
    })
    .catch(() => undefined)
  if (inPlace) return inPlace
  // Root’s copy serves all shops: not writable by the account.
  const home = process.geteuid?.() === 0 ? '/var/lib/haat' : dataDir
  try {
    const copy = await copyBinaries(folder, join(home, `postgresql-${await packageVersion(folder)}`), tell)
    return await tryOut(copy, account)
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error)
    throw new StartRefusal(
      `The built-in PostgreSQL does not run on this machine (${why}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

async function tryOut(folder: string, account: Account): Promise<Binaries> {
  const postgres = join(folder, 'native/bin/postgres')
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...account, cwd: '/', env: {} })
  const major = /PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  if (!major) throw new Error(`${postgres} calls itself "${stdout.trim()}"`)
  return { postgres, initdb: join(folder, 'native/bin/initdb'), major }
}
