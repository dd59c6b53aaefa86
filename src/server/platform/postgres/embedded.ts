import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../process/start-refusal.ts'
import { accountFor, giveTo } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clearUnfinished, createCluster, hasCluster, refuseUnfinishedUpgrade, USER } from './cluster.ts'
import { holdFolder } from './hold.ts'
import { openLog } from './log.ts'
import { wordsForOld } from './old-binaries.ts'
import { keepPassword } from './password.ts'
import { PORT } from './settings.ts'
import { socketFolderOf } from './socket-folder.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedPostgres {
  /** For pg’s Pool; the host is a socket’s folder, no TCP. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** Created by this start. */
  isNew: boolean
  /** Ends sessions, syncs, awaits the end; idempotent. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute; holds `postgres` and `postgres.log`. */
  dataDir: string
  /** A line a step, for the operator. */
  tell: (step: string) => void
  /** As a second start is told: "the shop at http://127.0.0.1:3000". */
  holder: string
  /** Died, restarted, could not be restarted. */
  onTrouble: (what: string, error?: unknown) => void
  /** A folder of other programs than the built-in ones. */
  postgresBin?: string | undefined
  /** Now, where the operator is told that the programs are old. */
  toldOldAt?: Date | undefined
  /** More settings; tests: `fsync: 'off'`. */
  settings?: Record<string, string>
  /** Ends a start, however long recovery takes: throws why. */
  stopping?: AbortSignal | undefined
}

/** Ready for connections. Throws `StartRefusal`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const undo: (() => Promise<void>)[] = []
  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    const { connection, isNew } = await start(options, undo)
    let stopped: Promise<void> | undefined
    return {
      connection,
      isNew,
      stop: () => {
        stopped ??= undoAll()
        return stopped
      },
    }
  } catch (error) {
    await undoAll()
    throw inWordsForTheOperator(error, options.dataDir)
  }
}

/** Steps add how to undo them. */
async function start(
  options: EmbeddedPostgresOptions,
  undo: (() => Promise<void>)[],
): Promise<Pick<EmbeddedPostgres, 'connection' | 'isNew'>> {
  const { dataDir, tell, onTrouble, settings, stopping, toldOldAt } = options
  const cluster = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  undo.push((await holdFolder(dataDir, options.holder)).release)

  const account = await accountFor(cluster, tell)
  const binaries = await findBinaries(options, account, tell)
  const oldWords = toldOldAt && wordsForOld(binaries, toldOldAt)
  if (oldWords) tell(oldWords)
  const log = await openLog(join(dataDir, 'postgres.log'), onTrouble)
  undo.push(log.close)

  const exists = await hasCluster(cluster, binaries)
  const password = await keepPassword(dataDir, exists)
  await clearUnfinished(cluster)
  if (!exists) await refuseUnfinishedUpgrade(dataDir)
  if (!exists) {
    tell('Creating the database…')
    await createCluster(cluster, { binaries, account, password, log, durable: settings?.fsync !== 'off' })
  }
  await giveTo(account, cluster)

  const socketFolder = await socketFolderOf(cluster)
  undo.push(socketFolder.remove)
  const how = { cluster, socketFolder: socketFolder.path, binaries, account, log, settings, tell, onTrouble, stopping }
  undo.push((await supervise(how)).stop)
  // initdb’s own database will do: the cluster is the shop’s alone.
  const connection = { host: socketFolder.path, port: PORT, user: USER, password, database: 'postgres' }
  return { connection, isNew: !exists }
}

/** The system’s "no" (permissions, disk) is the operator’s; the rest is a bug. */
function inWordsForTheOperator(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  return new StartRefusal(
    `The database in ${dataDir} could not be started: ${error.message}\n` +
      'Mend that, or set DATABASE_URL to a PostgreSQL server.',
    { cause: error },
  )
}
