import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '../../src/server/platform/database/db.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { seedOnce } from '../speed/seeded.ts'
import { type MeasuredShop, ownConnection, startShop } from '../speed/shop.ts'
import { startWorker, type Worker } from '../speed/workers.ts'
import { forgetFailures } from './failures.queries.ts'
import { mixedRequests } from './requests.ts'

/** What shoppers at some pace were told. */
export interface Pace {
  sent: number
  /** Not sent, because as many as may be open waited for an answer already. */
  unsent: number
  served: number
  /** By status. */
  refused: Record<string, number>
  /** By request and what came instead of an answer. */
  failed: Record<string, number>
  sentPerSecond: number
  servedPerSecond: number
  p50Ms: number
  p99Ms: number
  refusedP99Ms: number
  /** From the start to the last answer that was no success, or slow. */
  lastTroubleMs: number
}

export interface Report {
  seed: number
  machine: string
  load: { before: number; after: number }
  capacityPerSecond: number
  steady: Pace
  /** The shop’s memory during `steady`, settled each time. */
  memoryMb: number[]
  /** After `steady`, when much is in memory that was made anew before. */
  laterCapacityPerSecond: number
  overload: Pace
  after: Pace
  /** The catalogue, while so many people log in at once that their passwords fill the machine. */
  besideLogins: Pace
  /** Of them; the others were asked to come back. */
  passwordsChecked: number
}

export interface Soak {
  program: string
  dataDir: string
  products: number
  customersEach: number
  /** How many different ones there are before they begin again. */
  requests: number
  seed: number
  seconds: { warmUp: number; capacity: number; steady: number; overload: number; after: number; logins: number }
  tell(line: string): void
}

const JWT_SECRET = 'a secret of the soak, long enough to be a key'
export const STEADY_SHARE = 0.7
export const OVERLOAD_TIMES = 3
/** So many ask at once where the capacity is looked for. */
const CROWD = 48
const MOST_AT_ONCE = 600
export const LOGINS = 50
const LOOKS_PER_SECOND = 100
/** Slower than this is not yet as before. */
const SLOW_MS = 1_000
/** Each costs a whole collection, which a starved shop feels. */
const MEMORY_SAMPLES = 24
const LEAST_PAUSE_MS = 400
const SETTLING_MS = 200

/** A shop in traffic: all it can, most of that for a long time, thrice of what it can by then, as before; beside logins. */
export async function soak(how: Soak): Promise<Report> {
  const { dataDir, products, seed, tell, customersEach } = how
  await seedOnce(dataDir, products, tell)
  const before = loadavg()[0] ?? 0
  const shop = await startShop({
    ...{ program: how.program, dataDir, jwtSecret: JWT_SECRET },
    preload: [join(projectRoot, 'bench/soak/settle.mjs')],
  })
  const shoppers = startWorker('../soak/rate.mjs')
  const connection = await ownConnection(dataDir)
  const db = openDb({ ...connection, max: 2 }, () => undefined)
  try {
    const market = { url: shop.url, db, connection, jwtSecret: JWT_SECRET, customersEach }
    const { requests, ofCatalogue } = await mixedRequests(market, how.requests, seed)
    const phases = await phasesOf(how, shop, shoppers, requests)
    await forgetFailures(db)
    const logins = await lookBesideLogins(how, shop, shoppers, ofCatalogue)
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`
    return { seed, machine, load: { before, after: loadavg()[0] ?? 0 }, ...phases, ...logins }
  } finally {
    await shoppers.stop()
    await db.destroy()
    await shop.stop()
  }
}

async function phasesOf({ seconds, tell }: Soak, shop: MeasuredShop, shoppers: Worker, requests: object[]) {
  const pace = (length: number, perSecond?: number) =>
    shoppers.does<Pace>({
      ...{ url: shop.url, requests, seconds: length, slowMs: SLOW_MS },
      ...(perSecond === undefined ? { concurrency: CROWD } : { concurrency: MOST_AT_ONCE, perSecond }),
    })
  tell('Warming up…')
  await pace(seconds.warmUp)
  const { servedPerSecond: capacityPerSecond } = await pace(seconds.capacity)
  const steadyPace = capacityPerSecond * STEADY_SHARE
  tell(`${Math.round(capacityPerSecond)} a second at most. ${Math.round(steadyPace)} a second for ${seconds.steady} s…`)
  const asking = pace(seconds.steady, steadyPace)
  const memoryMb = await memoryUntil(asking, shop, (seconds.steady * 1000) / MEMORY_SAMPLES)
  const steady = await asking
  const { servedPerSecond: laterCapacityPerSecond } = await pace(seconds.capacity)
  const overloadPace = laterCapacityPerSecond * OVERLOAD_TIMES
  tell(`${Math.round(laterCapacityPerSecond)} at most by now. ${Math.round(overloadPace)} for ${seconds.overload} s…`)
  const overload = await pace(seconds.overload, overloadPace)
  tell('As before…')
  const after = await pace(seconds.after, steadyPace)
  return { capacityPerSecond, steady, memoryMb, laterCapacityPerSecond, overload, after }
}

async function lookBesideLogins({ seconds, tell }: Soak, shop: MeasuredShop, shoppers: Worker, requests: object[]) {
  tell(`${LOGINS} log in at once…`)
  const job = { url: shop.url, requests, slowMs: SLOW_MS, concurrency: CROWD, perSecond: LOOKS_PER_SECOND }
  // As after the first minutes of a day: most of the catalogue is in memory.
  await shoppers.does<Pace>({ ...job, seconds: seconds.logins })
  const logins = Array.from({ length: LOGINS }, (_, at) => logIn(shop.url, at))
  const [besideLogins, answers] = await Promise.all([
    shoppers.does<Pace>({ ...job, seconds: seconds.logins }),
    Promise.all(logins),
  ])
  return { besideLogins, passwordsChecked: answers.filter((status) => status === 401).length }
}

/** In vain: that takes as long as otherwise. Each from another network, as a crowd comes. */
async function logIn(url: string, at: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${at}.7` }
  const body = JSON.stringify({ username: `nobody-${at}`, password: 'a wrong guess' })
  return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status
}

/** Looks at the shop’s memory again and again, each time after it has put away what it does not use any more. */
async function memoryUntil(end: Promise<unknown>, shop: MeasuredShop, pauseMs: number): Promise<number[]> {
  const samples: number[] = []
  let isOver = false
  const over = () => {
    isOver = true
  }
  const ended = end.then(over, over)
  while (!isOver) {
    await Promise.race([wait(Math.max(pauseMs, LEAST_PAUSE_MS)), ended])
    shop.signal('SIGUSR2')
    await wait(SETTLING_MS)
    samples.push(await shop.rssMb())
  }
  return samples
}
