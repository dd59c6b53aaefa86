import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Db } from '../platform/database/db.ts'
import { watchSlowStatements } from '../platform/telemetry/slow-statements.ts'
import type { Figures, Scraped } from '../platform/telemetry/summed-metrics.ts'
import type { Listening } from './listen.ts'

/** What one process tells of itself. Libraries are loaded only for what is on. */
export interface Telemetry {
  /** Null where metrics are off. */
  readMetrics: (() => Promise<Figures>) | null
  close(): Promise<void>
}

/** Slow statements, traces and metrics of this process, from now on. */
export async function openTelemetry(
  process: string,
  { metrics, traces, slowStatementMs, trustProxy }: Config,
  db: Db,
  log: Logger,
): Promise<Telemetry> {
  const ends: (() => Promise<void> | void)[] = []
  if (slowStatementMs > 0) ends.push(watchSlowStatements(log, { slowMs: slowStatementMs }))
  if (traces) {
    const { startTraces } = await import('../platform/telemetry/traces.ts')
    ends.push(startTraces(traces, trustProxy, process))
  }
  const started = metrics && (await import('../platform/telemetry/metrics.ts')).startMetrics(process, db)
  if (started) ends.push(started.stop)
  return {
    readMetrics: started?.read ?? null,
    async close() {
      for (const end of ends) await end()
    },
  }
}

/** One scrape answers for all processes, and for the shop as a whole. */
export async function openMetrics(
  config: Pick<Config, 'metrics' | 'dataDir' | 'backups'>,
  { readMetrics }: Telemetry,
  db: Db,
  doors: Listening,
  { say, log }: { say: (line: string) => void; log: Logger },
): Promise<{ close(): Promise<void> }> {
  const { metrics } = config
  if (!metrics || !readMetrics) return { close: async () => undefined }
  const [{ listenForScrapes }, { gaugeShop }, { sumMetrics }] = await Promise.all([
    import('../platform/telemetry/metrics-listener.ts'),
    import('./shop-metrics.ts'),
    import('../platform/telemetry/summed-metrics.ts'),
  ])
  const shop = gaugeShop(db, config)
  const { sum } = sumMetrics()
  const read = async () => {
    const [own, whole, scraped] = await Promise.all([readMetrics(), shop.read(), doors.scrape()])
    return await sum([...own, ...whole], scraped as Scraped[])
  }
  const close = await listenForScrapes(metrics, read, (error) => log.error({ err: error }, 'a scrape was not answered'))
  const { host, port } = metrics
  say(`Metrics: http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`)
  return { close }
}
