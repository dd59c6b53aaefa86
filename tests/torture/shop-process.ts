import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface StartOptions {
  /** What Node runs: the built shop. */
  program: string
  settings: Record<string, string>
  /** Modules that are loaded before it. */
  preload?: string[]
}

export interface ShopProcess {
  pid: number
  /** Resolves once the shop says that it is open. */
  open(): Promise<void>
  /** Status or signal. */
  ended: Promise<number | NodeJS.Signals>
  signal(name: NodeJS.Signals): void
  /** All it has written so far. */
  said(): string
}

/** Most of what a shop says is of no use once it is old. */
const KEPT_CHARACTERS = 20_000

export function startShop({ program, settings, preload = [] }: StartOptions): ShopProcess {
  const child = spawn(process.execPath, [...preload.flatMap((module) => ['--import', module]), program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'warn', ...settings },
  })
  let said = ''
  let isOpen = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_CHARACTERS)
      isOpen ||= said.includes('Haat is open')
    })
  const ended = endOf(child)
  return {
    pid: child.pid ?? 0,
    async open() {
      while (!isOpen) {
        const end = await Promise.race([once(child.stdout, 'data'), ended])
        if (!Array.isArray(end)) throw new Error(`the shop ended with ${end} before it was open:\n${said}`)
      }
    },
    ended,
    signal: (name) => void child.kill(name),
    said: () => said,
  }
}

async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [status, signal] = await once(child, 'close')
  return status ?? signal
}

/** Kept for all the lives of a shop, so that shoppers find it again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
