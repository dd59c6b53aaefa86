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

export function onAskedToStop(stop: (asked: AskedToStop) => void): void {
  for (const signal of SIGNALS) process.on(signal, () => stop(new AskedToStop(signal)))
}
