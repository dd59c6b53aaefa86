import type pg from 'pg'
import type { Logger } from 'pino'
import { every } from './every.ts'
import { forgive, renewLease, unlockDead } from './jobs.queries.ts'
import type { Paces } from './paces.ts'

export interface Lease {
  /** Resolves where it could not be renewed for so long that others take its jobs: with why. */
  lost: Promise<unknown>
  /** Resolves once it is renewed no more. */
  ended: Promise<void>
}

/**
 * Heartbeat: renews the lease, unlocks jobs of the dead, for which graphile-worker waits four hours, and forgives those that an outage of
 * the database interrupted: its exponential backoff would keep them waiting long after it is back.
 */
export function holdLease({
  pool,
  id,
  interrupted,
  paces,
  log,
  signal,
}: {
  pool: pg.Pool
  id: string
  interrupted: Set<string>
  paces: Paces
  log: Logger
  signal: AbortSignal
}): Lease {
  let renewedAt = performance.now()
  let lose: (why: unknown) => void = () => undefined
  const lost = new Promise<unknown>((resolve) => {
    lose = resolve
  })
  const renew = async () => {
    const askedAt = performance.now()
    try {
      await renewLease(pool, id)
    } catch (error) {
      if (performance.now() - renewedAt > paces.deadAfter) lose(error)
      throw error
    }
    renewedAt = askedAt
    await forgiveInterrupted(pool, interrupted)
    const dead = await unlockDead(pool, paces.deadAfter)
    if (dead.length > 0) log.warn({ runners: dead }, 'unlocked the jobs of a process that has ended')
  }
  const tell = (error: unknown) =>
    log.warn({ err: error }, error ? 'the lease on jobs could not be renewed' : 'the lease on jobs is renewed again')
  return { lost, ended: every(paces.renew, signal, renew, tell) }
}

async function forgiveInterrupted(pool: pg.Pool, interrupted: Set<string>): Promise<void> {
  if (interrupted.size === 0) return
  const asked = [...interrupted]
  // Before the answer one of them may run again, and be interrupted again.
  interrupted.clear()
  const left = await forgive(pool, asked).catch((error: unknown) => {
    for (const job of asked) interrupted.add(job)
    throw error
  })
  for (const job of left) interrupted.add(job)
}
