import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'
import { type Db, poolFigures } from '../database/db.ts'
import { listenToSignals } from '../signals/signals.ts'

const RESOLUTION_MS = 20
const NS = 1e9
const QUANTILES = { '0.5': 50, '0.99': 99, '1': 100 }

/** Gauges of one process, told apart by `process`: `first`, or the number of the worker. Answers how to end it. */
export function gaugeProcess(registry: Registry, process: string, db: Db): () => void {
  const gauge: MakeGauge = (name, help, labelNames, collect) => {
    new Gauge({
      name,
      help,
      labelNames: ['process', ...labelNames],
      registers: [registry],
      collect() {
        collect((labels, value) => this.set({ process, ...labels }, value))
      },
    })
  }
  const ends = [gaugeLoop(gauge), gaugeFeed(registry, process)]
  gaugeMemory(gauge)
  gaugePool(gauge, db)
  return () => {
    for (const end of ends) end()
  }
}

type Collect = (set: (labels: Record<string, string>, value: number) => void) => void
type MakeGauge = (name: string, help: string, labels: string[], collect: Collect) => void

/** Since the last scrape. */
function gaugeLoop(gauge: MakeGauge): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  gauge('haat_event_loop_lag_seconds', 'How late timers were since the last scrape.', ['quantile'], (set) => {
    for (const [quantile, percent] of Object.entries(QUANTILES))
      set({ quantile }, Math.max(0, delay.percentile(percent) / NS - RESOLUTION_MS / 1000))
    delay.reset()
  })
  let last = performance.eventLoopUtilization()
  gauge('haat_event_loop_utilisation', 'Share of the time since the last scrape that the loop was busy.', [], (set) => {
    const now = performance.eventLoopUtilization()
    set({}, performance.eventLoopUtilization(now, last).utilization || 0)
    last = now
  })
  return () => void delay.disable()
}

function gaugeMemory(gauge: MakeGauge): void {
  gauge('haat_memory_bytes', 'Memory: resident, and the heap of JavaScript.', ['of'], (set) => {
    const { rss, heapUsed, heapTotal } = process.memoryUsage()
    set({ of: 'resident' }, rss)
    set({ of: 'heap_used' }, heapUsed)
    set({ of: 'heap_total' }, heapTotal)
  })
  gauge('haat_process_start_seconds', 'When it began, in seconds since 1970.', [], (set) =>
    set({}, Math.round(Date.now() / 1000 - process.uptime())),
  )
}

function gaugePool(gauge: MakeGauge, db: Db): void {
  gauge('haat_database_connections', 'Connections of the pool.', ['state'], (set) => {
    const { inUse, idle } = poolFigures(db)
    set({ state: 'in_use' }, inUse)
    set({ state: 'idle' }, idle)
  })
  gauge('haat_database_waiting', 'How many wait for a connection.', [], (set) => set({}, poolFigures(db).waiting))
  gauge(
    'haat_database_longest_wait_seconds',
    'How long the first of them has waited, where more wait than there are connections.',
    [],
    (set) => set({}, poolFigures(db).longestWaitMs / 1000),
  )
}

function gaugeFeed(registry: Registry, process: string): () => void {
  const lag = new Gauge({
    name: 'haat_invalidation_lag_seconds',
    labelNames: ['process'],
    registers: [registry],
    help: 'How long the last question on the invalidation feed took, behind all that was told before it.',
  })
  const heardAt = new Gauge({
    name: 'haat_invalidation_heard_seconds',
    labelNames: ['process'],
    registers: [registry],
    help: 'When the feed was last heard, in seconds since 1970; once a second while all is well.',
  })
  return listenToSignals({
    changesHeard({ seconds }) {
      lag.set({ process }, seconds)
      heardAt.set({ process }, Date.now() / 1000)
    },
  })
}
