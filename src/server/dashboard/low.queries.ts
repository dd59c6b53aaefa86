import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { isOnSale } from '../products/on-sale.queries.ts'

const MOST_LOW = 20
const MOST_SOLD_OUT = 8

interface SizeOnSale {
  productId: number
  name: string
  size: Size
}

/** Counted sizes on sale, of one store or all; emptiest first. */
export async function sizesRunningLow(
  db: Db,
  vendorId: number | undefined,
  lowStockLine: number,
): Promise<(SizeOnSale & { stock: number })[]> {
  return await countedSizes(db, vendorId)
    .select((of) => of.ref('product_sizes.stock').$notNull().as('stock'))
    .where('product_sizes.stock', '>', 0)
    .where('product_sizes.stock', '<=', lowStockLine)
    .orderBy('product_sizes.stock')
    .orderBy('product_sizes.product_id')
    .orderBy('product_sizes.size')
    .limit(MOST_LOW)
    .execute()
}

export async function sizesSoldOut(db: Db, vendorId: number | undefined): Promise<SizeOnSale[]> {
  return await countedSizes(db, vendorId)
    .where('product_sizes.stock', '=', 0)
    .orderBy('product_sizes.product_id', 'desc')
    .orderBy('product_sizes.size')
    .limit(MOST_SOLD_OUT)
    .execute()
}

function countedSizes(db: Db, vendorId: number | undefined) {
  return db
    .selectFrom('product_sizes')
    .innerJoin('products', 'products.id', 'product_sizes.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select((of) => [
      'products.id as productId',
      'products.name',
      of.ref('product_sizes.size').$castTo<Size>().as('size'),
    ])
    .where(isOnSale(db))
    .$if(vendorId !== undefined, (some) => some.where('products.vendor_id', '=', vendorId ?? 0))
}
