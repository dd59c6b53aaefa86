import type { ProblemBody } from '#contract/machinery/problems'
import { m } from '#messages'

/** Or `unexpected`, unanswered. */
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
