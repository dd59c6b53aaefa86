import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '#contract/catalog'
import type { Place } from './cursor.ts'
import { millisecondsOf } from './on-sale.queries.ts'
import { rankOf } from './search.queries.ts'
import type { SoughtWord } from './search.ts'

/** A product in a sorted list: `place` is what it is sorted by, and then comes its id. */
export interface Placed {
  id: number
  place: unknown
}

/** How a list is sorted, always to the last id, so that no product stands on two pages or on none. */
export interface Sorting {
  direction: 'asc' | 'desc'
  place: RawBuilder<unknown>
  /** The place of a row of the page as the number its cursor holds. */
  key: RawBuilder<number>
  isBeyond(after: Place): RawBuilder<boolean>
}

export function sortingOf(sort: ProductSort, words: SoughtWord[]): Sorting {
  const onPage = sql.ref<number>('page.place')
  if (sort === 'newest')
    return {
      direction: 'desc',
      place: sql.ref('products.created_at'),
      key: millisecondsOf(onPage),
      isBeyond: ({ key, id }) => sql`(places.place, places.id) < (${new Date(key)}::timestamptz, ${id}::bigint)`,
    }
  if (sort === 'price_asc')
    return {
      direction: 'asc',
      place: sql.ref('products.price_poisha'),
      key: onPage,
      isBeyond: ({ key, id }) => sql`(places.place, places.id) > (${key}::int, ${id}::bigint)`,
    }
  return {
    direction: 'desc',
    place: sort === 'price_desc' ? sql.ref('products.price_poisha') : rankOf(words),
    key: onPage,
    isBeyond: ({ key, id }) => sql`(places.place, places.id) < (${key}::int, ${id}::bigint)`,
  }
}
