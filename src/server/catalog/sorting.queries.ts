import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '#contract/catalog'
import type { Place } from './cursor.ts'
import { millisecondsOf } from './on-sale.queries.ts'
import { type RankTerms, rankOf } from './search.queries.ts'

/** A product in a sorted list: `place` is what it is sorted by, and then comes its id. */
export interface Placed {
  id: number
  place: unknown
}

/** How a list is sorted, always to the last id, so that no product stands on two pages or on none. */
export interface Sorting {
  direction: 'asc' | 'desc'
  /** The newest first. */
  isByAge: boolean
  place: RawBuilder<unknown>
  /** The place of a row of the page as the number its cursor holds. */
  key: RawBuilder<number>
  isBeyond(after: Place): RawBuilder<boolean>
}

/** `words` are for a list by relevance. */
export function sortingOf(sort: ProductSort, words: RankTerms[] = []): Sorting {
  const onPage = sql.ref<number>('page.place')
  if (sort === 'newest')
    return {
      direction: 'desc',
      isByAge: true,
      place: sql.ref('products.created_at'),
      key: millisecondsOf(onPage),
      isBeyond: ({ key, id }) => sql`(places.place, places.id) < (${momentOf(key)}, ${id}::bigint)`,
    }
  if (sort === 'price_asc')
    return {
      direction: 'asc',
      isByAge: false,
      place: sql.ref('products.price_poisha'),
      key: onPage,
      isBeyond: ({ key, id }) => sql`(places.place, places.id) > (${key}::int, ${id}::bigint)`,
    }
  return {
    direction: 'desc',
    isByAge: false,
    place: sort === 'price_desc' ? sql.ref('products.price_poisha') : rankOf(words),
    key: onPage,
    isBeyond: ({ key, id }) => sql`(places.place, places.id) < (${key}::int, ${id}::bigint)`,
  }
}

function momentOf(milliseconds: number): RawBuilder<Date> {
  return sql`('epoch'::timestamptz + ${milliseconds}::float8 * interval '1 millisecond')`
}
