import { type AliasedExpression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/db.ts'
import type { Place } from './cursor.ts'
import { productRows } from './on-sale.queries.ts'
import type { ProductRow } from './product.ts'
import type { Placed, Sorting } from './sorting.queries.ts'

/** The part of a list from the place `after` on. */
export interface Stretch {
  after: Place | undefined
  limit: number
}

/** Products, each with its place, and how many the whole list has. */
export interface Listed {
  rows: (ProductRow & Place)[]
  total: number
}

export function stretchOf(
  db: Db,
  places: AliasedExpression<Placed, 'places'>,
  sorting: Sorting,
  { after, limit }: Stretch,
) {
  const sorted = db
    .selectFrom(places)
    .select(['places.id', 'places.place'])
    .orderBy('places.place', sorting.direction)
    .orderBy('places.id', sorting.direction)
    .limit(sql.lit(limit))
  return after ? sorted.where(sorting.isBeyond(after)) : sorted
}

/** What the wire needs of the products in a stretch, as one value. */
export function rowsOf(db: Db, page: ReturnType<typeof stretchOf>, sorting: Sorting) {
  return jsonArrayFrom(
    productRows(db)
      .innerJoin(page.as('page'), 'page.id', 'products.id')
      .select(sorting.key.as('key'))
      .orderBy('page.place', sorting.direction)
      .orderBy('page.id', sorting.direction),
  )
}
