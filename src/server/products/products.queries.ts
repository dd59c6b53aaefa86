import type { Size, SizeChartRow } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { DOCUMENT_EDITION } from '../text-analysis/document.ts'
import { bitsInStock } from './in-stock.ts'

export interface ProductColumns {
  categoryId: number
  name: string
  description: string
  specification: string
  pricePoisha: number
  compareAtPoisha: number | null
  tags: string[]
  chart: SizeChartRow[] | null
  /** Content hash of the picture. */
  image: string | null
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
    category_id: product.categoryId,
    name: product.name,
    description: product.description,
    specification: product.specification,
    price_poisha: product.pricePoisha,
    compare_at_poisha: product.compareAtPoisha,
    tags: product.tags,
    size_chart: product.chart && JSON.stringify(product.chart),
    image: product.image,
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
