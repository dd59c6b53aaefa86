import { setTimeout as wait } from 'node:timers/promises'
import { isLockedOut } from '../postgres/database-trouble.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Other shops serve meanwhile, and whoever comes after one that waits for a lock waits behind it. So what changes tables gives way to a lock
 * that is held for long, by a dump perhaps, and tries again. `update` has a `lock_timeout` of its own: without one it waits for ever.
 */
export async function retryWhileLocked<T>(
  update: () => Promise<T>,
  tell: (step: string) => void,
  stopping?: AbortSignal,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
    try {
      stopping?.throwIfAborted()
      return await update()
    } catch (error) {
      if (!isLockedOut(error)) throw error
      tell(
        `Updating the tables waits for others who hold them (pg_stat_activity names them); again in ${pauseMs / 1000} s.`,
      )
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
    }
}
