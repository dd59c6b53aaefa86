import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Db } from '../platform/database/db.ts'
import type { DrawPicture } from '../platform/pictures/drawn-when-asked.ts'
import type { ReportStep } from '../platform/process/report-step.ts'
import { type Keys, keptSecret } from '../platform/process/secrets.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import type { Greeted } from './greeting.ts'

/** Handed in: the shop knows no demo. */
export type LoadDemo = () => Promise<{
  /** Null: the shop is another’s. */
  offerDemo(db: Db, filling: Filling): Promise<OfferedDemo | null>
  /** Pictures of the demo alone, each once at a time, one after the other. */
  createDrawing(pictures: BlobStorage): DrawPicture
}>

export interface Filling {
  pictures: BlobStorage
  /** Else browsers ask somewhere for pictures where nobody can draw them. */
  areShownHere: boolean
  password: string
  tell: ReportStep
}

/** How to sign in to the demo, who carries its parcels, and what goes on once the doors are open. */
export interface OfferedDemo {
  vendor: string
  shopper: string
  openCouriers(access: DemoCourierAccess): Promise<DemoCouriers>
  drawPicture: DrawPicture
  /** All that pages name and nobody has drawn yet; how many. */
  drawRest(db: Db, signal: AbortSignal): Promise<number>
  /** What is behind it. False: that is over. */
  livePast(db: Db, connection: Database['connection'], signal: AbortSignal): Promise<boolean>
}

export interface DemoCourierAccess {
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

/** In the log, for tests that wait for them. */
export const PAST_IS_LIVED = 'the last five weeks of the demo are in its books'
export const PICTURES_ARE_DRAWN = 'all pictures of the demo are drawn'

export interface FilledDemo extends Omit<OfferedDemo, 'vendor' | 'shopper'> {
  signIn: NonNullable<Greeted['demo']>
}

export async function fillDemo(
  db: Db,
  { dataDir, blobs }: Pick<Config, 'dataDir' | 'blobs'>,
  pictures: BlobStorage,
  loadDemo: LoadDemo,
  tell: ReportStep,
): Promise<FilledDemo | null> {
  const password = await keptSecret(dataDir, 'demo-password', 6)
  const { offerDemo } = await loadDemo()
  const areShownHere = blobs?.publicUrl === undefined
  const offered = await offerDemo(db, { pictures, areShownHere, password, tell })
  if (!offered) return null
  const { vendor, shopper, ...access } = offered
  return { signIn: { vendor, shopper, password }, ...access }
}

export async function openCouriers(
  offered: FilledDemo | null,
  { dataDir, demoTravelSeconds, courierUrls }: Config,
  { secretsKey }: Keys,
  db: Db,
): Promise<DemoCouriers | undefined> {
  const access = { db, dataDir, secretsKey, travelSeconds: demoTravelSeconds, elsewhere: courierUrls }
  return await offered?.openCouriers(access)
}

/** Behind the open doors, beside all else; answers how it is ended. What is left undone is done from the next start on. */
export function goOnWithDemo(demo: FilledDemo, { db, connection }: Database, log: Logger): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const leave = (what: string) => (error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, `${what} left where it is, until the next start`)
  }
  const lived = demo
    .livePast(db, connection, signal)
    .then((isNews) => isNews && log.info(PAST_IS_LIVED))
    .catch(leave('the demo’s past is'))
  const drawn = demo
    .drawRest(db, signal)
    .then((pictures) => pictures > 0 && log.info({ pictures }, PICTURES_ARE_DRAWN))
    .catch(leave('the drawing of the demo’s pictures is'))
  return async () => {
    ending.abort()
    await Promise.all([lived, drawn])
  }
}
