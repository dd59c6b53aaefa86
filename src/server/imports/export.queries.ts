import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { withNamedPaths } from '../categories/named-paths.queries.ts'
import type { Db } from '../platform/database/db.ts'

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

/** By id, of one store or all open ones. */
export async function productsAfter(
  db: Db,
  { vendorId, after, limit }: { vendorId: number | undefined; after: number; limit: number },
): Promise<ExportedProduct[]> {
  return await withNamedPaths(db)
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
