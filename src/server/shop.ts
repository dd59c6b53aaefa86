import { once } from 'node:events'
import type { Logger } from 'pino'
import { ensureAdmin } from './auth/first-admin.ts'
import { indexInBackground } from './catalog/index-again.ts'
import type { Doors, Web } from './doors.ts'
import { namedPictures } from './named-pictures.ts'
import { refuseUnusableAddress } from './platform/address.ts'
import { type Config, imagesOf } from './platform/config.ts'
import { openDataDir } from './platform/data-dir.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Db } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { sweepDaily } from './platform/pictures/sweep-daily.ts'
import { keptSecret } from './platform/secrets.ts'

export interface RunningShop {
  url: string
  /** The first admin where this start made one; the password only where the shop chose it. */
  firstAdmin: { username: string; password: string | null } | null
  /** Ways to sign in to the demo, where there is one. */
  demo: { vendor: string; shopper: string; password: string } | null
  /** No new connections, running requests finish (10 s at most where nothing else is said), then the database stops. */
  stop(atMostMs?: number): Promise<void>
}

export const STOP_AT_MOST_MS = 10_000

/** Opens the shop to the public, on a database that is ready, in whichever processes. */
export type OpenToPublic = (database: Database, jwtSecret: string, log: Logger) => Promise<Doors>

/** Starts the whole shop in this process. */
export function startShop(
  config: Config,
  web: Web,
  tell: (step: string) => void,
  signal: AbortSignal,
): Promise<RunningShop> {
  const open: OpenToPublic = async (database, jwtSecret, log) => {
    // Loaded only by who serves: a process that has workers for that stays small.
    const { openDoors } = await import('./doors.ts')
    return await openDoors(config, web, database, jwtSecret, log)
  }
  return startShopWith(config, open, tell, signal)
}

/** Starts what a shop has one of, and opens it. `tell` gets a line for each step that takes a while; `signal` ends a start under way, cleanly. */
export async function startShopWith(
  config: Config,
  open: OpenToPublic,
  tell: (step: string) => void,
  signal: AbortSignal,
): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  await openDataDir(config.dataDir)
  const database = await openDatabase(config, tell, (what, error) => log.warn({ err: error }, what))
  try {
    return await Promise.race([begin(config, open, database, log, tell), aborted(signal)])
  } catch (error) {
    await database.close()
    throw error
  }
}

async function begin(
  config: Config,
  open: OpenToPublic,
  database: Database,
  log: Logger,
  tell: (step: string) => void,
): Promise<RunningShop> {
  // After the folder was found free: whoever starts a shop twice is told that, and not that its PORT is taken.
  await refuseUnusableAddress(config)
  const { db } = database
  const imagesDir = imagesOf(config)
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'token-key'))
  // A password of the shop’s own choosing is made when little can go wrong any more, and shown at once: a start that is
  // broken off loses none. A given one is judged before the demo is drawn.
  const isPasswordKnown = config.admin.password !== undefined
  const knownAdmin = isPasswordKnown ? await ensureAdmin(db, config.admin) : null
  const demo = config.fillDemo ? await openDemo(db, config.dataDir, imagesDir, tell) : null
  const firstAdmin = isPasswordKnown ? knownAdmin : await ensureAdmin(db, config.admin)
  if (firstAdmin?.password) tell(`The first admin: ${firstAdmin.username} / ${firstAdmin.password}`)
  const doors = await open(database, jwtSecret, log)
  const indexing = indexInBackground(db, log)
  const sweeping = sweepDaily(imagesDir, namedPictures(db), log)
  return {
    url: doors.url,
    firstAdmin,
    demo,
    async stop(atMostMs = STOP_AT_MOST_MS) {
      await doors.close(atMostMs)
      await sweeping.stop()
      await indexing.stop()
      await database.close()
    },
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Loaded only where it is wanted: a shop in earnest has no demo in memory. */
async function openDemo(db: Db, dataDir: string, imagesDir: string, tell: (step: string) => void) {
  const { DEMO_SHOPPER, DEMO_VENDOR, fillDemo } = await import('../../demo/fill.ts')
  const password = await keptSecret(dataDir, 'demo-password', 6)
  const isThere = await fillDemo(db, imagesDir, password, tell)
  return isThere ? { vendor: DEMO_VENDOR, shopper: DEMO_SHOPPER.username, password } : null
}
