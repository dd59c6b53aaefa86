import { join } from 'node:path'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'
import { NO_HURRY } from '../../src/server/platform/database/patience.queries.ts'
import { anAdmin } from '../speed/courier-webhooks.queries.ts'
import { type Figure, median } from '../speed/figures.ts'
import { loadOf } from '../speed/load.ts'
import { startQuietShop } from '../speed/quiet-shop.ts'
import { seedOnce } from '../speed/seeded.ts'
import { ownConnection } from '../speed/shop.ts'
import { startWorker, type Worker } from '../speed/workers.ts'
import { type WorstCall, worstCalls } from './worst-calls.ts'

const JWT_SECRET = 'a secret of the measurement, long enough for it'
const CONNECTIONS = 12
/** What another visitor asks for: an answer that the shop has in memory. */
const FRONT = [[{ path: '/api/product/front' }]]

export interface StrangersMeasurement {
  products: number
  program: string
  dataDir: string
  seconds: number
  rounds: number
  /** Of all calls those whose name has this. */
  like?: string | undefined
  /** More settings of the shop. */
  settings?: Record<string, string>
  tell: (line: string) => void
}

interface Beside {
  what: string
  alone: Figure
  beside: Figure
  /** The 99th percentile beside the strangers over that without them: the median over the rounds. */
  times: number
  answers: Record<string, number>
}

/** What another visitor waits while strangers give the shop its worst, in turn with a run without them. Answers Markdown. */
export async function measureStrangers(how: StrangersMeasurement): Promise<string> {
  const { products, dataDir, tell, like = '' } = how
  await seedOnce(dataDir, products, tell)
  const shop = await startQuietShop({ ...how, jwtSecret: JWT_SECRET })
  const db = openDb({ ...(await ownConnection(dataDir)), max: 1, ...NO_HURRY }, () => undefined)
  const [load, strangers] = [startWorker('load.mjs'), startWorker(join('..', 'strangers', 'asker.mjs'))]
  try {
    const all = await worstCalls(db, await tokenOf(db))
    const found: Beside[] = []
    for (const call of all.filter(({ what }) => what.includes(like))) {
      tell(`${call.what}…`)
      found.push(await measured({ load, strangers, url: shop.url }, call, how))
    }
    return tableOf(found)
  } finally {
    await Promise.all([load.stop(), strangers.stop()])
    await db.destroy()
    await shop.stop()
  }
}

async function tokenOf(db: Db): Promise<string> {
  const token = await createTokens(JWT_SECRET, 86_400).sign({ ...(await anAdmin(db)), role: 'Admin' })
  return `Bearer ${token}`
}

async function measured(
  { load, strangers, url }: { load: Worker; strangers: Worker; url: string },
  { what, ...call }: WorstCall,
  { seconds, rounds }: StrangersMeasurement,
): Promise<Beside> {
  const visit = () => loadOf(load, url, FRONT, { connections: 1, seconds })
  const pairs: { alone: Figure; beside: Figure }[] = []
  const answers: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    const alone = await visit()
    await strangers.does({ url, connections: CONNECTIONS, ...call })
    pairs.push({ alone, beside: await visit() })
    const told = await strangers.does<Record<string, number>>('stop')
    for (const [fate, count] of Object.entries(told)) answers[fate] = (answers[fate] ?? 0) + count
  }
  const of = (which: 'alone' | 'beside'): Figure => ({
    perSecond: median(pairs.map((pair) => pair[which].perSecond)),
    p50Ms: median(pairs.map((pair) => pair[which].p50Ms)),
    p99Ms: median(pairs.map((pair) => pair[which].p99Ms)),
  })
  const times = median(pairs.map(({ alone, beside }) => beside.p99Ms / Math.max(1, alone.p99Ms)))
  return { what, alone: of('alone'), beside: of('beside'), times, answers }
}

function tableOf(found: Beside[]): string {
  const shown = ({ p50Ms, p99Ms }: Figure) => `${p50Ms.toFixed(0)} / ${p99Ms.toFixed(0)}`
  const told = (answers: Record<string, number>) =>
    Object.entries(answers)
      .map(([fate, count]) => `${count} × ${fate}`)
      .join(', ')
  return [
    `| ${CONNECTIONS} connections of strangers | a visitor without them, p50 / p99 in ms | beside them | p99, times | strangers’ answers |`,
    '|---|--:|--:|--:|---|',
    ...found.map(
      ({ what, alone, beside, times, answers }) =>
        `| ${what} | ${shown(alone)} | ${shown(beside)} | ${times.toFixed(1)} | ${told(answers)} |`,
    ),
  ].join('\n')
}
