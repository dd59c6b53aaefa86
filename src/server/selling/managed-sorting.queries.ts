import { type RawBuilder, sql } from 'kysely'
import type { MANAGED_SORTS } from '#contract/values/choices'
import { millisecondsOf } from '../products/on-sale.queries.ts'

export type ManagedSort = (typeof MANAGED_SORTS)[number]

/** Sort key: lower-case name, poisha or milliseconds; then the id. */
export interface ManagedSortKey {
  key: string | number
  id: number
}

/** A total order, by id at last. */
export interface ManagedSorting {
  direction: 'asc' | 'desc'
  place: RawBuilder<unknown>
  key: RawBuilder<string | number>
  isBeyond(after: ManagedSortKey): RawBuilder<boolean>
}

const onPage = sql.ref<string | number>('page.place')
const cheapest: ManagedSorting = {
  direction: 'asc',
  place: sql.ref('products.price_poisha'),
  key: onPage,
  isBeyond: ({ key, id }) => sql`(products.price_poisha, products.id) > (${key}::int, ${id}::bigint)`,
}

export const managedSortings: Record<ManagedSort, ManagedSorting> = {
  newest: {
    direction: 'desc',
    place: sql.ref('products.created_at'),
    key: millisecondsOf(onPage),
    isBeyond: ({ key, id }) => sql`(products.created_at, products.id) < (${new Date(key)}::timestamptz, ${id}::bigint)`,
  },
  name: {
    direction: 'asc',
    place: sql`lower(products.name)`,
    key: onPage,
    isBeyond: ({ key, id }) => sql`(lower(products.name), products.id) > (${key}::text, ${id}::bigint)`,
  },
  price_asc: cheapest,
  price_desc: {
    ...cheapest,
    direction: 'desc',
    isBeyond: ({ key, id }) => sql`(products.price_poisha, products.id) < (${key}::int, ${id}::bigint)`,
  },
}
