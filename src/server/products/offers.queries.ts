import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { isOnSale } from './on-sale.queries.ts'
import { type Columns, columnsOf, type Pieces, tableOf } from './stock.queries.ts'

/** What the shop offers of a size now; `sizeId` null: not that size. `stock` null: not counted. */
export type Offer = Awaited<ReturnType<typeof offers>>[number]

/** None where there never was such a product. */
export async function offersOf(db: Db, wanted: Pieces[]): Promise<Offer[]> {
  return await offers(db, columnsOf(wanted))
}

const offers = compiled((db, wanted: Columns) =>
  db
    .selectFrom(tableOf(wanted))
    .innerJoin('products', 'products.id', 'wanted.productId')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.product_id', '=', 'products.id').onRef('product_sizes.size', '=', 'wanted.size'),
    )
    .select((of) => [
      'wanted.productId',
      'wanted.size',
      'products.name',
      'products.image',
      'products.vendor_id as vendorId',
      'vendors.store_name as storeName',
      'vendors.owner_id as ownerId',
      'products.price_poisha as pricePoisha',
      of('products.deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'),
      isOnSale(db).as('isOnSale'),
      'vendors.orders_paused as isPaused',
      'product_sizes.id as sizeId',
      'product_sizes.stock',
    ]),
)
