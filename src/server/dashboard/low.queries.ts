import type { Size } from '#contract/garment'
import { isOnSale } from '../catalog/stock.queries.ts'
import type { Db } from '../platform/db.ts'

const FEW_PIECES = 5
const MOST_ROWS = 20

/** Counted sizes of products on sale, of one store or all, of which little or nothing is left; the emptiest first. */
export async function sizesRunningLow(
  db: Db,
  vendorId: number | undefined,
): Promise<{ productId: number; name: string; size: Size; stock: number }[]> {
  return await db
    .selectFrom('product_sizes')
    .innerJoin('products', 'products.id', 'product_sizes.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select((of) => [
      'products.id as productId',
      'products.name',
      of.ref('product_sizes.size').$castTo<Size>().as('size'),
      of.ref('product_sizes.stock').$notNull().as('stock'),
    ])
    .where('product_sizes.stock', '<=', FEW_PIECES)
    .where(isOnSale(db))
    .$if(vendorId !== undefined, (some) => some.where('products.vendor_id', '=', vendorId ?? 0))
    .orderBy('product_sizes.stock')
    .orderBy('products.id')
    .orderBy('product_sizes.size')
    .limit(MOST_ROWS)
    .execute()
}
