import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { isOnSale, productRows } from '../products/on-sale.queries.ts'
import type { QueryTerm } from '../search/query-term.ts'
import { matchOf } from '../search/search.queries.ts'
import type { ManagedRow } from './managed-product.ts'
import type { ManagedSorting, ManagedSortKey } from './managed-sorting.queries.ts'

export interface ManagedQuery {
  words: QueryTerm[]
  vendorId?: number | undefined
  categoryId?: number | undefined
  /** Some counted size has so many left. */
  left?: { least: number; most: number } | undefined
}

/** Deleted ones and other stores’ are left out. */
export async function managedProducts(db: Db, ids: number[], vendorId: number | undefined): Promise<ManagedRow[]> {
  return await managedRows(db)
    .where('products.id', 'in', ids)
    .where('products.deleted_at', 'is', null)
    .$if(vendorId !== undefined, (some) => some.where('products.vendor_id', '=', vendorId ?? 0))
    .orderBy('products.id')
    .execute()
}

/** From the key `after` on, and how many on all pages. */
export async function managedPage(
  db: Db,
  query: ManagedQuery,
  sorting: ManagedSorting,
  { after, limit }: { after: ManagedSortKey | undefined; limit: number },
): Promise<{ rows: (ManagedRow & { key: string | number })[]; total: number }> {
  let page = fitting(db, query)
    .select(['products.id', sorting.place.as('place')])
    .orderBy(sorting.place, sorting.direction)
    .orderBy('products.id', sorting.direction)
    .limit(limit)
  if (after) page = page.where(sorting.isBeyond(after))
  const rows = managedRows(db)
    .innerJoin(page.as('page'), 'page.id', 'products.id')
    .select(sorting.key.as('key'))
    .orderBy('page.place', sorting.direction)
    .orderBy('page.id', sorting.direction)
  const total = fitting(db, query).select((the) => the.fn.countAll<number>().as('count'))
  return await db
    .selectNoFrom([jsonArrayFrom(rows).as('rows'), total.as('total')])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

function fitting(db: Db, { words, vendorId, categoryId, left }: ManagedQuery) {
  let fitting = db.selectFrom('products').where('products.deleted_at', 'is', null)
  if (words.length > 0) fitting = fitting.where(matchOf(words))
  if (vendorId !== undefined) fitting = fitting.where('products.vendor_id', '=', vendorId)
  if (categoryId !== undefined) fitting = fitting.where('products.category_id', 'in', categoryIdsFrom(db, categoryId))
  if (left) fitting = fitting.where('products.id', 'in', productIdsWith(db, left))
  return fitting
}

function categoryIdsFrom(db: Db, topId: number) {
  return db
    .withRecursive('branch', (of) =>
      of
        .selectFrom('categories')
        .select('id')
        .where('id', '=', topId)
        .union(
          of.selectFrom('categories as below').innerJoin('branch', 'branch.id', 'below.parent_id').select('below.id'),
        ),
    )
    .selectFrom('branch')
    .select('branch.id')
}

function productIdsWith(db: Db, { least, most }: { least: number; most: number }) {
  return db.selectFrom('product_sizes').select('product_id').where('stock', '>=', least).where('stock', '<=', most)
}

function managedRows(db: Db) {
  return productRows(db)
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'categories.name as categoryName',
      'products.version',
      isOnSale(db).as('isOnSale'),
      sql<Partial<Record<Size, number | null>>>`(
        select coalesce(json_object_agg(size, stock), '{}') from product_sizes where product_id = products.id
      )`.as('stock'),
    ])
}
