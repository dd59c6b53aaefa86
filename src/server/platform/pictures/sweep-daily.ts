import type { Logger } from 'pino'
import { type NamedPictures, sweepPictures } from './sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sweeps now and every day, beside the work of the shop; what goes wrong is told to the log and tried again tomorrow. */
export function sweepDaily(folder: string, named: NamedPictures, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const sweep = async () => {
    try {
      const removed = await sweepPictures(folder, named, stopping.signal)
      if (removed > 0) log.info({ files: removed }, 'swept pictures that nothing shows')
    } catch (error) {
      log.warn({ err: error }, 'could not sweep the pictures')
    }
  }
  let running = sweep()
  const daily = setInterval(() => {
    running = running.then(sweep)
  }, DAY_MS).unref()
  return {
    async stop() {
      clearInterval(daily)
      stopping.abort()
      await running
    },
  }
}
