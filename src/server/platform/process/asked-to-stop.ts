import { constants } from 'node:os'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** By an operator, a supervisor or a terminal that was closed. */
export class AskedToStop extends Error {
  /** What a program ends with then. */
  readonly status: number

  constructor(signal: (typeof SIGNALS)[number]) {
    super(`asked to stop by ${signal}`)
    this.status = 128 + constants.signals[signal]
  }
}

/** One wish may come twice: npm hands on what the terminal has sent as well. */
const ONE_WISH_MS = 1_000

/** Hurrying: asked once more, a second later or more. */
export function stopsAsked(): { stopping: AbortSignal; hurrying: AbortSignal } {
  const [stopping, hurrying] = [new AbortController(), new AbortController()]
  let since = 0
  onAskedToStop((asked) => {
    if (stopping.signal.aborted && performance.now() - since > ONE_WISH_MS) hurrying.abort(asked)
    if (stopping.signal.aborted) return
    since = performance.now()
    stopping.abort(asked)
  })
  return { stopping: stopping.signal, hurrying: hurrying.signal }
}

export function onAskedToStop(stop: (asked: AskedToStop) => void): void {
  for (const signal of SIGNALS) process.on(signal, () => stop(new AskedToStop(signal)))
}
