import { m } from '#messages'
import type { Posted } from '../platform/outbound/post.ts'
import type { OutboundFailure } from '../platform/outbound/reach.ts'
import type { Outcome } from './sending.queries.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds between tries, as Standard Webhooks recommends; after the last of them a delivery has failed. */
export const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** Pauses differ by so much, so that a receiver that comes back is not asked everything at once. */
const JITTER = 0.1
const LONGEST_ANSWER = 300
export const GONE = 410

type Failure = OutboundFailure | 'own-fault'
export type Tried = Exclude<Posted, { failure: OutboundFailure }> | { failure: Failure; durationMs: number }

const PROBLEMS: Record<Failure, () => string> = {
  'unknown-host': () => m.webhooks_problem_unknown_host(),
  private: () => m.webhooks_address_private(),
  timeout: () => m.webhooks_problem_timeout(),
  certificate: () => m.webhooks_problem_certificate(),
  refused: () => m.webhooks_problem_refused(),
  broken: () => m.webhooks_problem_broken(),
  'own-fault': () => m.webhooks_problem_own_fault(),
}

/** 2xx has arrived; 410 asks for no more; anything else is tried again. */
export function outcomeOf(posted: Tried, tries: number, random = Math.random()): Outcome {
  const { durationMs } = posted
  const status = 'status' in posted ? posted.status : null
  const answer = 'answer' in posted ? readable(posted.answer) : ''
  const problem = 'failure' in posted ? PROBLEMS[posted.failure]() : ''
  const told = { status, answer, durationMs, problem }
  if (status !== null && status >= 200 && status < 300) return { ...told, state: 'Delivered', pause: null }
  const pause = status === GONE ? undefined : PAUSES[tries - 1]
  if (pause === undefined) return { ...told, state: 'Failed', pause: null }
  return { ...told, state: 'Waiting', pause: Math.round(pause * (1 + JITTER * random)) }
}

/** Without what no text may hold, or turns its direction. */
function readable(answer: string): string {
  return answer.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, LONGEST_ANSWER)
}
