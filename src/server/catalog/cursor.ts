import * as z from 'zod/mini'
import type { ProductSort } from '#contract/catalog'
import { id } from '#contract/fields'
import { Refusal } from '../platform/refusal.ts'

/** The place of a product in a sorted list: what it is sorted by (poisha, milliseconds or rank), then its id. */
export interface Place {
  key: number
  id: number
}

const MOST_KEY: Record<ProductSort, number> = {
  newest: Date.UTC(9999, 0),
  price_asc: 1_000_000_000,
  price_desc: 1_000_000_000,
  relevance: 1_000,
}

export function cursorOf(sort: ProductSort, { key, id }: Place): string {
  return Buffer.from(`${sort} ${key} ${id}`).toString('base64url')
}

/** Refuses a cursor that no list of this sorting ever gave. */
export function placeOf(sort: ProductSort, cursor: string): Place {
  const [named, key, last] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const place = z.object({ key: z.int().check(z.minimum(0), z.maximum(MOST_KEY[sort])), id })
  const parsed = place.safeParse({ key: Number(key), id: Number(last) })
  if (named !== sort || !parsed.success)
    throw new Refusal('invalid_request', { fields: { cursor: 'This is not a place in this list.' } })
  return parsed.data
}
