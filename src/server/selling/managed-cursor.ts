import * as z from 'zod/mini'
import { id } from '#contract/machinery/fields'
import { notACursor } from '../platform/database/newest-first.ts'
import type { ManagedSort, ManagedSortKey } from './managed-sorting.queries.ts'

const MOST_POISHA = 1_000_000_000
const price = z.int().check(z.minimum(0), z.maximum(MOST_POISHA))
const keys = {
  newest: z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 0))),
  name: z.string().check(z.maxLength(1000), z.refine(isText)),
  price_asc: price,
  price_desc: price,
}

/** PostgreSQL keeps no NUL. */
function isText(text: string): boolean {
  return !text.includes('\u0000') && Buffer.from(text).toString() === text
}

export function managedCursorOf(sort: ManagedSort, { key, id }: ManagedSortKey): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** Refuses a cursor that no list of this sorting ever gave. */
export function managedSortKeyOf(sort: ManagedSort, cursor: string): ManagedSortKey {
  const place = z.tuple([z.literal(sort), keys[sort], id])
  try {
    const [, key, last] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { key, id: last }
  } catch {
    throw notACursor()
  }
}
