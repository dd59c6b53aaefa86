import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import type { BackupTarget } from '../platform/backup/backup-target.ts'
import { type Backup, backupsIn, type Opened } from '../platform/backup/backups.ts'
import { openTarget } from '../platform/backup/open-target.ts'
import { recoverTo } from '../platform/backup/recover.ts'
import { stoppable } from '../platform/backup/stoppable.ts'
import { fetchPictures, fetchWal, removeFetchedWal, unpackBackup } from '../platform/backup/unpack-backup.ts'
import { errorCode, undefinedWhereMissing } from '../platform/process/error-code.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { runBackupProgram } from './backup-program.ts'
import { dhakaTime, wordsForOpened } from './backup-words.ts'
import { lookIntoShop } from './look-into-shop.ts'
import { type Wish, wishIn } from './restore-wish.ts'

const NO_AREA = 'BACKUPS must be given: the folder or bucket where the backups are.'

/** `npm run restore -- --at 2026-11-26T10:00 --into FOLDER`: a data folder of its own, beside whatever runs. */
await runBackupProgram('Nothing was restored.', ({ stopping }) => restore(wishIn(process.argv.slice(2)), stopping))

async function restore(wish: Wish, stopping: AbortSignal): Promise<void> {
  const { backups, postgresBin } = readConfig()
  if (!backups) throw new StartRefusal(NO_AREA)
  await refuseLived(wish.into)
  const target = stoppable(openTarget(backups), stopping)
  const backup = await chosen(target, wish)
  say(`From the backup that ended at ${dhakaTime(backup.endedAt)}…`)
  const unfinished = `${wish.into}.unfinished`
  await makeUnfinished(unfinished)
  try {
    const opened = await bringTo(wish, target, backup, { dataDir: unfinished, postgresBin, stopping })
    const missing = await fetchPictures(target, backup, unfinished)
    // Over an empty folder, too.
    await rename(unfinished, wish.into)
    sayAll(wish, opened, missing)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function makeUnfinished(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new StartRefusal(
      `${folder} is there already: another restore is under way, or one was killed and left it; then delete it.`,
    )
  })
}

async function bringTo(
  { at }: Wish,
  target: BackupTarget,
  backup: Backup,
  { dataDir, postgresBin, stopping }: { dataDir: string; postgresBin: string | undefined; stopping: AbortSignal },
): Promise<Opened> {
  const cluster = join(dataDir, 'postgres')
  await unpackBackup(target, backup, dataDir)
  const missing = await fetchWal(target, backup, cluster)
  if (missing.length > 0 && !at) throw new StartRefusal(`${holeIn(missing)} Name a moment before it by --at.`)
  const opened = await recoverTo(at?.forPostgres, {
    dataDir,
    postgresBin,
    stopping,
    tell: say,
    look: lookIntoShop,
  }).catch((error: unknown) => {
    if (missing.length > 0 && error instanceof StartRefusal)
      throw new StartRefusal(`${holeIn(missing)} ${error.message}`, { cause: error })
    throw error
  })
  await removeFetchedWal(cluster)
  return opened
}

function holeIn([first, ...others]: string[]): string {
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return `The log has a hole: wal/${first}.gz is missing or damaged${more}.`
}

async function refuseLived(folder: string): Promise<void> {
  const files = await readdir(folder).catch(undefinedWhereMissing)
  if (files && files.length > 0)
    throw new StartRefusal(`${folder} is not empty: --into names a folder that is to be made.`)
}

/** The newest that opened, and ended before the moment. */
async function chosen(target: BackupTarget, { at }: Wish): Promise<Backup> {
  const usable = (await backupsIn(target)).filter(({ opened }) => opened).map(({ backup }) => backup)
  const found = usable.filter(({ endedAt }) => !at || new Date(endedAt) <= at.moment).at(-1)
  if (found) return found
  const [oldest] = usable
  if (!oldest) throw new StartRefusal('BACKUPS holds no backup that could be opened.')
  throw new StartRefusal(`The oldest backup that can be opened ended at ${dhakaTime(oldest.endedAt)}, which is later.`)
}

function sayAll({ into, at }: Wish, opened: Opened, missing: number): void {
  say(`Restored into ${into}, ${at ? `as it was at ${dhakaTime(at.moment.toISOString())}` : 'to the end of the log'}.`)
  say(`It holds ${wordsForOpened(opened)}.`)
  if (missing > 0) say(`${missing} pictures are not among the backups any more.`)
  if (opened.found.length === 0) say('The judge finds nothing wrong with orders, stock and books.')
  else say(`The judge finds: ${opened.found.join('; ')}.`)
  say(`Start the shop from it by DATA_DIR=${into} npm start, and make a backup at once: its log begins anew.`)
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
