import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What long tests start, bundled once for all of them: paths (tests/torture/bundle-setup.ts). */
    programs: { shop: string; jobs: string; shoppers: string; clock: string }
  }
}

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

/** Starts the shop from its sources, with nothing in its environment but these settings. It ends with the test at the latest. */
export function startShopProcess(settings: Record<string, string>): ShopProcess {
  const child = spawn(process.execPath, [inject('programs').shop], {
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

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL')
  await ended
}
