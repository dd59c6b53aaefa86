import { sql } from 'kysely'
import type { ProductSort } from '#contract/catalog'
import { MOST_COUNTED } from '#contract/counting'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { listsBy } from './lists-by.queries.ts'
import { fittingProducts, type Wish } from './on-sale.queries.ts'
import { type Sorting, sortingOf } from './sorting.queries.ts'
import { type Listed, rowsOf, type Stretch, stretchOf } from './stretch.queries.ts'

/** Products in an order that an index has. */
export async function productsBrowsed(db: Db, wish: Wish, sort: ProductSort, stretch: Stretch): Promise<Listed> {
  // One plan does for all categories and stores; a list that is narrowed down needs one of its own.
  if (isNarrowed(wish)) return await browsed(db, wish, sort, stretch).executeTakeFirstOrThrow()
  return await plain(db, wish, sort, stretch)
}

const plain = listsBy((db, filters, sort, stretch) =>
  browsed(db, { ...filters, words: [] }, sort, stretch).modifyEnd(prepared),
)

function browsed(db: Db, wish: Wish, sort: ProductSort, stretch: Stretch) {
  const sorting = sortingOf(sort)
  const places =
    wish.categoryId === undefined || wish.vendorId !== undefined || wish.words.length > 0
      ? placesOf(db, wish, sorting).as('places')
      : firstOfEachCategory(db, wish, sorting, stretch).as('places')
  return db
    .selectNoFrom([
      rowsOf(db, stretchOf(db, places, sorting, stretch), sorting).as('rows'),
      totalOf(db, wish).as('total'),
    ])
    .$narrowType<{ total: number }>()
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
function isNarrowed({ words, sizeBit, minPoisha, maxPoisha, tag }: Wish): boolean {
  return words.length > 0 || [sizeBit, minPoisha, maxPoisha, tag].some((each) => each !== undefined)
}
