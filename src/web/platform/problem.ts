import type { ProblemBody } from '#contract/problems'
import { m } from '#messages'

export class Problem extends Error {
  readonly status: number
  readonly body: ProblemBody

  constructor(status: number, body: ProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** The server’s, else the specification’s (§8). */
export function wordsOf(error: unknown): string {
  return error instanceof Problem && error.body.code !== 'unexpected' ? error.message : m.refusal_unexpected()
}

/** A “no” of the shop: it was heard, and nothing was done. Anything else is trouble, and may have been done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500
}
