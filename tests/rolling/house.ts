import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { startOwnPostgres } from '../../src/server/testing/own-postgres.ts'
import { startDaemon } from '../failover/cluster/daemons.ts'
import { openFolder } from '../failover/cluster/folders.ts'
import { balancerSettings, isSentTo } from '../failover/cluster/haproxy.ts'
import { writeOwned } from '../failover/cluster/owned.ts'
import { portsFor } from '../failover/cluster/ports.ts'
import { type RunningShop, startShop } from '../failover/cluster/shops.ts'
import { SETTINGS } from '../torture/victim.ts'

export interface HouseOptions {
  folder: string
  haproxy: string
  /** What each shop runs, one after the other: a release, and the next. */
  programs: string[]
  shops: number
  /** More settings of each shop. */
  settings?: Record<string, string>
  nextPort(): Promise<number>
}

/** Several shops behind HAProxy, on one PostgreSQL. */
export interface House {
  url: string
  connection: pg.ClientConfig
  shops: readonly RunningShop[]
  /** Stops one as an operator does, and starts it with its next program; answers once people are sent to it again. */
  replace(at: number): Promise<void>
  /** What those that were replaced wrote into their logs, and those that are there. */
  said(): string
  stop(): Promise<void>
}

const SECRETS_KEY = 'what is sealed in a house of several shops'
const SENT_TO_WITHIN_MS = 600_000
const LOOK_EVERY_MS = 100

type Close = () => Promise<unknown>

export async function openHouse(options: HouseOptions): Promise<House> {
  const closers: Close[] = []
  try {
    return await openNoting(closers, options)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}

async function openNoting(closers: Close[], options: HouseOptions): Promise<House> {
  const { folder, haproxy, programs, shops: count, settings: more = {}, nextPort } = options
  const place = await openFolder(folder)
  const ports = await portsFor({ members: 0, shops: count, isGated: false }, nextPort)
  const postgres = await startOwnPostgres()
  closers.push(() => postgres.stop())
  const file = `${place.path}/haproxy.cfg`
  await writeOwned(place, file, balancerSettings(ports))
  const balancer = startDaemon(place, 'haproxy', haproxy, ['-db', '-f', file])
  closers.push(() => balancer.stop())
  const shops: RunningShop[] = []
  closers.push(() => Promise.allSettled(shops.map((shop) => shop.process.kill('SIGTERM'))))
  let said = ''
  const settings = { ...SETTINGS, SECRETS_KEY, DATABASE_URL: postgres.url, ...more }
  const started: number[] = []
  const start = async (at: number) => {
    const times = started[at] ?? 0
    started[at] = times + 1
    const program = programs[times % programs.length] ?? ''
    const shop = await startShop(place.path, `shop-${at + 1}`, ports.shops[at] ?? 0, { program, settings })
    shops[at] = shop
    await shop.process.open()
    await untilSentTo(ports.stats, at)
  }
  for (let at = 0; at < count; at += 1) await start(at)
  return {
    ...{ url: `http://127.0.0.1:${ports.shop}`, connection: { connectionString: postgres.url }, shops },
    async replace(at) {
      const status = await shops[at]?.process.kill('SIGTERM')
      said += shops[at]?.process.stdout() ?? ''
      if (status !== 0) throw new Error(`shop ${at + 1} ended with ${status}:\n${shops[at]?.process.stderr()}`)
      await start(at)
    },
    said: () => said + shops.map((shop) => shop.process.stdout()).join(''),
    stop: () => closeAll(closers),
  }
}

/** The last first, each whatever became of the others. */
async function closeAll(closers: Close[]): Promise<void> {
  for (const close of closers.toReversed()) await Promise.allSettled([close()])
}

async function untilSentTo(stats: number, at: number): Promise<void> {
  const isSent = () => isSentTo(stats, at).catch(() => false)
  for (const late = Date.now() + SENT_TO_WITHIN_MS; !(await isSent()); await wait(LOOK_EVERY_MS))
    if (Date.now() > late) throw new Error(`HAProxy sends nobody to shop ${at + 1}.`)
}
