import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../src/server/platform/process/project.ts'

/** A program in a process of its own, which does one job after another. */
export interface Worker {
  does<Result>(job: object | string): Promise<Result>
  stop(): Promise<void>
}

/** Who measures: each a process apart from the shop, warm from one measurement to the next. */
export interface Workers {
  /** Asks a server (load.mjs). */
  load: Worker
  /** Is a bare server (raw.mjs). */
  raw: Worker
  /** Is a plain server that asks the database (plain.mjs). */
  plain: Worker
}

export async function withWorkers<Result>(work: (crew: Workers) => Promise<Result>): Promise<Result> {
  const crew = {
    load: startWorker('load.mjs'),
    raw: startWorker('raw.mjs'),
    plain: startWorker('plain.mjs'),
  }
  try {
    return await work(crew)
  } finally {
    await Promise.all(Object.values(crew).map((worker) => worker.stop()))
  }
}

/** `program`: its way from this folder. */
export function startWorker(program: string): Worker {
  const child = fork(join(projectRoot, 'bench/speed', program), {
    cwd: projectRoot,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  return {
    async does(job) {
      const failed = ended.then(([status]) => {
        throw new Error(`${program} ended with ${status}: the figures would be wrong.`)
      })
      child.send(job)
      const [result] = await Promise.race([once(child, 'message'), failed])
      return result
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
