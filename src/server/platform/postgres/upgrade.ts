import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { syncFolder } from '../storage/sync-folder.ts'
import { upgradeFolderOf, WRITTEN } from './cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { holdFolder } from './hold.ts'
import { NAME as PASSWORD } from './password.ts'
import { shopRole } from './shop-role.queries.ts'
import { analyzeAll, rowCounts } from './upgrade.queries.ts'

type Connection = EmbeddedPostgres['connection']

export interface Upgrade {
  dataDir: string
  /** The folder of the programs that the data was written by; undefined: the built-in ones. */
  from: string | undefined
  /** Of those that are to read it from now on. */
  postgresBin: string | undefined
  tell: (step: string) => void
  stopping: AbortSignal
}

/**
 * Writes the data anew for programs of another major version, by pg_dump and pg_restore, and keeps the former beside it: answers
 * where. Goes on where one before was stopped. Throws `StartRefusal`; the data is then as it was.
 */
export async function upgradeData(upgrade: Upgrade): Promise<string> {
  const folder = upgradeFolderOf(upgrade.dataDir)
  const written = join(folder, WRITTEN)
  if (!(await isThere(written))) await writeFile(written, await writeAnew(upgrade, folder), { mode: 0o600 })
  await syncFolder(folder)
  return await putInPlace(upgrade.dataDir, folder, await readFile(written, 'utf8'))
}

/** Answers how the former data will be called. */
async function writeAnew(upgrade: Upgrade, folder: string): Promise<string> {
  const { dataDir, from, postgresBin, tell, stopping } = upgrade
  const version = await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8').catch(undefinedWhereMissing)
  if (!version) throw new StartRefusal(`${dataDir} holds no database: let DATA_DIR name the folder of the shop.`)
  const kept = `postgres-${version.trim()}`
  if (await isThere(join(dataDir, kept)))
    throw new StartRefusal(`${join(dataDir, kept)} is there already, of an upgrade before: move it away first.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'secrets'), { recursive: true, mode: 0o700 })
  await copyFile(join(dataDir, 'secrets', PASSWORD), join(folder, 'secrets', PASSWORD))

  const how = { holder: 'an upgrade of its database', tell, onTrouble: tell, stopping }
  const former = await startEmbeddedPostgres({ ...how, dataDir, postgresBin: from })
  try {
    const anew = await startEmbeddedPostgres({ ...how, dataDir: folder, postgresBin })
    try {
      await copyAll(former.connection, anew.connection, { ...upgrade, file: join(folder, 'dump') })
    } finally {
      await anew.stop()
    }
  } finally {
    await former.stop()
  }
  return kept
}

async function copyAll(
  former: Connection,
  anew: Connection,
  { from, postgresBin, tell, stopping, file }: Upgrade & { file: string },
): Promise<void> {
  const programs = await withDump([postgresBin, from])
  const run = (program: string, args: string[], { host, port, user, password, database }: Connection) =>
    promisify(execFile)(
      join(programs, program),
      ['-h', host, '-p', String(port), '-U', user, '-d', database, ...args],
      {
        signal: stopping,
        maxBuffer: LONGEST_WORDS,
        env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGPASSWORD: password },
      },
    ).catch((error: unknown) => {
      throw new StartRefusal(`${program}: ${error instanceof Error ? error.message.trim() : String(error)}`, {
        cause: error,
      })
    })
  tell('Writing all of it down (pg_dump)…')
  await run('pg_dump', ['--format', 'custom', '--file', file], former)
  // Owns what the dump names as its.
  await shopRole(anew)
  tell('Reading it in (pg_restore)…')
  await run('pg_restore', ['--exit-on-error', file], anew)
  await rm(file)
  tell('Counting both…')
  const [before, after] = [await rowCounts(former), await rowCounts(anew)]
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new StartRefusal(
      'The new database does not hold as many rows as the former one. Nothing was put in its place.',
    )
  await analyzeAll(anew)
}

const LONGEST_WORDS = 10_000_000

/** The newer ones know the older server; the built-in programs have none. */
async function withDump(folders: (string | undefined)[]): Promise<string> {
  for (const folder of folders) if (folder && (await isThere(join(folder, 'pg_dump')))) return folder
  throw new StartRefusal(
    'Neither --from nor POSTGRES_BIN names a folder with pg_dump and pg_restore, which the built-in programs do not have.',
  )
}

/** Two renames, the second of which a start waits for. */
async function putInPlace(dataDir: string, folder: string, kept: string): Promise<string> {
  const held = await holdFolder(dataDir, 'an upgrade of its database')
  try {
    if (await isThere(join(folder, 'postgres'))) {
      if (!(await isThere(join(dataDir, kept)))) await rename(join(dataDir, 'postgres'), join(dataDir, kept))
      await rename(join(folder, 'postgres'), join(dataDir, 'postgres'))
      await syncFolder(dataDir)
    }
    await rm(folder, { recursive: true, force: true })
    return join(dataDir, kept)
  } finally {
    await held.release()
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(undefinedWhereMissing)) !== undefined
}
