import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Folder } from './folder.ts'

/** A program of a cluster, in a process group of its own, as whom PostgreSQL runs; it writes into a file of the folder. */
export interface Daemon {
  /** It and its children. */
  signal(name: NodeJS.Signals): void
  /** Asks it to stop, and where it does not, ends it. */
  stop(): Promise<void>
  isRunning(): boolean
}

const STOPS_WITHIN_MS = 15_000
/** Which processes a folder has had, each with the moment of its start: a pid alone may be another’s by now. */
const RUNNING = 'running'

export function startDaemon({ path, account }: Folder, name: string, program: string, args: string[]): Daemon {
  const log = openSync(join(path, `${name}.log`), 'a')
  const child = spawn(program, args, {
    ...account,
    cwd: path,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: path },
  })
  closeSync(log)
  const ended = once(child, 'exit').catch(() => undefined)
  if (child.pid !== undefined) noteRunning(path, child.pid)
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const signal = (kind: NodeJS.Signals) => {
    if (isRunning()) sendSignal(-(child.pid ?? 0), kind)
  }
  return {
    ...{ signal, isRunning },
    async stop() {
      signal('SIGCONT')
      signal('SIGTERM')
      await Promise.race([ended, wait(STOPS_WITHIN_MS, undefined, { ref: false })])
      signal('SIGKILL')
      await ended
    },
  }
}

/** So that the next start over this folder ends it, should nobody else. */
export function noteRunning(folder: string, pid: number): void {
  appendFileSync(join(folder, RUNNING), `${pid} ${startOf(pid)}\n`)
}

/** Ends what an earlier run of this folder left behind. PostgreSQL’s processes are in groups of their own: leftovers.ts. */
export async function endLeftDaemons(folder: string): Promise<void> {
  const noted = await readFile(join(folder, RUNNING), 'utf8').catch(() => '')
  for (const line of noted.split('\n').filter(Boolean)) {
    const [pid = 0, start] = line.split(' ').map(Number)
    if (startOf(pid) !== start) continue
    if (!sendSignal(-pid, 'SIGKILL')) sendSignal(pid, 'SIGKILL')
    while (startOf(pid) === start) await wait(10)
  }
  await rm(join(folder, RUNNING), { force: true })
}

const START_FIELD = 22

/** In ticks of the kernel since it started; undefined where it has ended. */
function startOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : Number(fields[START_FIELD - 4])
  } catch {
    return undefined
  }
}

/** False where there is none such. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
