import { type CurrentFigures, type ProblemCode, problems } from '#contract/problems'

interface RefusalDetails {
  /** Message by field name. */
  fields?: Record<string, string>
  /** Only with `price_changed`. */
  current?: CurrentFigures
  /** Becomes the `Retry-After` header. */
  retryAfterSeconds?: number
  /** Words that say more than the code’s own. */
  message?: string
}

/** An expected "no": thrown by a rule, rolls its transaction back, becomes the error answer in one place. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: RefusalDetails

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(details.message ?? problems[code][1])
    this.code = code
    this.details = details
  }
}
