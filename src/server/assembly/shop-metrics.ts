import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { messagesUnderWay } from '../messaging/under-way.queries.ts'
import { countLateStatements } from '../payouts/stores-due.ts'
import { newestOpenedAt } from '../platform/backup/backups.ts'
import { WAL_OUT } from '../platform/backup/cluster-files.ts'
import { type BackupsAt, openTarget } from '../platform/backup/open-target.ts'
import { oldestWaitingSeconds } from '../platform/backup/waiting-wal.ts'
import { type Db, waitAtDatabase } from '../platform/database/db.ts'
import { monthsAhead } from '../platform/events/months.ts'
import { outboxFigures } from '../platform/events/outbox.queries.ts'
import { ping } from '../platform/http/health.queries.ts'
import { jobFigures } from '../platform/jobs/job-figures.queries.ts'
import { createFigure } from '../platform/signals/figure.ts'
import type { Figures } from '../platform/telemetry/summed-metrics.ts'
import { unmatchedInSuspense } from '../settlements/suspense.queries.ts'

/** Counts of what waits are cheap. */
const QUICK_MS = 5_000
/** Those of the books look through them, backups may be in a bucket, and nobody acts on them within minutes. */
const SLOW_MS = 300_000

/** What there is one of, whatever number of processes serves: read by the first. */
export function gaugeShop(
  db: Db,
  { dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>,
): { registry: Registry; read(): Promise<Figures> } {
  const registry = new Registry()
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge<string>({ name, help, labelNames, registers: [registry] })
  const reads = [
    gaugeDatabase(gauge, db),
    gaugeJobs(gauge, db),
    gaugeOutbox(gauge, db),
    gaugeMessages(gauge, db),
    gaugeBooks(gauge, db),
    gaugeDisk(gauge, dataDir),
    ...(backups ? [gaugeWal(gauge, dataDir), gaugeBackups(gauge, backups)] : []),
  ]
  return {
    registry,
    async read() {
      await Promise.all(reads.map((read) => read()))
      return await registry.getMetricsAsJSON()
    },
  }
}

type MakeGauge = (name: string, help: string, ...labelNames: string[]) => Gauge<string>
type Read = () => Promise<void>

function gaugeDatabase(gauge: MakeGauge, db: Db): Read {
  const up = gauge('haat_database_up', '1 while the database answers.')
  const answer = createFigure(0, () => ping(db).then(() => 1))
  return async () => {
    const answered = await answer()
    // It may be well: whoever asks it here waits for a connection like all others.
    show(up, answered === undefined && waitAtDatabase(db) > 0 ? undefined : (answered ?? 0))
  }
}

function gaugeJobs(gauge: MakeGauge, db: Db): Read {
  const jobs = gauge('haat_jobs', 'Jobs by kind: due, later, running, failed (tried again), given up.', 'job', 'state')
  const oldest = gauge('haat_job_oldest_seconds', 'How long the oldest that is due has waited.', 'job')
  const figures = createFigure(QUICK_MS, () => jobFigures(db))
  return async () => {
    const rows = await figures()
    jobs.reset()
    oldest.reset()
    for (const { job, oldestSeconds, ...states } of rows ?? []) {
      for (const [state, count] of Object.entries(states)) jobs.set({ job, state }, count)
      oldest.set({ job }, oldestSeconds)
    }
  }
}

function gaugeOutbox(gauge: MakeGauge, db: Db): Read {
  const events = gauge('haat_outbox_events', 'Events that are not relayed yet.')
  const oldest = gauge('haat_outbox_oldest_seconds', 'Age of the oldest of them.')
  const months = gauge('haat_event_months_ahead', 'Months to come for which deliveries of events have a partition.')
  const figures = createFigure(QUICK_MS, () => outboxFigures(db))
  const ahead = createFigure(SLOW_MS, () => monthsAhead(db))
  return async () => {
    const [known, made] = await Promise.all([figures(), ahead()])
    show(events, known?.count)
    show(oldest, known?.oldestSeconds)
    show(months, made)
  }
}

function gaugeMessages(gauge: MakeGauge, db: Db): Read {
  const messages = gauge('haat_messages', 'Messages that wait, or of which nobody knows.', 'way', 'state')
  const figures = createFigure(QUICK_MS, () => messagesUnderWay(db))
  return async () => {
    const rows = await figures()
    messages.reset()
    for (const { way, state, count } of rows ?? []) messages.set({ way, state }, count)
  }
}

function gaugeBooks(gauge: MakeGauge, db: Db): Read {
  const suspense = gauge('haat_suspense_unmatched', 'What stands in suspense, by company, in matters.', 'company')
  const oldest = gauge('haat_suspense_oldest_seconds', 'How long the oldest of it has not moved.', 'company')
  const late = gauge('haat_statements_late', 'Stores whose period is over, and has no statement.')
  const unmatched = createFigure(SLOW_MS, () => unmatchedInSuspense(db))
  const stores = createFigure(SLOW_MS, () => countLateStatements(db))
  return async () => {
    const [companies, count] = await Promise.all([unmatched(), stores()])
    suspense.reset()
    oldest.reset()
    for (const { company, count, oldestSeconds } of companies ?? []) {
      suspense.set({ company }, count)
      oldest.set({ company }, oldestSeconds)
    }
    show(late, count)
  }
}

function gaugeDisk(gauge: MakeGauge, dataDir: string): Read {
  const disk = gauge('haat_disk_bytes', 'The disk of DATA_DIR.', 'of')
  const figures = createFigure(QUICK_MS, () => statfs(dataDir))
  return async () => {
    const room = await figures()
    disk.reset()
    if (!room) return
    disk.set({ of: 'free' }, room.bavail * room.bsize)
    disk.set({ of: 'all' }, room.blocks * room.bsize)
  }
}

function gaugeWal(gauge: MakeGauge, dataDir: string): Read {
  const oldest = gauge('haat_wal_oldest_seconds', 'How long the oldest part of the log waits for the place of backups.')
  const seconds = createFigure(QUICK_MS, () => oldestWaitingSeconds(join(dataDir, 'postgres', WAL_OUT)))
  return async () => show(oldest, await seconds())
}

function gaugeBackups(gauge: MakeGauge, at: BackupsAt): Read {
  const help = 'When the newest backup that opens was begun, in seconds since 1970; 0 where there is none.'
  const opened = gauge('haat_backup_opened_seconds', help)
  const place = openTarget(at)
  const moment = createFigure(SLOW_MS, async () => ((await newestOpenedAt(place))?.getTime() ?? 0) / 1000)
  return async () => show(opened, await moment())
}

/** Absent while it is not known: 0 would be an answer. */
function show(gauge: Gauge<string>, figure: number | undefined): void {
  if (figure === undefined) gauge.remove()
  else gauge.set(figure)
}
