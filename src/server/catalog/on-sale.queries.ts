import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductSort } from '#contract/catalog'
import type { Size } from '#contract/garment'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import type { Place } from './cursor.ts'
import type { ProductRow } from './product.ts'
import { matchOf, rankOf } from './search.queries.ts'
import type { SoughtWord } from './search.ts'

/** What a shopper asks for; prices in poisha. */
export interface Wish {
  words: SoughtWord[]
  categoryId?: number | undefined
  vendorId?: number | undefined
  /** Offered in this size and not sold out in it. */
  size?: Size | undefined
  minPoisha?: number | undefined
  maxPoisha?: number | undefined
}

/** One page of the products on sale that fit the wish, each with what it is sorted by, and how many fit in all. */
export async function productsOnSale(
  db: Db,
  wish: Wish,
  { sort, after, limit }: { sort: ProductSort; after: Place | undefined; limit: number },
): Promise<{ rows: (ProductRow & Place)[]; total: number }> {
  const { place, key, placeFrom } = orderOf(sort, wish.words)
  const direction = sort === 'price_asc' ? 'asc' : 'desc'
  const fitting = fittingProducts(db, wish)
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  const rest = after
    ? fitting.where(sql<boolean>`(${place}, products.id) ${beyond} (${placeFrom(after.key)}, ${after.id}::bigint)`)
    : fitting
  const page = rest
    .select(['products.id', place.as('place')])
    .orderBy('place', direction)
    .orderBy('products.id', direction)
    .limit(limit)
  const rows = productRows(db)
    .innerJoin(page.as('page'), 'page.id', 'products.id')
    .select(key.as('key'))
    .orderBy('page.place', direction)
    .orderBy('products.id', direction)
  return await db
    .selectNoFrom([
      jsonArrayFrom(rows).as('rows'),
      fitting.select((the) => the.fn.countAll<number>().as('count')).as('total'),
    ])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

/** The product, or undefined where it is not on sale. */
export async function productOnSale(db: Db, id: number): Promise<ProductRow | undefined> {
  const onSale = fittingProducts(db, { words: [] }).select('products.id').where('products.id', '=', id)
  return await productRows(db).where('products.id', 'in', onSale).executeTakeFirst()
}

/** On sale = not deleted, of an approved vendor, in a visible category. */
function fittingProducts(db: Db, wish: Wish) {
  let fitting = db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .where('products.deleted_at', 'is', null)
    .where('vendors.status', '=', 'Approved')
    .where('vendors.deleted_at', 'is', null)
    .where('products.category_id', 'in', visibleCategoryIds(db, wish.categoryId))
  if (wish.words.length > 0) fitting = fitting.where(matchOf(wish.words))
  if (wish.vendorId !== undefined) fitting = fitting.where('products.vendor_id', '=', wish.vendorId)
  if (wish.minPoisha !== undefined) fitting = fitting.where('products.price_poisha', '>=', wish.minPoisha)
  if (wish.maxPoisha !== undefined) fitting = fitting.where('products.price_poisha', '<=', wish.maxPoisha)
  if (wish.size !== undefined) fitting = fitting.where('products.id', 'in', inSize(db, wish.size))
  return fitting
}

function inSize(db: Db, size: Size) {
  return db
    .selectFrom('product_sizes')
    .select('product_id')
    .where('size', '=', size)
    .where((or) => or.or([or('stock', 'is', null), or('stock', '>', 0)]))
}

function productRows(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select((the) => [
      'products.id',
      'products.name',
      'products.price_poisha as pricePoisha',
      'products.compare_at_poisha as compareAtPoisha',
      'products.image',
      'products.tags',
      'products.description',
      'products.specification',
      'products.size_chart as sizeChart',
      'products.category_id as categoryId',
      'products.vendor_id as vendorId',
      'vendors.store_name as storeName',
      millisecondsOf(sql.ref('products.created_at')).as('createdAt'),
      jsonArrayFrom(
        the
          .selectFrom('product_sizes')
          .select(['size', sql<boolean>`stock is not distinct from 0`.as('isSoldOut')])
          .whereRef('product_id', '=', 'products.id'),
      ).as('sizes'),
    ])
}

interface Order {
  /** What the database sorts by. */
  place: RawBuilder<unknown>
  /** The same as a number for the cursor, and back. */
  key: RawBuilder<number>
  placeFrom(key: number): RawBuilder<unknown>
}

function orderOf(sort: ProductSort, words: SoughtWord[]): Order {
  const inPage = sql.ref<number>('page.place')
  if (sort === 'newest')
    return {
      place: sql.ref('products.created_at'),
      key: millisecondsOf(inPage),
      placeFrom: (key) => sql`${new Date(key)}::timestamptz`,
    }
  const place = sort === 'relevance' ? rankOf(words) : sql.ref('products.price_poisha')
  return { place, key: inPage, placeFrom: (key) => sql`${key}::int` }
}

function millisecondsOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${moment}) * 1000)::bigint`
}
