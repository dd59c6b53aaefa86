import { type AliasedExpression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MOST_COUNTED } from '#contract/counting'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import type { Place } from './cursor.ts'
import { newestFound } from './newest-found.queries.ts'
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

/** Products by how well they meet words: the newest that meet them are compared (newest-found.queries.ts). */
export async function productsFound(db: Db, wish: Wish, sorting: Sorting, stretch: Stretch): Promise<Listed> {
  const ids = await newestFound(db, wish)
  const compared = sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'compared'>(sql`compared(id)`)
  // Product by product: the planner would rather read all products and all sizes once.
  const placed = db.selectFrom(compared).innerJoinLateral(
    (the) =>
      the
        .selectFrom('products')
        .select(['products.id', sorting.place.as('place')])
        .whereRef('products.id', '=', 'compared.id')
        .offset(0)
        .as('placed'),
    (join) => join.onTrue(),
  )
  const places = placed.select(['placed.id', 'placed.place']).as('places')
  const { rows } = await db
    .selectNoFrom(rowsOf(db, stretchOf(db, places, sorting, stretch), sorting).as('rows'))
    .executeTakeFirstOrThrow()
  return { rows, total: Math.min(ids.length, MOST_COUNTED + 1) }
}

/** Products in an order that an index has. */
export async function productsBrowsed(db: Db, wish: Wish, sorting: Sorting, stretch: Stretch): Promise<Listed> {
  const places =
    wish.categoryId === undefined || wish.vendorId !== undefined || wish.words.length > 0
      ? placesOf(db, wish, sorting).as('places')
      : firstOfEachCategory(db, wish, sorting, stretch).as('places')
  return await db
    .selectNoFrom([
      rowsOf(db, stretchOf(db, places, sorting, stretch), sorting).as('rows'),
      totalOf(db, wish).as('total'),
    ])
    // One plan does for all categories and stores; a list that is narrowed down needs one of its own.
    .$if(!isNarrowed(wish), (query) => query.modifyEnd(prepared))
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
    .limit(sql.lit(limit))
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

/** From the counts that the database keeps, where the wish asks for nothing they do not know; else no more than is said. */
function totalOf(db: Db, wish: Wish) {
  if (isNarrowed(wish))
    return db
      .selectFrom(
        fittingProducts(db, wish)
          .select('products.id')
          .limit(sql.lit(MOST_COUNTED + 1))
          .as('counted'),
      )
      .select((the) => the.fn.countAll<number>().as('count'))
  const counted = db
    .selectFrom('product_counts')
    .innerJoin('vendors', 'vendors.id', 'product_counts.vendor_id')
    .select(sql<number>`coalesce(sum(products), 0)`.as('count'))
    .where('vendors.status', '=', 'Approved')
    .where('vendors.deleted_at', 'is', null)
    .where('product_counts.category_id', 'in', visibleCategoryIds(db, wish.categoryId))
  return wish.vendorId === undefined ? counted : counted.where('product_counts.vendor_id', '=', wish.vendorId)
}

/** By more than the counts of the database know. */
function isNarrowed({ words, size, minPoisha, maxPoisha, tag }: Wish): boolean {
  return words.length > 0 || [size, minPoisha, maxPoisha, tag].some((each) => each !== undefined)
}
