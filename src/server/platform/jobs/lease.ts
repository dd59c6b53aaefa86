import type pg from 'pg'
import type { Logger } from 'pino'
import { every } from './every.ts'
import { renewLease, unlockDead } from './jobs.queries.ts'
import type { Paces } from './paces.ts'

export interface Lease {
  /** Resolves where it could not be renewed for so long that others take its jobs: with why. */
  lost: Promise<unknown>
  /** Resolves once it is renewed no more. */
  ended: Promise<void>
}

/** Heartbeat: renews the lease and unlocks jobs of the dead, for which graphile-worker waits four hours. */
export function holdLease({
  pool,
  id,
  paces,
  log,
  signal,
}: {
  pool: pg.Pool
  id: string
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
    const dead = await unlockDead(pool, paces.deadAfter)
    if (dead.length > 0) log.warn({ runners: dead }, 'unlocked the jobs of a process that has ended')
  }
  const tell = (error: unknown) =>
    log.warn({ err: error }, error ? 'the lease on jobs could not be renewed' : 'the lease on jobs is renewed again')
  return { lost, ended: every(paces.renew, signal, renew, tell) }
}
