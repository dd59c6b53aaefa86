import { Refusal } from '../platform/refusal.ts'
import { createTurns } from '../platform/turns.ts'

const RETRY_SECONDS = 2

/**
 * Hashing fills a core, so it goes one by one, at the front door of all accounts together: who logs in and who registers
 * wait in one short line, and the catalogue keeps answering. Beyond it: `too_many_at_once`.
 */
export const inTurnToHash = createTurns({
  atOnce: 1,
  waiting: 24,
  refusal: () => new Refusal('too_many_at_once', { retryAfterSeconds: RETRY_SECONDS }),
})
