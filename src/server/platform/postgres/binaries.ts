import { execFile } from 'node:child_process'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Account } from './account.ts'
import { copyBinaries } from './binaries-copy.ts'
import { makeLibraryLinks, packageFolder, packageVersion, RELEASED } from './package.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** Such as 18, of 18.4. */
  major: string
  version: string
  releasedAt: Date
}

/** Those that `POSTGRES_BIN` names, else the built-in ones. */
export async function findBinaries(
  { dataDir, postgresBin }: { dataDir: string; postgresBin?: string | undefined },
  account: Account,
  tell: (step: string) => void,
): Promise<Binaries> {
  return postgresBin ? await namedBinaries(postgresBin, account) : await builtInBinaries(dataDir, account, tell)
}

/** Debian’s and PGDG’s packages alike: one folder with all programs of a version. */
async function namedBinaries(folder: string, account: Account): Promise<Binaries> {
  try {
    const programs = await tryOut(folder, account)
    await access(programs.initdb)
    // Packages keep the day on which they were built.
    return { ...programs, releasedAt: (await stat(programs.postgres)).mtime }
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error)
    throw new StartRefusal(
      `POSTGRES_BIN must name a folder with postgres and initdb that run here, such as /usr/lib/postgresql/18/bin or /usr/pgsql-18/bin (${why}).`,
      { cause: error },
    )
  }
}

/** The npm package’s programs, or a copy where the account cannot run them: tried, not computed from mode bits. */
async function builtInBinaries(dataDir: string, account: Account, tell: (step: string) => void): Promise<Binaries> {
  const releasedAt = new Date(RELEASED.day)
  const runnable = async (folder: string) => ({ ...(await tryOut(join(folder, 'native/bin'), account)), releasedAt })
  if (process.platform === 'win32') {
    throw new StartRefusal('The built-in PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.')
  }
  const folder = packageFolder()
  const inPlace = await runnable(folder)
    .catch(async () => {
      await makeLibraryLinks(folder)
      return runnable(folder)
    })
    .catch(() => undefined)
  if (inPlace) return inPlace
  // Root’s copy serves all shops: not writable by the account.
  const home = process.geteuid?.() === 0 ? '/var/lib/haat' : dataDir
  try {
    const copy = await copyBinaries(folder, join(home, `postgresql-${await packageVersion(folder)}`), tell)
    return await runnable(copy)
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error)
    throw new StartRefusal(
      `The built-in PostgreSQL does not run on this machine (${why}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

async function tryOut(folder: string, account: Account): Promise<Omit<Binaries, 'releasedAt'>> {
  const postgres = join(folder, 'postgres')
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...account, cwd: '/', env: {} })
  const [, version, major] = /PostgreSQL\) ((\d+)\S*)/.exec(stdout) ?? []
  if (!version || !major) throw new Error(`${postgres} calls itself "${stdout.trim()}"`)
  return { postgres, initdb: join(folder, 'initdb'), major, version }
}
