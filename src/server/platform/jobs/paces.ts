/**
 * In ms. A job of a process that was killed goes on after `deadAfter`, a renewal and a poll: 15 seconds at the most. What was relayed
 * makes more to relay: as long as something comes, the next look is after `relayOn`. A stop gives back what it held within `lastQueries`,
 * or leaves it to the lease.
 */
export const PACES = {
  renew: 3_000,
  deadAfter: 10_000,
  poll: 2_000,
  relay: 1_000,
  relayOn: 50,
  restart: 2_000,
  lastQueries: 1_000,
}
export type Paces = typeof PACES
