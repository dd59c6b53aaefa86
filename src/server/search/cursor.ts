import * as z from 'zod/mini'
import { id } from '#contract/machinery/fields'
import type { ProductSort } from '#contract/search'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'

/** Where a product stands in a sorted list: its tier where the list is in tiers, what it is sorted by (poisha, milliseconds or rank), then its id. */
export interface SortKey {
  tier?: number
  key: number
  id: number
}

/** Where a page begins, and how many products stand before it. */
export interface Mark {
  sortKey: SortKey
  before: number
  isBack: boolean
}

const MOST_KEY: Record<Order['sort'], number> = {
  newest: Date.UTC(9999, 0),
  price_asc: 1_000_000_000,
  price_desc: 1_000_000_000,
  relevance: 1_000,
}
const MOST_BEFORE = 1_000_000_000

export function cursorOf({ sort, isInTiers }: Order, { sortKey: { tier = 0, key, id }, before, isBack }: Mark): string {
  const parts = [sort, key, id, before, isInTiers ? tier : '-', isBack ? 'back' : 'on']
  return Buffer.from(parts.join(' ')).toString('base64url')
}

/** Refuses a cursor that no list of this order ever gave. */
export function markOf({ sort, isInTiers }: Omit<Order, 'isBack'>, cursor: string): Mark {
  const [named, key, last, before, tier, way] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const parsed = z
    .object({
      key: z.int().check(z.minimum(0), z.maximum(MOST_KEY[sort])),
      id,
      before: z.int().check(z.minimum(0), z.maximum(MOST_BEFORE)),
      tier: isInTiers ? z.int().check(z.minimum(0), z.maximum(2)) : z.undefined(),
    })
    .safeParse({
      key: Number(key),
      id: Number(last),
      before: Number(before),
      tier: tier === '-' ? undefined : Number(tier),
    })
  if (named !== sort || !parsed.success || (way !== 'on' && way !== 'back'))
    throw new Refusal('invalid_request', { fields: { cursor: m.refusal_no_place_in_list() } })
  const { data } = parsed
  const sortKey =
    data.tier === undefined ? { key: data.key, id: data.id } : { key: data.key, id: data.id, tier: data.tier }
  return { sortKey, before: data.before, isBack: way === 'back' }
}

export interface Order {
  sort: ProductSort
  /** Tier by tier: what can be bought before what has sold out. */
  isInTiers: boolean
  isBack: boolean
}
