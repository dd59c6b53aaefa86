import { type RawBuilder, sql } from 'kysely'
import { millisecondsOf } from './on-sale.queries.ts'

export type ManagedSort = 'newest' | 'name' | 'price_asc' | 'price_desc'

/** Where a product stands in a sorted list: its name in small letters, its price in poisha or its age in milliseconds; then its id. */
export interface ManagedPlace {
  key: string | number
  id: number
}

/** How a list is sorted, always to the last id, so that no product stands on two pages or on none. */
export interface ManagedSorting {
  direction: 'asc' | 'desc'
  place: RawBuilder<unknown>
  /** The place of a row of the page as its cursor holds it. */
  key: RawBuilder<string | number>
  isBeyond(after: ManagedPlace): RawBuilder<boolean>
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
