import { addressOf } from '../platform/http/network.ts'
import { createFairLimiter } from '../platform/limits/fair-limiter.ts'
import { Refusal } from '../platform/refusal.ts'

const RETRY_SECONDS = 2
const LENGTH = 24

/** Hashing fills a core: one fair queue, a quarter per address or account; beyond that `too_many_at_once`. */
const inTurn = createFairLimiter({
  concurrency: 1,
  waiting: LENGTH,
  most: LENGTH / 4,
  refusal: () => new Refusal('too_many_at_once', { retryAfterSeconds: RETRY_SECONDS }),
})

/** `account`: none for a newcomer. */
export function limitHashing<Result>(
  { address, account }: { address: string; account?: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const from = `address:${addressOf(address)}`
  return inTurn(account === undefined ? [from] : [from, `account:${account}`], work)
}
