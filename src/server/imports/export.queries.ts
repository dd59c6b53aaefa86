import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { withNamedPaths } from '../categories/named-paths.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { selection } from '../platform/database/named-columns.ts'
import { PRODUCT_COLUMNS } from '../products/products.queries.ts'

export type ExportedProduct = Awaited<ReturnType<typeof productsAfter>>[number]

/** By id, of one store or all open ones. */
export async function productsAfter(
  db: Db,
  { vendorId, after, limit }: { vendorId: number | undefined; after: number; limit: number },
) {
  return await withNamedPaths(db)
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .innerJoin('placed', 'placed.id', 'products.category_id')
    .leftJoin('own_numbers', 'own_numbers.product_id', 'products.id')
    .select(selection('products', PRODUCT_COLUMNS))
    .select((the) => [
      'products.id',
      'placed.path as categoryPath',
      'vendors.store_name as storeName',
      'own_numbers.number as ownNumber',
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
