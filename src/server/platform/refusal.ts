import { type CurrentFigures, type CurrentRecord, type ProblemCode, problemWords } from '#contract/problems'

interface RefusalDetails {
  fields?: Record<string, string>
  /** Only with `price_changed`. */
  current?: CurrentFigures
  /** Only with `changed_meanwhile`. */
  record?: CurrentRecord
  /** Only with `totp_required`. */
  challenge?: string
  retryAfterSeconds?: number
  /** Instead of the code’s own. */
  message?: string
}

/** An expected "no": rolls back, and becomes the error answer in one place. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: RefusalDetails

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(details.message ?? problemWords(code))
    this.code = code
    this.details = details
  }
}
