import { vi } from 'vitest'

const FOREVER_MS = 2 ** 31 - 1

export interface HeldTimers {
  /** Those that run by now have run out. */
  runOut(): void
  release(): void
}

/**
 * Timers of these lengths run out when the test says so: on a slow machine nobody gives up before, and where a timeout is meant nobody
 * waits for it. The lengths have to be none that others use.
 */
export function holdTimers(...lengthsMs: number[]): HeldTimers {
  const held = new Map<unknown, () => void>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const starting = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: (...args: unknown[]) => void,
    afterMs?: number,
    ...args: unknown[]
  ) => {
    if (afterMs === undefined || !lengthsMs.includes(afterMs)) return start(work, afterMs, ...args)
    const timer = start(() => undefined, FOREVER_MS).unref()
    held.set(timer, () => work(...args))
    return timer
  }) as typeof setTimeout)
  const stopping = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    stop(timer)
  })
  return {
    runOut() {
      for (const [timer, work] of [...held]) {
        if (!held.delete(timer)) continue
        stop(timer as NodeJS.Timeout)
        work()
      }
    },
    release() {
      starting.mockRestore()
      stopping.mockRestore()
    },
  }
}
