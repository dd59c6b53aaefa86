import type { IncomingMessage } from 'node:http'

/** Never an id, an address, a text that somebody wrote. */
export type Attributes = Record<string, string | number>

export interface RequestSpan {
  /** What is begun in it belongs to the request. */
  run<Result>(work: () => Result): Result
  end(name: string, attributes: Attributes): void
}

/** Traces, where they are on (docs/decisions/074). */
export interface Tracer {
  /** Part of what is under way, else the beginning of a trace. Ends with its work. */
  inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>
  ofRequest(request: IncomingMessage): RequestSpan
}

let tracer: Tracer | undefined

/** From now on, in this process. */
export function traceBy(given: Tracer | undefined): void {
  tracer = given
}

export function inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer ? tracer.inSpan(name, attributes, work) : work()
}

/** Undefined while traces are off. */
export function tracerNow(): Tracer | undefined {
  return tracer
}
