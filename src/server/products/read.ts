import type { Product } from '#contract/products'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { productOnSale } from './on-sale.queries.ts'
import { productOf } from './product.ts'

/** Refuses `product_not_found` for whatever is not on sale. */
export async function readProductOnSale(db: Db, id: number): Promise<Product> {
  const row = await productOnSale(db, id)
  if (!row) throw new Refusal('product_not_found')
  return productOf(row)
}
