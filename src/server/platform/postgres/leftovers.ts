import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefusal } from '../process/start-refusal.ts'
import { postgresProcessesIn } from './processes.ts'
import { SOCKET_FILE } from './settings.ts'

const PATIENCE_MS = 60_000

/** Stops a killed shop’s postmaster cleanly, and kills orphaned backends: PostgreSQL would not start beside them. */
export async function endLeftovers(cluster: string, tell: (step: string) => void = () => {}): Promise<void> {
  const running = await postgresProcessesIn(cluster)
  const postmaster = await postmasterPid(cluster)
  if (postmaster !== undefined && running.includes(postmaster)) {
    tell('Stopping the database that an earlier run left behind…')
    signal([postmaster], 'SIGINT')
    if (await areGone(cluster, PATIENCE_MS)) return
    signal([postmaster], 'SIGQUIT')
    if (await areGone(cluster, PATIENCE_MS)) return
  }
  await killAllIn(cluster)
}

/** For processes with nothing to save. */
export async function killAllIn(folder: string): Promise<void> {
  do signal(await postgresProcessesIn(folder), 'SIGKILL')
  while (!(await areGone(folder, 100)))
}

/** For a dead cluster: PostgreSQL trusts pids in lock files, which an innocent process may have by now. */
export async function removeLockFiles(cluster: string, socketFolder: string): Promise<void> {
  if (await answers(join(socketFolder, SOCKET_FILE))) {
    throw new StartRefusal(
      `Another PostgreSQL, which this machine cannot see the process of (in a container?), works on ${cluster}. ` +
        'Stop it first, or give this shop another DATA_DIR.',
    )
  }
  for (const name of ['postmaster.pid', `${SOCKET_FILE}.lock`, SOCKET_FILE])
    await rm(join(cluster, name), { force: true })
}

async function postmasterPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

async function areGone(folder: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while ((await postgresProcessesIn(folder)).length > 0) {
    if (Date.now() > deadline) return false
    await wait(20)
  }
  return true
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
