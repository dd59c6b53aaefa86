import type { Logger } from 'pino'
import { ensureAdmin } from './auth/first-admin.ts'
import { explainFullDisk } from './full-disk.ts'
import { adminLine, type Greeted } from './greeting.ts'
import type { Listening } from './listen.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import type { Db } from './platform/database/db.ts'
import { pictureStorage } from './platform/pictures/picture-storage.ts'
import { refuseUnusableBucket } from './platform/pictures/usable-bucket.ts'
import { refuseHeldFolder } from './platform/postgres/hold.ts'
import { aborted } from './platform/process/aborted.ts'
import { refuseUnusableAddress } from './platform/process/address.ts'
import type { Config } from './platform/process/config.ts'
import { openDataDir } from './platform/process/data-dir.ts'
import { createLog } from './platform/process/log.ts'
import type { ReportStep } from './platform/process/report-step.ts'
import { type Keys, keptSecret, keysOf } from './platform/process/secrets.ts'
import type { Web } from './platform/rendering/web-build.ts'
import type { BlobStorage } from './platform/storage/blob-storage.ts'
import { openMetrics, openSeeing } from './seeing.ts'
import { SERVING_LIMITS } from './serving-limits.ts'
import { startJobs } from './start-jobs.ts'
import { keyStoreNames } from './vendors/store-names.ts'

export interface RunningShop extends Greeted {
  /** Graceful (decision 028): `DRAIN_SECONDS` unless it is hurrying, so many milliseconds for requests, 10 s unless said; then jobs and the database. */
  stop(atMostMs?: number, hurrying?: AbortSignal): Promise<void>
}

/** How to sign in to the demo, and who carries its parcels. */
export interface OfferedDemo {
  vendor: string
  shopper: string
  openCouriers(ways: DemoCourierWays): Promise<DemoCouriers>
  /** Once the doors are open: what is behind it. False: that is over. */
  livePast(db: Db, connection: Database['connection'], signal: AbortSignal): Promise<boolean>
}

export interface DemoCourierWays {
  db: Db
  dataDir: string
  secretsKey: string
  /** From a booking to the door. */
  travelSeconds: number
  /** Companies whose pretend courier the operator names. */
  elsewhere: Config['courierUrls']
}

/** Pretend couriers of the demo, in this process. */
export interface DemoCouriers {
  urls: Config['courierUrls']
  /** From now on parcels travel, and the shop at this address is told. */
  carryFor(shopUrl: string): void
  close(): Promise<void>
}

/** Null: the shop is another’s. Handed in: the shop knows no demo. */
export type LoadDemo = () => Promise<{
  offerDemo(db: Db, pictures: BlobStorage, password: string, tell: ReportStep): Promise<OfferedDemo | null>
}>

/** In the log, for tests that wait for it. */
export const PAST_IS_LIVED = 'the last five weeks of the demo are in its books'
/** Jobs stop where they are, and go on at the next start. */
const LAST_JOBS_MS = 2_000

/** With the addresses of all pretend couriers. */
export type OpenToPublic = (
  database: Database,
  keys: Keys,
  log: Logger,
  courierUrls: Config['courierUrls'],
) => Promise<Listening>

export function startShop(
  config: Config,
  { web, loadDemo }: { web: Web; loadDemo: LoadDemo },
  tell: ReportStep,
  signal: AbortSignal,
): Promise<RunningShop> {
  const open: OpenToPublic = async (database, keys, log, courierUrls) => {
    // Lazy: the primary process stays small.
    const { listen } = await import('./listen.ts')
    return await listen({ ...config, courierUrls }, web, database, keys, log)
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
  const seeing = await openSeeing('first', config, db, log)
  await refuseUnusableBucket(config.blobs, tell)
  const pictures = pictureStorage(config)
  const keys = await keysOf(config)
  await keyStoreNames(db)
  // A given password is judged before the demo is drawn; one that the shop makes up is made late, as it is shown but once.
  const isPasswordKnown = config.admin.password !== undefined
  const knownAdmin = isPasswordKnown ? await ensureAdmin(db, config.admin) : null
  const offered = config.fillDemo ? await fillDemo(db, config.dataDir, pictures, loadDemo, tell) : null
  const couriers = await openCouriers(offered, config, keys, db)
  const courierUrls = { ...couriers?.urls, ...config.courierUrls }
  const firstAdmin = isPasswordKnown ? knownAdmin : await ensureAdmin(db, config.admin)
  onAdmin(firstAdmin)
  const doors = await open(database, keys, log, courierUrls)
  const metrics = await openMetrics(config, seeing, db, doors, { say: tell, log })
  const jobs = await startJobs({ ...config, courierUrls }, keys, database, pictures, log)
  couriers?.carryFor(doors.url)
  const endPast = offered && livePast(offered, database, log)
  return {
    url: doors.url,
    firstAdmin,
    demo: offered?.signIn ?? null,
    async stop(atMostMs = SERVING_LIMITS.stopAtMostMs, hurrying) {
      await doors.close(atMostMs, hurrying)
      await metrics.close()
      await jobs.stop(LAST_JOBS_MS)
      await couriers?.close()
      await endPast?.()
      await seeing.close()
      await database.close()
    },
  }
}

async function openCouriers(
  offered: FilledDemo | null,
  { dataDir, demoTravelSeconds, courierUrls }: Config,
  { secretsKey }: Keys,
  db: Db,
): Promise<DemoCouriers | undefined> {
  const ways = { db, dataDir, secretsKey, travelSeconds: demoTravelSeconds, elsewhere: courierUrls }
  return await offered?.openCouriers(ways)
}

/** Beside all else; answers how it is ended. */
function livePast(demo: FilledDemo, { db, connection }: Database, log: Logger): () => Promise<void> {
  const ending = new AbortController()
  const lived = demo
    .livePast(db, connection, ending.signal)
    .then((isNews) => isNews && log.info(PAST_IS_LIVED))
    .catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn({ err: error }, 'the demo’s past is left where it is, until the next start')
    })
  return async () => {
    ending.abort()
    await lived
  }
}

interface FilledDemo extends Pick<OfferedDemo, 'openCouriers' | 'livePast'> {
  signIn: NonNullable<RunningShop['demo']>
}

async function fillDemo(
  db: Db,
  dataDir: string,
  pictures: BlobStorage,
  loadDemo: LoadDemo,
  tell: ReportStep,
): Promise<FilledDemo | null> {
  const password = await keptSecret(dataDir, 'demo-password', 6)
  const offered = await (await loadDemo()).offerDemo(db, pictures, password, tell)
  if (!offered) return null
  const { vendor, shopper, ...ways } = offered
  return { signIn: { vendor, shopper, password }, ...ways }
}
