import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { PATH_MARK } from '#contract/import-columns'
import type { Db } from '../platform/db.ts'

export interface ExportedProduct {
  id: number
  name: string
  categoryPath: string
  pricePoisha: number
  compareAtPoisha: number | null
  tags: string[]
  description: string
  specification: string
  storeName: string
  sizes: { size: string; stock: number | null }[]
}

/** Products after an id in the order of their ids, of one store or of all open ones. */
export async function productsAfter(
  db: Db,
  { vendorId, after, limit }: { vendorId: number | undefined; after: number; limit: number },
): Promise<ExportedProduct[]> {
  return await withPaths(db)
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .innerJoin('placed', 'placed.id', 'products.category_id')
    .select((the) => [
      'products.id',
      'products.name',
      'placed.path as categoryPath',
      'products.price_poisha as pricePoisha',
      'products.compare_at_poisha as compareAtPoisha',
      'products.tags',
      'products.description',
      'products.specification',
      'vendors.store_name as storeName',
      jsonArrayFrom(
        the.selectFrom('product_sizes').select(['size', 'stock']).whereRef('product_id', '=', 'products.id'),
      ).as('sizes'),
    ])
    .where('products.deleted_at', 'is', null)
    .where('vendors.deleted_at', 'is', null)
    .where('products.id', '>', after)
    .$if(vendorId !== undefined, (some) => some.where('products.vendor_id', '=', vendorId ?? 0))
    .orderBy('products.id')
    .limit(limit)
    .execute()
}

function withPaths(db: Db) {
  return db.withRecursive('placed', (of) =>
    of
      .selectFrom('categories')
      .select(['id', 'name as path'])
      .where('parent_id', 'is', null)
      .unionAll(
        of
          .selectFrom('categories as below')
          .innerJoin('placed', 'placed.id', 'below.parent_id')
          .select(['below.id', sql<string>`placed.path || ${PATH_MARK}::text || below.name`.as('path')]),
      ),
  )
}
