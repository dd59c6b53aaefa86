import { type AliasedExpression, type Expression, type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/counting'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { listsBy } from './lists-by.queries.ts'
import { type Filters, fittingProducts, type Wish } from './on-sale.queries.ts'
import { type Placed, type Sorting, sortingOf } from './sorting.queries.ts'
import { type Listed, rowsOf, type Stretch, stretchOf } from './stretch.queries.ts'

/** By nothing that the indexes of the lists do not hold, and by something that the kept counts do not know. */
export function isNarrowedByIndex({ words, tag, sizeBit, minPoisha, maxPoisha }: Wish): boolean {
  const isNarrowed = [sizeBit, minPoisha, maxPoisha].some((each) => each !== undefined)
  return isNarrowed && words.length === 0 && tag === undefined
}

/**
 * Products narrowed down by price and size, in an order that an index has. They are counted by price, no further than is
 * said. Where that is all of them, the page is made of these; where they are more, they are found soon enough on a walk
 * through all in the order of the page. So one plan does for every price, and none has to be guessed.
 */
export const productsNarrowed = listsBy((db, filters, sort, stretch) => {
  const sorting = sortingOf(sort)
  const walked = stretchOf(db, walkedPlaces(db, filters, sorting, stretch), sorting, stretch)
  const places = sql<Placed>`(
    select id, ${sorting.place} as place from counted as products where not ${areMore()}
    union all select id, place from ${walked} as walked where ${areMore()}
  )`.as<'places'>(sql.ref('places'))
  return sql<Listed>`
    with shelf as materialized (select id from ${visibleCategoryIds(db, filters.categoryId)} as visible),
    counted as materialized (
      ${eachAisle(filters, (inCategory) =>
        fittingProducts(db, { ...filters, words: [] }, inCategory)
          .select(['products.id', 'products.created_at', 'products.price_poisha'])
          .orderBy('products.price_poisha')
          .orderBy('products.id')
          .limit(MOST),
      )} limit ${MOST}
    )
    select ${rowsOf(db, stretchOf(db, places, sorting, stretch), sorting)} as rows,
      (select count(*) from counted) as total
    ${prepared}`
})

const MOST = sql.lit(MOST_COUNTED + 1)

function areMore(): RawBuilder<boolean> {
  return sql<boolean>`((select count(*) from counted) > ${sql.lit(MOST_COUNTED)})`
}

/** What an order by age goes through is not to be looked for by its price first. */
function walkedPlaces(
  db: Db,
  filters: Filters,
  sorting: Sorting,
  stretch: Stretch,
): AliasedExpression<Placed, 'places'> {
  return sql<Placed>`(${eachAisle(filters, (inCategory) =>
    stretchOf(
      db,
      fittingProducts(db, { ...filters, words: [] }, inCategory, { isPriceHidden: sorting.isByAge })
        .select(['products.id', sorting.place.as('place')])
        .as('places'),
      sorting,
      stretch,
    ),
  )})`.as<'places'>(sql.ref('places'))
}

/** The categories below are many lists, each of which an index has ready; a store’s and the whole shop’s are one. */
function eachAisle(
  { categoryId, vendorId }: Filters,
  listOf: (inCategory: RawBuilder<boolean>) => Expression<unknown>,
): RawBuilder<unknown> {
  if (categoryId === undefined || vendorId !== undefined)
    return sql`select listed.* from ${listOf(sql`products.category_id = any(array(select id from shelf))`)} as listed`
  return sql`select listed.* from shelf cross join lateral ${listOf(sql`products.category_id = shelf.id`)} as listed`
}
