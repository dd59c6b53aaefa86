import { Logger, type LogLevel } from 'graphile-worker'
import type { Logger as Log } from 'pino'

export const JOBS_SCHEMA = 'graphile_worker'

/** What it tells of each job is for who looks for trouble, one level lower than it says; what went wrong is told as such. */
const LEVELS: Record<`${LogLevel}`, 'warn' | 'debug' | 'trace'> = {
  error: 'warn',
  warning: 'warn',
  info: 'debug',
  debug: 'trace',
}

/**
 * Graphile-worker’s logger over the shop’s; without one it is silent. Payloads are not logged. A job that ends because the shop closes goes
 * on at the next start: that is no failure to be told of.
 */
export function logTo(log: Log | undefined, closing?: AbortSignal): Logger {
  return new Logger(() => (level, message, meta) => {
    // Of a group that waits for others’ servers that is chosen (worker-groups.ts).
    if (message.includes('smaller than concurrency')) return
    const isOfClosing = closing?.aborted === true && meta?.['failure'] === true
    log?.[isOfClosing ? 'debug' : LEVELS[level]]({ from: 'jobs' }, message)
  })
}
