import { LRUCache } from 'lru-cache'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { maySpend, type RateLimit } from '../platform/rate-limits/rate-limiter.ts'
import type { BookingRequest } from './courier.ts'
import { type CourierAccess, openAccount } from './open-account.ts'

const QUESTIONS: Omit<RateLimit, 'refusal'> = { kind: 'courier_prices', most: 300, windowSeconds: 60 * 60 }

const KEPT_MS = 60_000

/** Poisha by what it depends on. */
export type KeptPrices = LRUCache<string, number>

export function keptPrices(): KeptPrices {
  return new LRUCache({ max: 2_000, ttl: KEPT_MS })
}

interface Asker {
  actorId: number
  accountId: number
}

/**
 * Taka that a company takes for a delivery, kept for a minute; null where it does not say, or the actor asked too often: looks are
 * answered without it then.
 */
export async function askedPrice(
  shop: Db,
  desk: CourierAccess & { prices: KeptPrices },
  { actorId, accountId }: Asker,
  request: BookingRequest,
): Promise<number | null> {
  const { area, grams, cash } = request
  if (area === null) return null
  const key = [accountId, grams, cash, ...area.numbers].join(' ')
  const kept = desk.prices.get(key)
  if (kept !== undefined) return takaOf(kept)
  const opened = await openAccount(shop, desk, accountId)
  if (!opened?.courier.price || !(await maySpend(shop, QUESTIONS, `account:${actorId}`))) return null
  const poisha = await opened.courier.price(opened.account, request)
  if (poisha === null) return null
  desk.prices.set(key, poisha)
  return takaOf(poisha)
}
