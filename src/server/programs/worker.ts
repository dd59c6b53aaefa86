import { once } from 'node:events'
import { inspect } from 'node:util'
import { SERVING_LIMITS } from '../assembly/serving-limits.ts'
import { openTelemetry, type Telemetry } from '../assembly/telemetry.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Addresses } from '../platform/database/addresses.ts'
import { connectionsOf } from '../platform/database/connections.ts'
import { connectTo } from '../platform/database/database.ts'
import type { DrawPicture } from '../platform/pictures/drawn-when-asked.ts'
import { pictureStorage } from '../platform/pictures/picture-storage.ts'
import { onAskedToStop } from '../platform/process/asked-to-stop.ts'
import { createLog } from '../platform/process/log.ts'
import type { ScrapeAsked } from '../platform/process/scrape-worker.ts'
import type { Keys } from '../platform/process/secrets.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import type { WorkerHears, WorkerSays } from '../platform/process/worker-processes.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import type { LoadDemo } from './offered-demo.ts'

export interface WorkerOrders {
  addresses: Addresses
  keys: Keys
  /** Those of the demo run beside the primary. */
  courierUrls: Config['courierUrls']
  /** Of the demo, those that nobody has drawn yet. */
  drawsPictures: boolean
}

/** Until told or signalled; ends with its primary, however that ends. */
export async function runWorker(readWeb: () => Promise<Web>, loadDemo: LoadDemo): Promise<void> {
  const stopping = new AbortController()
  const asked = once(stopping.signal, 'abort')
  onAskedToStop((why) => stopping.abort(why))
  const hurrying = new AbortController()
  process.on('message', (words: WorkerHears) => {
    if (words === 'stop') stopping.abort()
    else if (words === 'hurry') hurrying.abort()
    else if ('scrape' in words) void answerScrape(words)
    else void serve(words)
  })
  let readMetrics: Telemetry['readMetrics'] = null
  const answerScrape = async ({ scrape }: ScrapeAsked) => {
    // Without figures it is left out of the scrape, and serves on.
    const figures = await readMetrics?.().catch(() => undefined)
    if (figures) await say({ scraped: scrape, figures })
  }
  const serve = async ({ number, orders }: Exclude<WorkerHears, string | ScrapeAsked>): Promise<void> => {
    try {
      const opened = await open(number, orders as WorkerOrders, await readWeb(), loadDemo, hurrying.signal)
      readMetrics = opened.readMetrics
      await asked
      await opened.close()
    } catch (error) {
      await say({ refusal: error instanceof StartRefusal ? error.message : inspect(error) })
      process.exitCode = 1
    }
    process.exit()
  }
  await say('ready')
}

async function open(
  number: number,
  { addresses, keys, courierUrls, drawsPictures }: WorkerOrders,
  web: Web,
  loadDemo: LoadDemo,
  hurrying: AbortSignal,
): Promise<Telemetry> {
  const config = { ...readConfig(), courierUrls }
  const log = createLog(config.logLevel).child({ worker: number })
  const onTrouble = (what: string, error?: unknown) => log.warn({ err: error }, what)
  const pool = { ...addresses.pool, max: connectionsOf(config.workers) }
  const database = connectTo({ ...addresses, pool }, onTrouble)
  const telemetry = await openTelemetry(String(number), config, database.db, log)
  const { listen } = await import('../assembly/listen.ts')
  const doors = await listen(config, web, database, keys, log, drawsPictures ? drawing(config, loadDemo) : undefined)
  await say({ url: doors.url })
  return {
    readMetrics: telemetry.readMetrics,
    async close() {
      await doors.close(SERVING_LIMITS.stopAtMostMs, hurrying)
      await telemetry.close()
      await database.close()
    },
  }
}

/** The demo is loaded for the first picture that is not there. */
function drawing(config: Config, loadDemo: LoadDemo): DrawPicture {
  let loaded: Promise<DrawPicture> | undefined
  return async (hash) => {
    loaded ??= loadDemo()
      .then(({ createDrawing }) => createDrawing(pictureStorage(config)))
      .catch((error: unknown) => {
        // The next who asks tries again.
        loaded = undefined
        throw error
      })
    const draw = await loaded
    return await draw(hash)
  }
}

function say(words: WorkerSays): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(words, undefined, {}, () => resolve())
    else resolve()
  })
}
