import type { Noted, Outcome, PricedPieces } from './journal.ts'

export interface Attempt {
  name: string
  who: number
  outcome: Outcome
  lines: PricedPieces[]
  /** Every order that the shop said it was. */
  orderIds: number[]
  sentAt: number
  /** Of the last answer; for ever where none came. */
  endedAt: number
}

interface Open extends Attempt {
  presses: number
  isInDoubt: boolean
}

/** What each attempt came to: an order where any press was told so, a refusal only where no press is in doubt. */
export function attemptsOf(journal: Noted[]): Map<string, Attempt> {
  const attempts = new Map<string, Open>()
  for (const entry of journal) {
    if (entry.kind === 'send') open(attempts, entry)
    if (entry.kind === 'answer') close(attempts.get(entry.attempt), entry)
  }
  for (const attempt of attempts.values()) {
    const isInDoubt = attempt.isInDoubt || attempt.presses > 0
    attempt.outcome = attempt.orderIds.length > 0 ? 'ok' : isInDoubt ? 'unknown' : 'refused'
    if (attempt.outcome === 'unknown') attempt.endedAt = Number.POSITIVE_INFINITY
  }
  return attempts
}

function open(attempts: Map<string, Open>, { attempt: name, who, lines, at }: Noted & { kind: 'send' }): void {
  const known = attempts.get(name)
  const attempt: Open = known ?? {
    ...{ name, who, lines, outcome: 'unknown', orderIds: [], sentAt: at, endedAt: at, presses: 0, isInDoubt: false },
  }
  // The shop lets one customer’s presses wait for each other: a later one is answered after an earlier one is settled.
  if (attempt.presses === 0) attempt.isInDoubt = false
  attempt.presses += 1
  attempts.set(name, attempt)
}

function close(attempt: Open | undefined, { outcome, orderId, at }: Noted & { kind: 'answer' }): void {
  if (!attempt) return
  attempt.presses -= 1
  attempt.endedAt = at
  if (outcome === 'unknown') attempt.isInDoubt = true
  if (orderId !== null) attempt.orderIds.push(orderId)
}
