import type { Logger } from 'pino'
import { ensureAdmin } from './auth/first-admin.ts'
import type { Listening } from './listen.ts'
import { SERVING } from './patience.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import type { Db } from './platform/database/db.ts'
import { pictureStorage } from './platform/pictures/picture-storage.ts'
import { refuseUnusableBucket } from './platform/pictures/usable-bucket.ts'
import { aborted } from './platform/process/aborted.ts'
import { refuseUnusableAddress } from './platform/process/address.ts'
import type { Config } from './platform/process/config.ts'
import { openDataDir } from './platform/process/data-dir.ts'
import { createLog } from './platform/process/log.ts'
import { type Keys, keptSecret, keysOf } from './platform/process/secrets.ts'
import type { Web } from './platform/rendering/web-build.ts'
import type { BlobStorage } from './platform/storage/blob-storage.ts'
import { openMetrics, openSeeing } from './seeing.ts'
import { startJobs } from './start-jobs.ts'
import { keyStoreNames } from './vendors/store-names.ts'

export interface RunningShop {
  url: string
  /** Password only where the shop chose it. */
  firstAdmin: { username: string; password: string | null } | null
  demo: { vendor: string; shopper: string; password: string } | null
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
  offerDemo(db: Db, pictures: BlobStorage, password: string, tell: (step: string) => void): Promise<OfferedDemo | null>
}>

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
  tell: (step: string) => void,
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
  tell: (step: string) => void,
  signal: AbortSignal,
): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  await openDataDir(config.dataDir)
  const database = await openDatabase(config, tell, (what, error) => log.warn({ err: error }, what), signal)
  try {
    return await Promise.race([begin(config, how, database, log, tell), aborted(signal)])
  } catch (error) {
    await database.close()
    throw error
  }
}

async function begin(
  config: Config,
  { open, loadDemo }: Opening,
  database: Database,
  log: Logger,
  tell: (step: string) => void,
): Promise<RunningShop> {
  // After the hold: a second start hears of that, not of its PORT.
  await refuseUnusableAddress(config)
  const { db } = database
  const seeing = await openSeeing('first', config, db, log)
  await refuseUnusableBucket(config.blobs, tell)
  const pictures = pictureStorage(config)
  const keys = await keysOf(config)
  // Late, and shown at once: a broken-off start loses no password. A given one is judged before the demo is drawn.
  await keyStoreNames(db)
  const isPasswordKnown = config.admin.password !== undefined
  const knownAdmin = isPasswordKnown ? await ensureAdmin(db, config.admin) : null
  const offered = config.fillDemo ? await fillDemo(db, config.dataDir, pictures, loadDemo, tell) : null
  const firstAdmin = isPasswordKnown ? knownAdmin : await ensureAdmin(db, config.admin)
  if (firstAdmin?.password) tell(`The first admin: ${firstAdmin.username} / ${firstAdmin.password}`)
  const couriers = await openCouriers(offered, config, keys, db)
  const courierUrls = { ...couriers?.urls, ...config.courierUrls }
  const doors = await open(database, keys, log, courierUrls)
  const metrics = await openMetrics(config, seeing, db, doors, { say: tell, log })
  const jobs = await startJobs({ ...config, courierUrls }, keys, database, pictures, log)
  couriers?.carryFor(doors.url)
  const endPast = offered && livePast(offered, database, log, tell)
  return {
    url: doors.url,
    firstAdmin,
    demo: offered?.signIn ?? null,
    async stop(atMostMs = SERVING.stopAtMostMs, hurrying) {
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
function livePast(
  demo: FilledDemo,
  { db, connection }: Database,
  log: Logger,
  tell: (step: string) => void,
): () => Promise<void> {
  const ending = new AbortController()
  const lived = demo
    .livePast(db, connection, ending.signal)
    .then((isNews) => isNews && tell('The last five weeks of the demo are in its books.'))
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
  tell: (step: string) => void,
): Promise<FilledDemo | null> {
  const password = await keptSecret(dataDir, 'demo-password', 6)
  const offered = await (await loadDemo()).offerDemo(db, pictures, password, tell)
  if (!offered) return null
  const { vendor, shopper, ...ways } = offered
  return { signIn: { vendor, shopper, password }, ...ways }
}
