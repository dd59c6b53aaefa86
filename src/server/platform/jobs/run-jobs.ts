import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { every } from './every.ts'
import type { Jobs, RecurringJob } from './job.ts'
import { PACES, type Paces } from './paces.ts'
import { type RunnerOptions, startRunner } from './runner.ts'
import { type WorkerGroup, workerGroupsOf } from './worker-groups.ts'

export interface RunningJobs {
  /** Gives what is under way so long to come to an end; what does not goes on at the next start. */
  stop(atMostMs: number): Promise<void>
}

/** Until stopped; relays events and what else was stored without a job, and replaces a runner that gave up in an outage. */
export function runJobs({
  relay,
  paces = PACES,
  jobs,
  schedule,
  ...options
}: Omit<RunnerOptions, 'paces' | 'group'> & {
  jobs: Jobs
  /** Makes jobs of what was stored without one: events, pushes. How many it took. */
  relay: () => Promise<number>
  paces?: Paces
}): RunningJobs {
  const { log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')
  let lastJobsMs = 0
  const runOf = (group: WorkerGroup, schedule: readonly RecurringJob[]) => async (tellRecovery: () => void) => {
    const runner = await startRunner({ ...options, group, schedule, paces })
    tellRecovery()
    const why = await Promise.race([runner.ended, stopped])
    await runner.stop(lastJobsMs)
    if (!signal.aborted) throw why ?? new Error('The runner has stopped.')
  }
  const keepRunning = (run: (tellRecovery: () => void) => Promise<void>) =>
    every(paces.restart, signal, run, (error) =>
      log.warn({ err: error }, error ? 'jobs do not run for now' : 'jobs run again'),
    )
  const { working, waiting } = workerGroupsOf(jobs)
  const running = [keepRunning(runOf(working, schedule))]
  if (waiting.concurrency > 0) running.push(keepRunning(runOf(waiting, [])))
  const relayAll = async () => {
    while ((await relay()) > 0 && !signal.aborted)
      await wait(paces.relayOn, undefined, { signal }).catch(() => undefined)
  }
  const relaying = every(paces.relay, signal, relayAll, (error) =>
    log.warn({ err: error }, error ? 'events are not relayed for now' : 'events are relayed again'),
  )
  return {
    async stop(atMostMs) {
      lastJobsMs = atMostMs
      stopping.abort()
      await Promise.all([...running, relaying])
    },
  }
}
