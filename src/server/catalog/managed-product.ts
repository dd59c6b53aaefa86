import type { Size } from '#contract/garment'
import type { ManagedProduct } from '#contract/managed-products'
import { type ProductRow, productOf } from './product.ts'

/** A product as the queries for its store read it. */
export interface ManagedRow extends ProductRow {
  /** Size → pieces left; null: not counted. */
  stock: Partial<Record<Size, number | null>>
  categoryName: string
  isOnSale: boolean
}

export function managedProductOf(row: ManagedRow): ManagedProduct {
  const product = productOf(row)
  const stock = Object.fromEntries(product.sizes.map((size) => [size, row.stock[size] ?? null]))
  return { ...product, stock, categoryName: row.categoryName, isOnSale: row.isOnSale }
}
