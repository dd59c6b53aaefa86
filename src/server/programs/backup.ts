import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import type { BackupTarget } from '../platform/backup/backup-target.ts'
import { type Backup, type Opened, saveOpened } from '../platform/backup/backups.ts'
import { type BackupsAt, openTarget, wordsForTarget } from '../platform/backup/open-target.ts'
import { pruneBackups } from '../platform/backup/prune-backups.ts'
import { countMissingPictures } from '../platform/backup/put-pictures.ts'
import { openBackup } from '../platform/backup/recover.ts'
import { stoppable } from '../platform/backup/stoppable.ts'
import { takeBackup } from '../platform/backup/take-backup.ts'
import { unpackBackup } from '../platform/backup/unpack-backup.ts'
import { startOwnServer } from '../platform/database/own-server.ts'
import { attachToRunning } from '../platform/postgres/attach.ts'
import { USER } from '../platform/postgres/cluster.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { type Running, runBackupProgram } from './backup-program.ts'
import { wordsForOpened } from './backup-words.ts'
import { lookIntoShop } from './look-into-shop.ts'

const USAGE = 'Usage: npm run backup, and -- --keep 7 to delete all but the newest seven'
const OWN_SERVER =
  'DATABASE_URL names a server of your own: back it up with its tools, pg_dump or pgBackRest (docs/operating.md).'
const NO_AREA = 'BACKUPS must be given: a folder on another disk, or a bucket (docs/operating.md).'
/** The shop beside it comes first. */
const NICE = 10

/** `npm run backup`, beside a shop that serves, or without it. */
await runBackupProgram('There is no new backup.', (running) => backUp(process.argv.slice(2), running))

async function backUp(args: string[], { stopping, reached }: Running): Promise<void> {
  const keep = keepIn(args)
  const config = readConfig()
  if (config.databaseUrl) throw new StartRefusal(OWN_SERVER)
  if (!config.backups) throw new StartRefusal(NO_AREA)
  setPriority(NICE)
  const backup = await take(config, config.backups, stopping)
  reached(`${backup.name} was copied, but not opened: it does not count as a backup.`)
  const target = stoppable(openTarget(config.backups), stopping)
  const opened = await tryOut(target, backup, config.postgresBin, stopping)
  await saveOpened(target, backup, opened)
  say(`It opens, and holds ${wordsForOpened(opened)}.`)
  reached(`There is a new backup, and it opens${keep === undefined ? '' : '; older ones were kept'}.`)
  if (opened.found.length > 0) throw new StartRefusal(`The judge finds: ${opened.found.join('; ')}.`)
  if (keep === undefined) return
  reached('There is a new backup, and it opens, but older ones were not all deleted.')
  say(`${await pruneBackups(target, keep)} older ones were deleted, with what only they needed.`)
}

function keepIn(args: string[]): number | undefined {
  const { values, positionals } = parseArgs({ args, options: { keep: { type: 'string' } }, strict: false })
  const { keep, ...others } = values
  const isNumber = typeof keep === 'string' && /^[1-9]\d{0,3}$/.test(keep)
  if (positionals.length > 0 || Object.keys(others).length > 0 || (keep !== undefined && !isNumber))
    throw new StartRefusal(USAGE)
  return isNumber ? Number(keep) : undefined
}

async function take(config: Config, at: BackupsAt, stopping: AbortSignal): Promise<Backup> {
  const running = await attachToRunning(config.dataDir, USER)
  if (!running) await requireShop(config.dataDir)
  const server = running
    ? { connection: running.connection, stop: running.release }
    : await startOwnServer(config, say, say, { holder: 'a backup', stopping })
  try {
    say(`Backing up ${config.dataDir} into ${wordsForTarget(at)}…`)
    const source = { dataDir: config.dataDir, connection: server.connection, hasPictures: config.blobs === null }
    return await takeBackup(openTarget(at), source, stopping)
  } finally {
    await server.stop()
  }
}

/** To start a server on a folder is to make a shop there: of a mistyped one an empty shop would be kept. */
async function requireShop(dataDir: string): Promise<void> {
  const files = await readdir(dataDir).catch((): string[] => [])
  if (!files.includes('postgres'))
    throw new StartRefusal(`${dataDir} holds no shop: let DATA_DIR name the folder of the shop to back up.`)
}

/** As a restore would, from where it was put: a backup that nobody has opened is a hope. */
async function tryOut(
  target: BackupTarget,
  backup: Backup,
  postgresBin: string | undefined,
  stopping: AbortSignal,
): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-backup-'))
  try {
    await unpackBackup(target, backup, dataDir)
    const opened = await openBackup({
      dataDir,
      postgresBin,
      stopping,
      tell: () => undefined,
      look: lookIntoShop,
    })
    const missing = await countMissingPictures(target, backup.pictures)
    return missing > 0 ? { ...opened, found: [...opened.found, `${missing} of its pictures are not there`] } : opened
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
