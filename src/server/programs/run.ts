import cluster from 'node:cluster'
import { once } from 'node:events'
import { inspect } from 'node:util'
import { SERVING_LIMITS } from '../assembly/serving-limits.ts'
import { type Config, environmentNames, readConfig } from '../config/config.ts'
import { stopsAsked } from '../platform/process/asked-to-stop.ts'
import { limitHeapGrowth } from '../platform/process/heap-growth.ts'
import { type ReportStep, reportStepsOn } from '../platform/process/report-step.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { startWorkers } from '../platform/process/worker-processes.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import { greetingOf } from './greeting.ts'
import { mistypedSettings } from './mistyped-settings.ts'
import type { LoadDemo } from './offered-demo.ts'
import { type OpenToPublic, type RunningShop, startShop, startShopWith } from './shop.ts'
import { runWorker, type WorkerOrders } from './worker.ts'

/** Until a signal, also during the start; ends with 1 on a refusal. Here or in workers (decisions/014). */
export async function runShop(program: string, readWeb: () => Promise<Web>, loadDemo: LoadDemo): Promise<void> {
  limitHeapGrowth()
  // Nobody reads any more: no reason to crash, least of all while the database stops.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  if (cluster.isWorker) return await runWorker(readWeb, loadDemo)
  const { stopping, hurrying } = stopsAsked()
  const asked = once(stopping, 'abort')
  const hints = settingHints()
  try {
    const config = readConfig()
    const tell = stepReporterOf(config)
    for (const hint of hints.splice(0)) tell(hint)
    const shop =
      config.workers === 1
        ? await startShop(config, { web: await readWeb(), loadDemo }, tell, stopping)
        : await startShopWith(config, { open: openInWorkers(config, program), loadDemo }, tell, stopping)
    greet(shop, config, tell)
    await asked
    tell('Closing the shop…')
    await shop.stop(SERVING_LIMITS.stopAtMostMs, hurrying)
  } catch (error) {
    if (error !== stopping.reason) end(error, hints)
  }
  process.exit()
}

function openInWorkers({ workers, drainSeconds }: Config, program: string): OpenToPublic {
  return async ({ addresses }, keys, log, { courierUrls, drawPicture }) => {
    const orders: WorkerOrders = { addresses, keys, courierUrls, drawsPictures: drawPicture !== undefined }
    const onTrouble = (what: string) => log.warn(what)
    const { url, stop, scrape } = await startWorkers({ program, count: workers, orders, onTrouble })
    return { url, close: (atMostMs, hurrying) => stop(drainSeconds * 1_000 + atMostMs, hurrying), scrape }
  }
}

/** Names of the environment that may be settings mistyped. */
export function settingHints(): string[] {
  return mistypedSettings(environmentNames()).map(({ name, meant }) => `${name} is no setting: is ${meant} meant?`)
}

function end(error: unknown, hints: string[]): void {
  process.exitCode = 1
  const why = error instanceof StartRefusal ? `The shop did not start. ${error.message}` : inspect(error)
  const words = [why, ...hints].join('\n  ')
  process.stderr.write(`\n  ${words}\n\n`)
}

/** In production standard output is the log, JSON lines alone: steps and greeting go beside it. */
export function stepReporterOf({ isProduction }: Config): ReportStep {
  return reportStepsOn(isProduction ? process.stderr : process.stdout)
}

export function greet(shop: RunningShop, config: Config, tell: ReportStep): void {
  for (const line of ['', ...greetingOf(shop, config), '']) tell(line)
}
