import type { Logger } from 'pino'
import type { Listening } from '../assembly/listen.ts'
import { SERVING_LIMITS } from '../assembly/serving-limits.ts'
import { startJobs } from '../assembly/start-jobs.ts'
import { openMetrics, openTelemetry } from '../assembly/telemetry.ts'
import { ensureAdmin } from '../auth/first-admin.ts'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import type { DrawPicture } from '../platform/pictures/drawn-when-asked.ts'
import { pictureStorage } from '../platform/pictures/picture-storage.ts'
import { refuseUnusableBucket } from '../platform/pictures/usable-bucket.ts'
import { refuseHeldFolder } from '../platform/postgres/hold.ts'
import { aborted } from '../platform/process/aborted.ts'
import { refuseUnusableAddress } from '../platform/process/address.ts'
import { openDataDir } from '../platform/process/data-dir.ts'
import { createLog } from '../platform/process/log.ts'
import type { ReportStep } from '../platform/process/report-step.ts'
import { type Keys, keysOf } from '../platform/process/secrets.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import { keyStoreNames } from '../vendors/store-names.ts'
import { explainFullDisk } from './full-disk.ts'
import { adminLine, type Greeted } from './greeting.ts'
import { fillDemo, goOnWithDemo, type LoadDemo, openCouriers } from './offered-demo.ts'

export interface RunningShop extends Greeted {
  /** Graceful (decision 028): `DRAIN_SECONDS` unless it is hurrying, so many milliseconds for requests, 10 s unless said; then jobs and the database. */
  stop(atMostMs?: number, hurrying?: AbortSignal): Promise<void>
}

/** Jobs stop where they are, and go on at the next start. */
const LAST_JOBS_MS = 2_000

/** With the addresses of all pretend couriers, and what draws pictures of the demo where it is offered. */
export type OpenToPublic = (
  database: Database,
  keys: Keys,
  log: Logger,
  demo: { courierUrls: Config['courierUrls']; drawPicture: DrawPicture | undefined },
) => Promise<Listening>

export function startShop(
  config: Config,
  { web, loadDemo }: { web: Web; loadDemo: LoadDemo },
  tell: ReportStep,
  signal: AbortSignal,
): Promise<RunningShop> {
  const open: OpenToPublic = async (database, keys, log, { courierUrls, drawPicture }) => {
    // Lazy: the primary process stays small.
    const { listen } = await import('../assembly/listen.ts')
    return await listen({ ...config, courierUrls }, web, database, keys, log, drawPicture)
  }
  return startShopWith(config, { open, loadDemo }, tell, signal)
}

interface Opening {
  open: OpenToPublic
  loadDemo: LoadDemo
}

/** What there is one of, then the doors. `signal` ends a start cleanly. */
export async function startShopWith(
  config: Config,
  how: Opening,
  tell: ReportStep,
  signal: AbortSignal,
): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  await refuseTakenAddress(config)
  try {
    await openDataDir(config.dataDir)
    return await openShop(config, how, log, tell, signal)
  } catch (error) {
    // Ctrl+C ends children as well: what they leave undone is no news.
    signal.throwIfAborted()
    throw explainFullDisk(error, config)
  }
}

/** Before anything is made. A second start of the same shop hears of that, not of its PORT. */
async function refuseTakenAddress(config: Config): Promise<void> {
  try {
    await refuseUnusableAddress(config)
  } catch (error) {
    await refuseHeldFolder(config.dataDir)
    throw error
  }
}

async function openShop(
  config: Config,
  how: Opening,
  log: Logger,
  tell: ReportStep,
  signal: AbortSignal,
): Promise<RunningShop> {
  const database = await openDatabase(config, tell, (what, error) => log.warn({ err: error }, what), signal, log)
  const made: Pick<RunningShop, 'firstAdmin'> = { firstAdmin: null }
  const onAdmin = (admin: RunningShop['firstAdmin']) => {
    made.firstAdmin = admin
  }
  try {
    return await Promise.race([begin(config, how, database, log, tell, onAdmin), aborted(signal)])
  } catch (error) {
    // What is under way may still make the admin.
    await database.close()
    // The greeting that would show the password never comes.
    if (made.firstAdmin?.password) tell(adminLine(made.firstAdmin, config))
    throw error
  }
}

async function begin(
  config: Config,
  { open, loadDemo }: Opening,
  database: Database,
  log: Logger,
  tell: ReportStep,
  onAdmin: (admin: RunningShop['firstAdmin']) => void,
): Promise<RunningShop> {
  const { db } = database
  const telemetry = await openTelemetry('first', config, db, log)
  await refuseUnusableBucket(config.blobs, tell)
  const pictures = pictureStorage(config)
  const keys = await keysOf(config)
  await keyStoreNames(db)
  // A given password is judged before the shop is filled; one that the shop makes up is made late, as it is shown but once.
  const isPasswordKnown = config.admin.password !== undefined
  const knownAdmin = isPasswordKnown ? await ensureAdmin(db, config.admin) : null
  const offered = config.fillDemo ? await fillDemo(db, config, pictures, loadDemo, tell) : null
  const couriers = await openCouriers(offered, config, keys, db)
  const courierUrls = { ...couriers?.urls, ...config.courierUrls }
  const firstAdmin = isPasswordKnown ? knownAdmin : await ensureAdmin(db, config.admin)
  onAdmin(firstAdmin)
  const doors = await open(database, keys, log, { courierUrls, drawPicture: offered?.drawPicture })
  const metrics = await openMetrics(config, telemetry, db, doors, { say: tell, log })
  const jobs = await startJobs({ ...config, courierUrls }, keys, database, pictures, log)
  couriers?.carryFor(doors.url)
  const endDemo = offered && goOnWithDemo(offered, database, log)
  return {
    url: doors.url,
    firstAdmin,
    demo: offered?.signIn ?? null,
    async stop(atMostMs = SERVING_LIMITS.stopAtMostMs, hurrying) {
      await doors.close(atMostMs, hurrying)
      await metrics.close()
      await jobs.stop(LAST_JOBS_MS)
      await couriers?.close()
      await endDemo?.()
      await telemetry.close()
      await database.close()
    },
  }
}
