import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, onTestFinished } from 'vitest'
import { projectRoot } from '../platform/project.ts'

export interface ShopProcess {
  pid: number
  /** All it has written so far. */
  stdout(): string
  stderr(): string
  /** Its address, once it says that it is open. */
  open(): Promise<string>
  /** Its status (or the signal that ended it), once it has ended. */
  ended: Promise<number | NodeJS.Signals>
  /** Closes the window that the shop writes to. */
  stopReading(): void
  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

let program: Promise<string> | undefined

/** Starts the shop from its sources, with nothing in its environment but these settings. It ends with the test at the latest. */
export async function startShopProcess(settings: Record<string, string>): Promise<ShopProcess> {
  program ??= bundleShop()
  const child = spawn(process.execPath, [join(await program, 'shop-program.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...settings },
  })
  const written = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  const ended = once(child, 'close').then(([status, signal]): number | NodeJS.Signals => status ?? signal)
  onTestFinished(() => end(child, ended))
  return {
    pid: child.pid ?? 0,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    async open() {
      for (;;) {
        const url = /Haat is open: (\S+)/.exec(written.stdout)?.[1]
        if (url) return url
        const next = await Promise.race([once(child.stdout, 'data'), ended])
        if (!Array.isArray(next)) throw new Error(`the shop ended with ${next}:\n${written.stdout}${written.stderr}`)
      }
    },
    ended,
    stopReading() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** Inside the project, where its packages and its migrations are found. */
async function bundleShop(): Promise<string> {
  const cache = join(projectRoot, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'shop-of-a-test-'))
  onEnd.push(() => rm(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: join(import.meta.dirname, 'shop-program.ts'), outDir, target: 'node20', minify: false },
  })
  return outDir
}

const onEnd: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const step of onEnd) await step()
})

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL')
  await ended
}
