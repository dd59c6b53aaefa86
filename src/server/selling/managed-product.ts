import type { ManagedProduct } from '#contract/selling'
import type { Size } from '#contract/values/sizes'
import type { ProductRow } from '../products/on-sale.queries.ts'
import { productOf } from '../products/product.ts'

export interface ManagedRow extends ProductRow {
  /** Size → pieces left; null: not counted. */
  stock: Partial<Record<Size, number | null>>
  categoryName: string
  version: number
  isOnSale: boolean
}

export function managedProductOf(row: ManagedRow): ManagedProduct {
  const product = productOf(row)
  const stock = Object.fromEntries(product.sizes.map((size) => [size, row.stock[size] ?? null]))
  const { version, categoryName, isOnSale } = row
  return { ...product, version, stock, categoryName, isOnSale }
}
