/**
 * What happens in this process, for who counts it (docs/decisions/074): figures and words of closed lists, never an id, and nothing of a
 * person. Nobody listens unless metrics are on.
 */
export interface Signals {
  /** By the pattern of the route, never by the path. What is sent from memory is in `cache-counts.ts`. */
  answered: { route: string; method: string; status: number; seconds: number }
  refused: { route: string; code: string }
  jobEnded: { job: string; outcome: 'done' | 'failed'; seconds: number }
  orderPlaced: object
  messageFinished: { way: string; state: string }
  courierAsked: { company: string; outcome: string }
  storageAsked: { method: string; outcome: string }
  webhookAsked: { outcome: string }
  limitSpent: { kind: string }
  transactionRetried: object
  /** A read replica is left out for a while. */
  replicaRested: { cause: 'lags' | 'away' | 'fails' }
  statementSlow: object
  /** Parts of the database’s log that the place of backups did not take in time. */
  walGivenUp: { parts: number }
  /** How long the invalidation feed took to be heard. */
  changesHeard: { seconds: number }
}

export type Listener = { [Name in keyof Signals]?: (signal: Signals[Name]) => void }

const listeners = new Set<Listener>()

export function noteSignal<Name extends keyof Signals>(name: Name, what: Signals[Name]): void {
  for (const listener of listeners) listener[name]?.(what)
}

/** Answers how to end it. */
export function listenToSignals(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `2xx`; without an answer 0. */
export function statusClass(status: number): string {
  return status === 0 ? 'none' : `${Math.floor(status / 100)}xx`
}
