import { once } from 'node:events'
import { inspect } from 'node:util'
import type pg from 'pg'
import type { Web } from './doors.ts'
import { readConfig } from './platform/config.ts'
import { connectionsOf } from './platform/connections.ts'
import { connectTo } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import type { WorkerHears, WorkerSays } from './platform/worker-processes.ts'
import { STOP_AT_MOST_MS } from './shop.ts'

/** What a worker is given by the process that started it, which owns the database. */
export interface WorkerOrders {
  connection: pg.ClientConfig
  jwtSecret: string
}

/**
 * Serves the shop’s port in this process, beside others, until it is told or signalled to stop. It ends with the process
 * that started it, however that ends.
 */
export async function runWorker(readWeb: () => Promise<Web>): Promise<void> {
  const stopping = new AbortController()
  const asked = once(stopping.signal, 'abort')
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  process.on('message', (words: WorkerHears) => {
    if (words === 'stop') stopping.abort()
    else void serve(words)
  })
  const serve = async ({ number, orders }: Exclude<WorkerHears, 'stop'>): Promise<void> => {
    try {
      const close = await open(number, orders as WorkerOrders, await readWeb())
      await asked
      await close()
    } catch (error) {
      await say({ refusal: error instanceof StartRefusal ? error.message : inspect(error) })
      process.exitCode = 1
    }
    process.exit()
  }
  await say('ready')
}

/** Answers how to close again. */
async function open(number: number, { connection, jwtSecret }: WorkerOrders, web: Web): Promise<() => Promise<void>> {
  const config = readConfig()
  const log = createLog(config.logLevel).child({ worker: number })
  const onTrouble = (what: string, error?: unknown) => log.warn({ err: error }, what)
  const database = connectTo({ ...connection, max: connectionsOf(config.workers) }, onTrouble)
  const { openDoors } = await import('./doors.ts')
  const doors = await openDoors(config, web, database, jwtSecret, log)
  await say({ url: doors.url })
  return async () => {
    await doors.close(STOP_AT_MOST_MS)
    await database.close()
  }
}

function say(words: WorkerSays): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(words, undefined, {}, () => resolve())
    else resolve()
  })
}
