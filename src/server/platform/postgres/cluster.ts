import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../process/start-refusal.ts'
import { syncFolder } from '../storage/sync-folder.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { killAllIn } from './leftovers.ts'
import type { Log } from './log.ts'
import { markOf } from './processes.ts'
import { dataArgument, ENVIRONMENT, keepsItsFolder } from './settings.ts'

export const USER = 'haat'

/** Refuses another version’s, and what is no cluster. */
export async function hasCluster(cluster: string, binaries: Binaries): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version?.trim() === binaries.major) return true
  if (version !== undefined) {
    throw new StartRefusal(
      `${cluster} holds data of PostgreSQL ${version.trim()}, and these programs are PostgreSQL ${binaries.major}: ` +
        'name the folder of programs that fit by POSTGRES_BIN, or let `node scripts/upgrade-postgres.mjs --from THEIR-FOLDER` write the data anew with pg_dump and pg_restore, which keeps a copy.',
    )
  }
  const files = await readdir(cluster).catch(() => [])
  if (files.length > 0) throw new StartRefusal(`${cluster} is not empty and holds no PostgreSQL data: move it away.`)
  return false
}

/** There once all of it is written; says how the former data is called from then on. */
export const WRITTEN = 'written'

/** Where an upgrade writes the data anew, in a data folder of its own. */
export function upgradeFolderOf(dataDir: string): string {
  return join(dataDir, 'postgres-upgrade')
}

/** Between its two last steps there is no database, and a start would make an empty one. */
export async function refuseUnfinishedUpgrade(dataDir: string): Promise<void> {
  const kept = await readFile(join(upgradeFolderOf(dataDir), WRITTEN), 'utf8').catch(() => undefined)
  if (kept === undefined) return
  throw new StartRefusal(
    `An upgrade of the database in ${dataDir} was stopped: please run \`node scripts/upgrade-postgres.mjs\` again, as before.`,
  )
}

/** Of a first start that was killed: half a cluster, maybe initdb. */
export async function clearUnfinished(cluster: string): Promise<void> {
  const unfinished = `${cluster}.new`
  const made = join(unfinished, 'cluster')
  if (await isFolder(made)) await killAllIn(made)
  await rm(unfinished, { recursive: true, force: true })
}

/** Aside, then renamed when complete and synced. */
export async function createCluster(
  cluster: string,
  how: { binaries: Binaries; account: Account; password: string; log: Log; durable: boolean },
): Promise<void> {
  const unfinished = `${cluster}.new`
  const made = join(unfinished, 'cluster')
  for (const folder of [unfinished, made]) await mkdir(folder, { mode: 0o700 })
  // Here, as the account may not reach the secrets.
  await writeFile(join(unfinished, 'password'), how.password, { mode: 0o600 })
  for (const path of [join(unfinished, 'password'), made, unfinished]) await chownTo(how.account, path)
  await runInitdb(made, how)
  await rename(made, cluster)
  await syncFolder(dirname(cluster))
  await clearUnfinished(cluster)
}

async function runInitdb(
  folder: string,
  how: { binaries: Binaries; account: Account; log: Log; durable: boolean },
): Promise<void> {
  const { major } = how.binaries
  const options = [
    '-D',
    dataArgument(folder, major),
    '--username',
    USER,
    '--auth',
    'scram-sha-256',
    '--pwfile',
    keepsItsFolder(major) ? '../password' : join(dirname(folder), 'password'),
    '--data-checksums',
    '--encoding',
    'UTF8',
    ...localeOf(how.binaries),
    // By which leftovers of a killed one are found; initdb of 15 has no such option.
    ...(Number(major) < 16 ? [] : ['--set', `cluster_name=${await markOf(folder)}`]),
    ...(how.durable ? [] : ['--no-sync']),
  ]
  const stdio: ['ignore', number, number] = ['ignore', how.log.fd, how.log.fd]
  const initdb = spawn(how.binaries.initdb, options, { ...how.account, cwd: folder, env: ENVIRONMENT, stdio })
  const [code] = await once(initdb, 'exit')
  if (code !== 0) throw new StartRefusal(`The database could not be created. PostgreSQL says:\n${await how.log.tail()}`)
}

/** By code points, and letters of all scripts in capitals and small ones: built in from 17 on, before that the system’s. */
function localeOf({ major }: Binaries): string[] {
  if (Number(major) < 17) return ['--locale', 'C.UTF-8']
  return ['--no-locale', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function chownTo({ uid, gid }: Account, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
