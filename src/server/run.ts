import cluster from 'node:cluster'
import { once } from 'node:events'
import { inspect } from 'node:util'
import { SERVING } from './patience.ts'
import { stopsAsked } from './platform/process/asked-to-stop.ts'
import { type Config, readConfig } from './platform/process/config.ts'
import { limitHeapGrowth } from './platform/process/heap-growth.ts'
import { StartRefusal } from './platform/process/start-refusal.ts'
import { startWorkers } from './platform/process/worker-processes.ts'
import type { Web } from './platform/rendering/web-build.ts'
import { type LoadDemo, type OpenToPublic, type RunningShop, startShop, startShopWith } from './shop.ts'
import { runWorker, type WorkerOrders } from './worker.ts'

/** Until a signal, also during the start; ends with 1 on a refusal. Here or in workers (decisions/014). */
export async function runShop(program: string, readWeb: () => Promise<Web>, loadDemo: LoadDemo): Promise<void> {
  limitHeapGrowth()
  // Nobody reads any more: no reason to crash, least of all while the database stops.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  if (cluster.isWorker) return await runWorker(readWeb)
  const { stopping, hurrying } = stopsAsked()
  const asked = once(stopping, 'abort')
  try {
    const config = readConfig()
    const shop =
      config.workers === 1
        ? await startShop(config, { web: await readWeb(), loadDemo }, say, stopping)
        : await startShopWith(config, { open: openInWorkers(config, program), loadDemo }, say, stopping)
    greet(shop, config)
    await asked
    say('Closing the shop…')
    await shop.stop(SERVING.stopAtMostMs, hurrying)
  } catch (error) {
    if (error !== stopping.reason) end(error)
  }
  process.exit()
}

function openInWorkers({ workers, drainSeconds }: Config, program: string): OpenToPublic {
  return async ({ addresses }, keys, log, courierUrls) => {
    const orders: WorkerOrders = { addresses, keys, courierUrls }
    const onTrouble = (what: string) => log.warn(what)
    const { url, stop, scrape } = await startWorkers({ program, count: workers, orders, onTrouble })
    return { url, close: (atMostMs, hurrying) => stop(drainSeconds * 1_000 + atMostMs, hurrying), scrape }
  }
}

function end(error: unknown): void {
  process.exitCode = 1
  const words = error instanceof StartRefusal ? `The shop did not start. ${error.message}` : inspect(error)
  process.stderr.write(`\n  ${words}\n\n`)
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

export function greet({ url, firstAdmin, demo }: RunningShop, { admin }: Config): void {
  say('')
  say(`Haat is open: ${url}`)
  say('')
  if (firstAdmin?.password) say(`Admin:    ${firstAdmin.username} / ${firstAdmin.password}   (shown only this once)`)
  else say(`Admin:    ${admin.username}, with the password shown at the first start or given as ADMIN_PASSWORD`)
  if (demo) {
    if (!firstAdmin?.password) say(`          lost: npm run admin -- --reset ${admin.username}`)
    say(`Vendor:   ${demo.vendor} / ${demo.password}   (demo)`)
    say(`Shopper:  ${demo.shopper} / ${demo.password}   (demo)`)
  }
  say('')
}
