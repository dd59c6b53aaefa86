import { once } from 'node:events'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { ensureAdmin } from './auth/first-admin.ts'
import { indexInBackground } from './catalog/index-again.ts'
import { namedPictures } from './named-pictures.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Db } from './platform/db.ts'
import { openHearing } from './platform/hearing.ts'
import type { Http } from './platform/http.ts'
import { createLog } from './platform/log.ts'
import type { WebFloor } from './platform/pages/render-as-nobody.ts'
import type { WebBuild } from './platform/pages/web-build.ts'
import { sweepDaily } from './platform/pictures/sweep-daily.ts'
import { keptSecret } from './platform/secrets.ts'
import { StartRefusal } from './platform/start-refusal.ts'

export interface RunningShop {
  url: string
  /** The first admin where this start made one; the password only where the shop chose it. */
  firstAdmin: { username: string; password: string | null } | null
  /** Ways to sign in to the demo, where there is one. */
  demo: { vendor: string; shopper: string; password: string } | null
  /** No new connections, running requests finish (10 s at most where nothing else is said), then the database stops. */
  stop(atMostMs?: number): Promise<void>
}

const STOP_AT_MOST_MS = 10_000
const KEEP_ANSWERS_BYTES = 16 * 1024 * 1024

interface Web {
  floor: WebFloor
  build: WebBuild
}

/** Starts the whole shop. `tell` gets a line for each step that takes a while; `signal` ends a start under way, cleanly. */
export async function startShop(
  config: Config,
  web: Web,
  tell: (step: string) => void,
  signal: AbortSignal,
): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  await refuseUnusableDataDir(config.dataDir)
  const database = await openDatabase(config, tell, (what, error) => log.warn({ err: error }, what))
  try {
    return await Promise.race([openDoors(config, web, database, log, tell), aborted(signal)])
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openDoors(
  config: Config,
  web: Web,
  { db, connection, close }: Database,
  log: Logger,
  tell: (step: string) => void,
): Promise<RunningShop> {
  const imagesDir = join(config.dataDir, 'images')
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'token-key'))
  const firstAdmin = await ensureAdmin(db, config.admin)
  const demo = config.fillDemo ? await openDemo(db, config.dataDir, imagesDir, tell) : null
  const keeping = { keepAnswersBytes: KEEP_ANSWERS_BYTES, imagesDir }
  const hearing = await openHearing(connection, db, (what, error) => log.warn({ err: error }, what))
  const { http } = createApp({ ...config, ...keeping, db, hearing, log, jwtSecret, web, checkReplies: false })
  await http.listen({ host: config.host, port: config.port }).catch(refuseTakenPort(config))
  const indexing = indexInBackground(db, log)
  const sweeping = sweepDaily(imagesDir, namedPictures(db), log)
  return {
    url: urlOf(config.host, portOf(http) ?? config.port),
    firstAdmin,
    demo,
    async stop(atMostMs = STOP_AT_MOST_MS) {
      const late = setTimeout(() => http.server.closeAllConnections(), atMostMs)
      await http.close()
      clearTimeout(late)
      await sweeping.stop()
      await indexing.stop()
      await hearing.stop()
      await close()
    },
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

async function refuseUnusableDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error
    throw new StartRefusal(`DATA_DIR ${dataDir} cannot be used: it must be a folder that the shop may write (${why}).`)
  }
}

/** Loaded only where it is wanted: a shop in earnest has no demo in memory. */
async function openDemo(db: Db, dataDir: string, imagesDir: string, tell: (step: string) => void) {
  const { DEMO_SHOPPER, DEMO_VENDOR, fillDemo } = await import('../../demo/fill.ts')
  const password = await keptSecret(dataDir, 'demo-password', 6)
  const isThere = await fillDemo(db, imagesDir, password, tell)
  return isThere ? { vendor: DEMO_VENDOR, shopper: DEMO_SHOPPER.username, password } : null
}

function refuseTakenPort({ host, port }: Config): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') throw new StartRefusal(`PORT ${port} is taken by another program; choose another PORT.`)
    if (code === 'EACCES')
      throw new StartRefusal(`PORT ${port} may not be used by this account; choose one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartRefusal(`HOST ${host} is no address of this machine.`)
    throw error
  }
}

function portOf(http: Http): number | undefined {
  const address = http.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
