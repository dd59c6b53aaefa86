import { type AliasedExpression, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db.ts'
import { type Fields, type ListedRow, listedRows } from '../products/on-sale.queries.ts'
import type { SortKey } from './cursor.ts'
import type { Placed, Sorting } from './sorting.queries.ts'

/** Rows after a sort key; `isBack`: before it, in reverse. */
export interface KeysetPage {
  after: SortKey | undefined
  limit: number
  isBack?: boolean
  /** What its rows carry. */
  fields?: Fields
}

export interface Listed {
  rows: (ListedRow & SortKey)[]
  total: number
}

/** The first so many; `isBeyond` where they begin at a key. */
export function keysetPageOf(
  db: Db,
  places: AliasedExpression<Placed, 'places'>,
  sorting: Sorting,
  limit: number,
  isBeyond?: RawBuilder<boolean>,
) {
  const sorted = db
    .selectFrom(places)
    .select(['places.id', 'places.place'])
    .orderBy('places.place', sorting.direction)
    .orderBy('places.id', sorting.direction)
    .limit(sql.lit(limit))
  return isBeyond ? sorted.where(isBeyond) : sorted
}

export function rowsOf(
  db: Db,
  page: AliasedExpression<Placed, 'page'>,
  sorting: Sorting,
  { fields }: Pick<KeysetPage, 'fields'>,
): RawBuilder<(ListedRow & SortKey)[]> {
  return jsonArrayFrom(
    listedRows(db, fields)
      .innerJoin(page, 'page.id', 'products.id')
      .select(sorting.key.as('key'))
      .orderBy('page.place', sorting.direction)
      .orderBy('page.id', sorting.direction),
  )
}
