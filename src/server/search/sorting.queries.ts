import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '#contract/search'
import { unplanned } from '../platform/database/prepared.queries.ts'
import { millisecondsOf } from '../products/on-sale.queries.ts'
import type { Order, SortKey } from './cursor.ts'
import { type RankTerms, rankOf } from './search.queries.ts'

/** A row’s sort key; its id breaks ties. */
export interface Placed {
  id: number
  place: unknown
}

/** A total order, by id at last, so that no product is on two pages or none. */
export interface Sorting {
  direction: 'asc' | 'desc'
  isByAge: boolean
  place: RawBuilder<unknown>
  /** The sort key as the number in the cursor. */
  key: RawBuilder<number>
  isBeyond(after: SortKey): RawBuilder<boolean>
  /** As `isBeyond` where the condition holds, else true. */
  isBeyondWhere(condition: RawBuilder<boolean>, after: SortKey): RawBuilder<boolean>
}

export function sortingOf({ sort, isBack }: Omit<Order, 'isInTiers'>, words: RankTerms[] = []): Sorting {
  const isRising = (sort === 'price_asc') !== isBack
  const isByAge = sort === 'newest'
  const onPage = sql.ref<number>('page.place')
  const beyond = (bound: RawBuilder<unknown>, id: number) =>
    sql<boolean>`(places.place, places.id) ${isRising ? sql`>` : sql`<`} (${bound}, ${id}::bigint)`
  const boundOf = ({ key }: SortKey) => unplanned(isByAge ? momentOf(key) : sql`${key}::int`)
  return {
    direction: isRising ? 'asc' : 'desc',
    isByAge,
    place: placeIn(sort, words),
    key: isByAge ? millisecondsOf(onPage) : onPage,
    isBeyond: (after) => beyond(boundOf(after), after.id),
    isBeyondWhere: (condition, after) =>
      beyond(sql`case when ${condition} then ${boundOf(after)} else ${before(isByAge, isRising)} end`, after.id),
  }
}

function placeIn(sort: ProductSort, words: RankTerms[]): RawBuilder<unknown> {
  if (sort === 'relevance') return rankOf(words)
  return sql.ref(sort === 'newest' ? 'products.created_at' : 'products.price_poisha')
}

/** Before every sort key. */
function before(isByAge: boolean, isRising: boolean): RawBuilder<unknown> {
  if (isByAge) return isRising ? sql`'-infinity'::timestamptz` : sql`'infinity'::timestamptz`
  return isRising ? sql`-1` : sql`2147483647`
}

function momentOf(milliseconds: number): RawBuilder<Date> {
  return sql`('epoch'::timestamptz + ${milliseconds}::float8 * interval '1 millisecond')`
}
