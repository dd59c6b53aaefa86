import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aborted } from '../process/aborted.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Log } from './log.ts'
import { markOf } from './processes.ts'
import { dataArgument, ENVIRONMENT, settingArguments } from './settings.ts'

const FAST_STOP_WITHIN_MS = 60_000

export interface PostmasterOptions {
  cluster: string
  binaries: Binaries
  account: Account
  log: Log
  settings?: Record<string, string> | undefined
  stopping?: AbortSignal | undefined
}

export interface Postmaster {
  ended: Promise<string>
  stop(): Promise<void>
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { cluster, log } = options
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      dataArgument(cluster, options.binaries.major),
      ...settingArguments(options.binaries.major, await markOf(cluster), options.settings),
    ],
    {
      ...options.account,
      cwd: cluster,
      env: ENVIRONMENT,
      stdio: ['ignore', log.fd, log.fd],
      detached: true, // Ctrl+C in the terminal is for the shop, which still needs its database while it stops
    },
  )
  await once(child, 'spawn')
  const ended = once(child, 'exit').then(([code, signal]) => (signal ? `killed by ${signal}` : `exit code ${code}`))
  const asked = options.stopping ? [aborted(options.stopping)] : []
  const end = await Promise.race([ended, becomesReady(cluster, child), ...asked]).catch(async (error: unknown) => {
    await stop(child, ended)
    throw error
  })
  if (end) throw new StartRefusal(`PostgreSQL did not start (${end}). It says:\n${await log.tail()}`)
  return { ended, stop: () => stop(child, ended) }
}

/** Unbounded: recovery takes what it takes. */
async function becomesReady(cluster: string, child: ChildProcess): Promise<undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    // Its state is on line eight.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    await wait(10)
  }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT') // "fast": ends sessions, writes everything down
  const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
