import { m } from '#messages'
import type { RateLimit } from '../platform/rate-limits/rate-limiter.ts'

/** Each is an undeletable row, and a changed account is told by SMS. */
export const HAND_INS: RateLimit = {
  kind: 'papers_handed_in',
  most: 20,
  windowSeconds: 3600,
  refusal: m.account_limit_saves,
}
