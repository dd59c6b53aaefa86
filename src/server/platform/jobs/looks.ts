import type { WorkerEvents } from 'graphile-worker'

/**
 * Resolves once no worker looks for a job. One that does takes what it finds, though its runner has stopped meanwhile: what was given
 * back before would be held again until the lease runs out.
 */
export function watchLooks(events: WorkerEvents): { rest(): Promise<void> } {
  let underWay = 0
  let resting: (() => void)[] = []
  const end = () => {
    underWay -= 1
    if (underWay > 0) return
    for (const resolve of resting) resolve()
    resting = []
  }
  events.on('worker:getJob:start', () => {
    underWay += 1
  })
  events.on('worker:getJob:empty', end)
  events.on('worker:getJob:error', end)
  events.on('job:start', end)
  return {
    rest: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => resting.push(resolve))),
  }
}
