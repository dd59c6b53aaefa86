import { setTimeout as wait } from 'node:timers/promises'
import { endLeftovers, removeLockFiles } from './leftovers.ts'
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

export interface SuperviseOptions extends PostmasterOptions {
  socketFolder: string
  tell: (step: string) => void
  onTrouble: (what: string, error?: unknown) => void
}

/** Restarts it until told to stop. */
export async function supervise(options: SuperviseOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let postmaster: Postmaster | undefined = await start(options)
  const watching = watch()

  async function watch(): Promise<void> {
    while (postmaster && !stopping.signal.aborted) {
      const end = await postmaster.ended
      if (stopping.signal.aborted) return
      options.onTrouble(`PostgreSQL ended unexpectedly (${end}); starting it again`)
      postmaster = await startAgain(options, stopping.signal)
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await postmaster?.stop()
      await watching
      await postmaster?.stop() // one that was just being started again
    },
  }
}

/** Undefined when stopped meanwhile. */
async function startAgain(options: SuperviseOptions, stopping: AbortSignal): Promise<Postmaster | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !stopping.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      const postmaster = await start(options)
      options.onTrouble('PostgreSQL is running again')
      return postmaster
    } catch (error) {
      options.onTrouble(`PostgreSQL could not be started again; next attempt in ${pauseMs} ms`, error)
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => {})
    }
  }
  return undefined
}

async function start(options: SuperviseOptions): Promise<Postmaster> {
  await endLeftovers(options.cluster, options.tell)
  await removeLockFiles(options.cluster, options.socketFolder)
  return startPostmaster(options)
}
