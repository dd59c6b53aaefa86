import { sql } from 'kysely'
import { MOST_COUNTED } from '#contract/values/limits'
import { visibleCategoryIdsBelow } from '../categories/categories.queries.ts'
import { type Buildable, compiledBy } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import type { Fields } from '../products/on-sale.queries.ts'
import type { Order, SortKey } from './cursor.ts'
import {
  eachAisle,
  type FilterName,
  type Filters,
  filterNames,
  filtersNamed,
  fittingProducts,
  type ProductQuery,
  shelfNamed,
} from './fitting-products.queries.ts'
import { type KeysetPage, keysetPageOf, type Listed, rowsOf } from './keyset-page.queries.ts'
import { type Placed, type Sorting, sortingOf } from './sorting.queries.ts'
import { rowsInTiers, sortKeysInTiers, tiersNamed } from './tiers.queries.ts'

export async function productsBrowsed(db: Db, query: ProductQuery, order: Order, keyset: KeysetPage): Promise<Listed> {
  // One plan fits all categories and stores, and no narrowed list.
  if (!isNarrowed(query)) return await plain(db, query, order, keyset)
  const { rows } = await browsed(db, query, order, keyset).execute(db)
  const [listed] = rows
  if (!listed) throw new Error('A list was not answered.')
  return listed
}

const plain = listsBy(
  (db, filters, order, keyset) => sql<Listed>`${browsed(db, { ...filters, terms: [] }, order, keyset)} ${prepared}`,
)

function browsed(db: Db, query: ProductQuery, order: Order, keyset: KeysetPage) {
  const sorting = sortingOf(order)
  return order.isInTiers ? inTiers(db, query, sorting, keyset) : asTheyStand(db, query, sorting, keyset)
}

function inTiers(db: Db, query: ProductQuery, sorting: Sorting, keyset: KeysetPage) {
  const tiers = tiersNamed(
    sorting,
    keyset,
    ({ isIn, isBeyond }) =>
      sql`${eachAisle(query, (inCategory) => {
        const places = fittingProducts(db, query, inCategory).where(isIn)
        return keysetPageOf(db, placesOf(places, sorting), sorting, keyset.limit, isBeyond)
      })}`,
  )
  return sql<Listed>`
    with ${shelfNamed(db, query)}, ${tiers}
    select ${rowsInTiers(db, sortKeysInTiers(), sorting, keyset)} as rows, ${totalOf(db, query)} as total`
}

function asTheyStand(db: Db, query: ProductQuery, sorting: Sorting, keyset: KeysetPage) {
  const { after, limit } = keyset
  const isBeyond = after && sorting.isBeyond(after)
  const walk = eachAisle(query, (inCategory) =>
    keysetPageOf(db, placesOf(fittingProducts(db, query, inCategory), sorting), sorting, limit, isBeyond),
  )
  const page = keysetPageOf(db, sql<Placed>`(${walk})`.as('places'), sorting, limit)
  return sql<Listed>`
    with ${shelfNamed(db, query)}
    select ${rowsOf(db, page.as('page'), sorting, keyset)} as rows, ${totalOf(db, query)} as total`
}

function placesOf(products: ReturnType<typeof fittingProducts>, sorting: Sorting) {
  return products.select(['products.id', sorting.place.as('place')]).as('places')
}

/** From the kept counts where they know all filters, else counted up to the bound. */
export function totalOf(db: Db, query: ProductQuery) {
  if (isNarrowed(query))
    return db
      .selectFrom(
        fittingProducts(db, query)
          .select('products.id')
          .limit(sql.lit(MOST_COUNTED + 1))
          .as('counted'),
      )
      .select((the) => the.fn.countAll<number>().as('count'))
  const counted = db
    .selectFrom('product_counts')
    .innerJoin('vendors', 'vendors.id', 'product_counts.vendor_id')
    .select(sql<number>`coalesce(sum(products), 0)`.as('count'))
    .where('vendors.is_selling', '=', true)
    .where('product_counts.category_id', 'in', visibleCategoryIdsBelow(db, query.categoryId))
  return query.vendorId === undefined ? counted : counted.where('product_counts.vendor_id', '=', query.vendorId)
}

function isNarrowed({ terms, sizeBits, minPoisha, maxPoisha, tag }: ProductQuery): boolean {
  return terms.length > 0 || [sizeBits, minPoisha, maxPoisha, tag].some((each) => each !== undefined)
}

interface Shape {
  filters: FilterName[]
  order: Order
  limit: number
  isLater: boolean
  fields: Fields
}

/** Lists whose statements are compiled once for each shape. */
export function listsBy(build: (db: Db, filters: Filters, order: Order, keyset: KeysetPage) => Buildable<Listed>) {
  const ask = compiledBy((db: Db, values: Filters & Partial<SortKey>, { filters, order, isLater, ...page }: Shape) => {
    const after = isLater ? placeAmong(values, order) : undefined
    return build(db, filtersNamed(filters, values), order, { ...page, after, isBack: order.isBack })
  })
  return async (db: Db, query: ProductQuery, order: Order, { limit, after, fields }: KeysetPage): Promise<Listed> => {
    const filters = filterNames(query)
    const values = { ...filtersNamed(filters, query), ...(after && placeAmong(after, order)) }
    const [listed] = await ask(db, values, { filters, order, limit, fields, isLater: after !== undefined })
    if (!listed) throw new Error('A list was not answered.')
    return listed
  }
}

function placeAmong({ key = 0, id = 0, tier = 0 }: Partial<SortKey>, { isInTiers }: Order): SortKey {
  return isInTiers ? { key, id, tier } : { key, id }
}
