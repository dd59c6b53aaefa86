import { type AliasedExpression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import type { Place } from './cursor.ts'
import { fittingProducts, productRows, type Wish } from './on-sale.queries.ts'
import type { ProductRow } from './product.ts'
import type { Placed, Sorting } from './sorting.queries.ts'

/** The part of a list from the place `after` on. */
interface Stretch {
  after: Place | undefined
  limit: number
}

/** Products, each with its place, and how many the whole list has. */
interface Listed {
  rows: (ProductRow & Place)[]
  total: number
}

/** Products that meet words: found once, and both the page and its total are taken from what was found. */
export async function productsFound(db: Db, wish: Wish, sorting: Sorting, stretch: Stretch): Promise<Listed> {
  const found = sql<Placed>`found`
  const page = stretchOf(db, found.as('places'), sorting, stretch)
  const total = db.selectFrom(found.as('places')).select((the) => the.fn.countAll<number>().as('count'))
  return await db
    .with(
      (cte) => cte('found').materialized(),
      () => placesOf(db, wish, sorting),
    )
    .selectNoFrom([rowsOf(db, page, sorting).as('rows'), total.as('total')])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

/** Products by filters alone, read from an index in the order of the list. */
export async function productsBrowsed(db: Db, wish: Wish, sorting: Sorting, stretch: Stretch): Promise<Listed> {
  const places =
    wish.categoryId === undefined || wish.vendorId !== undefined
      ? placesOf(db, wish, sorting).as('places')
      : firstOfEachCategory(db, wish, sorting, stretch).as('places')
  return await db
    .selectNoFrom([
      rowsOf(db, stretchOf(db, places, sorting, stretch), sorting).as('rows'),
      totalOf(db, wish).as('total'),
    ])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

function placesOf(db: Db, wish: Wish, sorting: Sorting) {
  return fittingProducts(db, wish).select(['products.id', sorting.place.as('place')])
}

/** The categories below are many lists: the first of all of them are among the first of each, which its index has ready. */
function firstOfEachCategory(db: Db, wish: Wish, sorting: Sorting, stretch: Stretch) {
  const ofCategory = fittingProducts(db, wish, sql<boolean>`products.category_id = category.id`)
    .select(['products.id', sorting.place.as('place')])
    .as('places')
  return db
    .selectFrom(visibleCategoryIds(db, wish.categoryId).as('category'))
    .innerJoinLateral(stretchOf(db, ofCategory, sorting, stretch).as('first'), (join) => join.onTrue())
    .select(['first.id', 'first.place'])
}

function stretchOf(db: Db, places: AliasedExpression<Placed, 'places'>, sorting: Sorting, { after, limit }: Stretch) {
  const sorted = db
    .selectFrom(places)
    .select(['places.id', 'places.place'])
    .orderBy('places.place', sorting.direction)
    .orderBy('places.id', sorting.direction)
    .limit(limit)
  return after ? sorted.where(sorting.isBeyond(after)) : sorted
}

function rowsOf(db: Db, page: ReturnType<typeof stretchOf>, sorting: Sorting) {
  return jsonArrayFrom(
    productRows(db)
      .innerJoin(page.as('page'), 'page.id', 'products.id')
      .select(sorting.key.as('key'))
      .orderBy('page.place', sorting.direction)
      .orderBy('page.id', sorting.direction),
  )
}

/** From the counts that the database keeps, where the wish asks for nothing they do not know. */
function totalOf(db: Db, wish: Wish) {
  const { size, minPoisha, maxPoisha, tag } = wish
  if ([size, minPoisha, maxPoisha, tag].some((each) => each !== undefined))
    return fittingProducts(db, wish).select((the) => the.fn.countAll<number>().as('count'))
  const counted = db
    .selectFrom('product_counts')
    .innerJoin('vendors', 'vendors.id', 'product_counts.vendor_id')
    .select(sql<number>`coalesce(sum(products), 0)`.as('count'))
    .where('vendors.status', '=', 'Approved')
    .where('vendors.deleted_at', 'is', null)
    .where('product_counts.category_id', 'in', visibleCategoryIds(db, wish.categoryId))
  return wish.vendorId === undefined ? counted : counted.where('product_counts.vendor_id', '=', wish.vendorId)
}
