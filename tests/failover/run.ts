import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../torture/ask.ts'
import { check } from '../torture/check.ts'
import type { Plan } from '../torture/plan.ts'
import { type Bounds, type Outcome, torture } from '../torture/run.ts'
import { type Strike, untilWellAgain } from '../torture/strikes.ts'
import { readAgain, stock, type Victim } from '../torture/victim.ts'
import type { Cluster } from './cluster/cluster.ts'
import type { RunningShop } from './cluster/shops.ts'
import { prepareAreas, type Recovery, recover, type Writes } from './recovery.ts'
import type { LeaderStrike } from './strikes.ts'
import { ordersWithoutMessage, wordsOf } from './without-message.ts'

export interface FailoverOptions {
  cluster: Cluster
  /** Plan and journal. */
  folder: string
  /** The program of the shoppers. */
  shoppers: string
  seed: number
  customers: number
  strikes: Record<string, LeaderStrike>
  bounds: Bounds
  tell(line: string): void
}

/** Takes leaders away from a shop full of shoppers, and judges as the torture does what was kept. `toldMs`: after the last strike, until all were told. */
export async function runFailover(
  options: FailoverOptions,
): Promise<Outcome & { toldMs: number; recoveries: Recovery[] }> {
  const { cluster, bounds, tell } = options
  const { victim, writes } = await openVictim(options)
  const recoveries: Recovery[] = []
  const broken: string[] = []
  await prepareAreas(await cluster.whole())
  const strikes = Object.entries(options.strikes).map(([name, strike]): [string, Strike] => [
    name,
    async () => {
      const { recovery, found } = await recover(cluster, name, strike, writes)
      await untilWellAgain(victim)
      recoveries.push(recovery)
      broken.push(...found)
      tell(JSON.stringify(recovery))
    },
  ])
  const run = torture(victim, options.shoppers, Object.fromEntries(strikes), bounds, tell)
  const outcome = await Promise.race([run, ...cluster.shops.map(throwAtItsEnd)])
  const { found, toldMs } = await tellAll(cluster)
  return { ...outcome, found: [...outcome.found, ...broken, ...found], toldMs, recoveries }
}

/** Whoever asks a shop that has ended would wait for its next start. */
async function throwAtItsEnd({ process: shop, url }: RunningShop): Promise<never> {
  const status = await shop.ended
  throw new Error(`the shop at ${url} ended with ${status}:\n${shop.stderr()}`)
}

/** Whatever a machine is busy with meanwhile. */
const TOLD_WITHIN_MS = 600_000
/** Nothing pauses for longer once a leader is back. */
const LONGEST_PAUSE_MS = 30_000
const LOOK_EVERY_MS = 200

/** Events are relayed and jobs run with the next leader as well: there is a mail for each order, and none waits out a long pause. */
async function tellAll({ connection }: Cluster): Promise<{ found: string[]; toldMs: number }> {
  const from = Date.now()
  for (;;) {
    const untold = await readAgain(connection, ordersWithoutMessage)
    const toldMs = Date.now() - from
    if (untold.length === 0) return { found: [], toldMs }
    const paused = untold.filter(({ pausesForMs }) => pausesForMs > LONGEST_PAUSE_MS)
    if (paused.length > 0) return { found: wordsOf(paused), toldMs }
    if (toldMs > TOLD_WITHIN_MS) return { found: wordsOf(untold), toldMs }
    await wait(LOOK_EVERY_MS)
  }
}

async function openVictim({ cluster, folder, seed, customers }: FailoverOptions) {
  const { connection, url, shops } = cluster
  const { planFile, ...stocked } = await stock(connection, { folder, seed, url, customers: customers + 1 })
  const plan: Plan = { ...stocked.plan, isSynchronous: true }
  const writes = writerOf(plan)
  await writeFile(planFile, JSON.stringify(plan))
  const shop = () => {
    const [first] = shops
    if (!first) throw new Error('There is no shop.')
    return first.process
  }
  const victim: Victim = {
    ...{ plan, planFile, connection, shop, cluster: '' },
    startAgain: async () => undefined,
    check: () => readAgain(connection, (client) => check(plan, client)),
    end: cluster.stop,
  }
  return { victim, writes }
}

/** One of the customers shops no more, but puts something into their cart, after they have emptied it. */
function writerOf({ customers, products }: Plan): Writes {
  const { id, token } = customers.pop() ?? { id: 0, token: '' }
  const items = [{ productId: products[0]?.id, size: 'M', quantity: 1 }]
  return async (url) => {
    const emptied = await ask(url, 'DELETE', '/api/cart', { token })
    const filled = await ask(url, 'POST', '/api/cart/add', { token, json: { userId: id, items } })
    return emptied.outcome === 'ok' && filled.outcome === 'ok'
  }
}
