import type { ProblemBody } from '#contract/problems'

/** A refusal of the server (or `unexpected` where there was no answer at all), thrown by `call`. */
export class Problem extends Error {
  readonly status: number
  readonly body: ProblemBody

  constructor(status: number, body: ProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Words for a person: the server’s, else the specification’s (§8). */
export function wordsOf(error: unknown): string {
  return error instanceof Problem && error.body.code !== 'unexpected' ? error.message : 'Something went wrong'
}
