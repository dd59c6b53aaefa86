import type { Selectable } from 'kysely'
import type { Size, SizeChartRow } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { type Named, written } from '../platform/database/named-columns.ts'
import type { Tables } from '../platform/database/tables.ts'
import { DOCUMENT_EDITION } from '../text-analysis/document.ts'
import { bitsInStock } from './in-stock.ts'

/** What its store says of a product, but for sizes and their chart; `image` is the content hash of the picture. */
export const PRODUCT_COLUMNS = {
  categoryId: 'category_id',
  name: 'name',
  description: 'description',
  specification: 'specification',
  pricePoisha: 'price_poisha',
  compareAtPoisha: 'compare_at_poisha',
  tags: 'tags',
  image: 'image',
} as const

export interface ProductColumns extends Named<Selectable<Tables['products']>, typeof PRODUCT_COLUMNS> {
  categoryId: number
  chart: SizeChartRow[] | null
  vector: string
}

export interface NewProduct extends ProductColumns {
  vendorId: number
  sizes: { size: Size; stock: number | null }[]
}

/** Ids in their order; sizes follow. */
export async function insertProductRows(tx: Db, products: NewProduct[]): Promise<number[]> {
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product) => ({
        vendor_id: product.vendorId,
        // The trigger would do it too, and write each row twice.
        sizes_in_stock: bitsInStock(product.sizes),
        ...columnsOf(product),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

export function columnsOf(product: ProductColumns) {
  return {
    ...written(PRODUCT_COLUMNS, product),
    size_chart: product.chart && JSON.stringify(product.chart),
    search: product.vector,
    indexed_as: DOCUMENT_EDITION,
  }
}

/** A `stock` of null is not counted. */
export async function insertSizes(
  tx: Db,
  sizes: { productId: number; size: string; stock: number | null }[],
): Promise<void> {
  if (sizes.length === 0) return
  await tx
    .insertInto('product_sizes')
    .values(sizes.map(({ productId, size, stock }) => ({ product_id: productId, size, stock })))
    .execute()
}
