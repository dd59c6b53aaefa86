import { Registry } from 'prom-client'
import type { Db } from '../database/db.ts'
import { countCalls } from './call-metrics.ts'
import { gaugeProcess } from './process-metrics.ts'
import type { Figures } from './summed-metrics.ts'

export interface Metrics {
  registry: Registry
  read(): Promise<Figures>
  stop(): void
}

/** Of this process alone, from now on (docs/decisions/074). */
export function startMetrics(process: string, db: Db): Metrics {
  const registry = new Registry()
  const ends = [countCalls(registry), gaugeProcess(registry, process, db)]
  return {
    registry,
    read: () => registry.getMetricsAsJSON(),
    stop() {
      for (const end of ends) end()
    },
  }
}
