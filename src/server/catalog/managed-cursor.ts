import * as z from 'zod/mini'
import { id } from '#contract/fields'
import { notAPlace } from '../platform/newest-first.ts'
import type { ManagedPlace, ManagedSort } from './managed-sorting.queries.ts'

const MOST_POISHA = 1_000_000_000
const price = z.int().check(z.minimum(0), z.maximum(MOST_POISHA))
const keys = {
  newest: z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 0))),
  name: z.string().check(z.maxLength(1000), z.refine(isText)),
  price_asc: price,
  price_desc: price,
}

/** What the database can keep as text. */
function isText(text: string): boolean {
  return !text.includes('\u0000') && Buffer.from(text).toString() === text
}

export function managedCursorOf(sort: ManagedSort, { key, id }: ManagedPlace): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** Refuses a cursor that no list of this sorting ever gave. */
export function managedPlaceOf(sort: ManagedSort, cursor: string): ManagedPlace {
  const place = z.tuple([z.literal(sort), keys[sort], id])
  try {
    const [, key, last] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { key, id: last }
  } catch {
    throw notAPlace()
  }
}
