interface Answered {
  /** Of HTTP; undefined: no answer. */
  status?: number
  /** `NoSuchBucket`, `ENOTFOUND` … */
  code?: string
}

/** The object storage cannot be used: out of reach, slow, or it refuses. Says neither keys nor addresses. */
export class StorageAway extends Error {
  readonly answered: Answered

  constructor(message: string, answered: Answered = {}) {
    super(message)
    this.answered = answered
  }
}
