import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * @typedef {object} ShopProcess
 * @property {number} pid
 * @property {() => string} stdout What it has written of late.
 * @property {() => string} stderr
 * @property {() => Promise<string>} open Its address, once it says that it is open.
 * @property {(words: string) => Promise<void>} hears Until it has said these words.
 * @property {Promise<number | NodeJS.Signals>} ended Its status (or the signal that ended it), once it has ended.
 * @property {(name: NodeJS.Signals) => void} signal
 * @property {(name: NodeJS.Signals) => Promise<number | NodeJS.Signals>} kill Sends a signal and waits for the end.
 * @property {() => void} stopReading Closes the window that the shop writes to.
 */

/** A shop that is tormented for hours says a lot, and most of it is of no use once it is old. */
const KEPT_CHARACTERS = 100_000

/**
 * A shop in a process of its own, with nothing in its environment but these settings; on a free port and without a
 * demo unless they say otherwise. Tests, torture, measurements and browsers all start theirs here.
 * @param {object} options
 * @param {string} options.program What Node runs.
 * @param {Record<string, string>} options.settings
 * @param {string[]} [options.preload] Modules that are loaded before it.
 * @param {boolean} [options.isHeard] Else its standard output goes nowhere: to read a line for each request costs a
 *   measurement, which asks by itself whether the shop is open.
 * @returns {ShopProcess}
 */
export function startShopProcess({ program, settings, preload = [], isHeard = true }) {
  const child = spawn(process.execPath, [...preload.flatMap((module) => ['--import', module]), program], {
    stdio: ['ignore', isHeard ? 'pipe' : 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...settings },
  })
  /** @type {string | undefined} */
  let url
  const kept = { stdout: '', stderr: '' }
  let wake = () => {}
  /** @returns {Promise<void>} */
  const nextHeard = () =>
    new Promise((resolve) => {
      wake = resolve
    })
  let heard = nextHeard()
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name]?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      kept[name] = (kept[name] + text).slice(-KEPT_CHARACTERS)
      // In production it is said beside the log.
      url ??= /Haat is open: (\S+)\s/.exec(kept[name])?.[1]
      wake()
      heard = nextHeard()
    })
  const ended = once(child, 'close').then(([status, signal]) => status ?? signal)
  /** @param {() => boolean} isSaid @param {string} what */
  const until = async (isSaid, what) => {
    while (!isSaid()) {
      const end = await Promise.race([heard, ended])
      if (end !== undefined)
        throw new Error(`the shop ended with ${end} before it was ${what}:\n${kept.stdout}${kept.stderr}`)
    }
  }
  return {
    pid: child.pid ?? 0,
    stdout: () => kept.stdout,
    stderr: () => kept.stderr,
    async open() {
      await until(() => url !== undefined, 'open')
      return url ?? ''
    },
    hears: (words) => until(() => kept.stdout.includes(words), `heard saying “${words}”`),
    ended,
    signal: (name) => void child.kill(name),
    kill(name) {
      child.kill(name)
      return ended
    },
    stopReading() {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
  }
}
